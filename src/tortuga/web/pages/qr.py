"""An address as a picture that a phone's camera reads."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from markupsafe import Markup


@lru_cache(maxsize=256)
def qr(address: str) -> Markup:
    """The QR code of an address as an SVG, for a page or a file of its own."""
    import segno  # only waiting rooms need it

    drawn, look = BytesIO(), {"scale": 4, "border": 1, "dark": "#10242e", "light": None, "omitsize": True}
    segno.make(address, error="m", micro=False).save(drawn, kind="svg", xmldecl=False, nl=False, **look)
    return Markup(drawn.getvalue().decode())
