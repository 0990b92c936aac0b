"""No file names a package registry or a path of one machine: a clone must work anywhere.

The patterns are written so that they do not match themselves.
"""

import re

import pytest

from tests.project.tree import ROOT, files

REGISTRIES = (
    r"pypi[.]org",
    r"pypi[.]python[.]org",
    r"pythonhosted[.]org",
    r"registry[.](?:npmjs[.]org|yarnpkg[.]com|npmmirror[.]com)",
    r"(?:deb|security|snapshot|archive|ftp(?:[.]\w+)?)[.]debian[.]org",
    r"(?:archive|security|ports)[.]ubuntu[.]com",
    r"conda[.]anaconda[.]org",
)
MACHINE_PATHS = (r"(?<![\w.~$)}-])/(?:root|work|farm)/", r"(?<![\w.~$)}-])/(?:home|Users)/\w+/")
ADDRESS = re.compile("|".join(REGISTRIES + MACHINE_PATHS))
# In requirements an option that says where to fetch is wrong, whatever it says.
SOURCE_OPTION = re.compile(r"--(?:extra-)?index-url|--find-links|--trusted-host|[a-z]+://")


def test_no_file_names_a_registry_or_a_machine() -> None:
    found = []
    for path in files():
        text = (ROOT / path).read_text(encoding="utf-8", errors="ignore")
        found += [f"{path}:{number}: {line.strip()[:100]}" for number, line in matches(ADDRESS, text)]
    assert not found, "\n".join(found)


def test_requirements_do_not_say_where_to_fetch() -> None:
    found = []
    for path in (ROOT / "requirements").iterdir():
        found += [f"{path.name}:{number}: {line}" for number, line in matches(SOURCE_OPTION, path.read_text())]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "parts",
    [
        ("https://pypi", ".org/simple/numpy"),
        ("https://files.python", "hosted.org/packages/x.whl"),
        ("https://registry.", "npmjs.org/x.tgz"),
        ("http://ftp.de.", "debian.org/debian"),
        ("'/", "root/.cache'"),
        ("file:///", "work/x"),
        (" /home", "/anne/tortuga"),
        ("/Users", "/anne/tortuga"),
    ],
)
def test_an_address_is_found(parts: tuple[str, str]) -> None:
    assert ADDRESS.search("".join(parts))


@pytest.mark.parametrize("text", ["src/work/x", "/rooted/", "the PyPI project", "www.debian.org", "/home/"])
def test_other_words_are_left_alone(text: str) -> None:
    assert not ADDRESS.search(text)


def matches(pattern: re.Pattern[str], text: str) -> list[tuple[int, str]]:
    return [(number, line) for number, line in enumerate(text.splitlines(), 1) if pattern.search(line)]
