"""docs/how-to/host.md, tried: its nginx configuration with TLS before a real server, and its backup."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.house.tree import ROOT
from tests.live.server import Server, free_port, serving

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("hosting")]
DOC = ROOT / "docs" / "how-to" / "host.md"


def found_nginx() -> str:
    """nginx on PATH or where Debian puts it; as root Debian's package; else the run fails."""
    path = os.environ.get("PATH", "") + ":/usr/sbin"
    if shutil.which("nginx", path=path) is None and os.getuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-q", "nginx-light"], check=False, capture_output=True, timeout=600)
    nginx = shutil.which("nginx", path=path)
    assert nginx, "expected nginx on PATH, or root and apt-get to install it: apt-get install nginx-light"
    return nginx


def block(language: str) -> str:
    """The code of that language in the document."""
    found = re.search(rf"```{language}\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def certificate(folder: Path) -> Path:
    """A self-signed certificate for play.example."""
    made = folder / "certificate.pem"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=play.example"]
    files = ["-addext", "subjectAltName=DNS:play.example", "-keyout", str(folder / "key.pem"), "-out", str(made)]
    subprocess.run(["openssl", *words, *files], check=True, capture_output=True)
    return made


@contextlib.contextmanager
def proxied(folder: Path, backend: int, port: int) -> Iterator[ssl.SSLContext]:
    """The document's nginx, with our own ports and certificate; yields what trusts it."""
    trusting = ssl.create_default_context(cafile=str(certificate(folder)))
    text = block("nginx").replace("127.0.0.1:8000", f"127.0.0.1:{backend}").replace("listen 443", f"listen {port}")
    text = text.replace("/etc/ssl/tortuga/", f"{folder}/")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    start = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
    if os.getuid() == 0:
        start = "user root;\n" + start
    config.write_text(f"{start}http {{\naccess_log off;\n{temporary}{text}}}\n", encoding="utf-8")
    process = subprocess.Popen([found_nginx(), "-c", str(config), "-p", str(folder)], stderr=subprocess.PIPE)
    try:
        _wait(process, port)
        yield trusting
    finally:
        process.terminate()
        process.communicate(timeout=20)


def _wait(process: subprocess.Popen[bytes], port: int) -> None:
    for _ in range(100):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None:
            break
        time.sleep(0.1)
    process.kill()
    raise AssertionError(f"nginx does not answer: {process.communicate()[1].decode()}")


def test_a_move_goes_through_the_proxy_of_the_document(tmp_path: Path) -> None:
    port = free_port()
    origin = f"https://play.example:{port}"
    with serving(tmp_path, "--public-url", origin) as server, proxied(tmp_path, server.port, port) as trusting:
        headers = {"host": f"play.example:{port}", "origin": origin}
        hello = {"sni_hostname": "play.example"}
        with httpx.Client(verify=trusting, base_url=f"https://127.0.0.1:{port}", headers=headers) as anna:
            named = anna.post("/me", data={"name": "Anna"}, extensions=hello)
            assert "secure" in named.headers["set-cookie"].lower()
            cookie = named.headers["set-cookie"].split(";")[0]
            anna.headers["cookie"] = cookie
            asked = {"game": "einauge", "hot_seat": True, "seats": [{"kind": "me"}, {"kind": "me"}]}
            made = anna.post("/api/tables", json=asked, extensions=hello).json()
            path = f"/t/{made['table']}/ws?version={made['version']}"
            with (
                socket.create_connection(("127.0.0.1", port)) as wire,
                connect(
                    f"wss://play.example:{port}{path}",
                    sock=wire,
                    ssl=trusting,
                    origin=Origin(origin),
                    additional_headers={"cookie": cookie},
                ) as frames,
            ):
                body = {"move": made["legal"][0], "version": made["version"], "command": "one"}
                moved = anna.post(f"/api/tables/{made['table']}/move", json=body, extensions=hello).json()
                assert f'"version": {moved["version"]}' in str(frames.recv(timeout=30))[:40]


def test_a_backup_of_a_running_server_restores_its_tables_and_seats(tmp_path: Path) -> None:
    script = re.search(r'python3 -c "(.*?)" FROM TO', DOC.read_text(encoding="utf-8"))
    assert script
    with serving(tmp_path) as server, httpx.Client(base_url=server.url, timeout=60) as anna:
        anna.headers["authorization"] = "Bearer " + anna.post("/api/users", json={"name": "Anna"}).json()["token"]
        asked = {"game": "einauge", "hot_seat": True, "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = anna.post("/api/tables", json=asked).json()
        moved = anna.post(f"/api/tables/{made['table']}/move", json={"move": made["legal"][0]}).json()
        copy = tmp_path / "copy.sqlite3"
        subprocess.run([sys.executable, "-c", script[1], server.database, str(copy)], check=True)
        token = anna.headers["authorization"]
    restored = Server(str(copy))
    restored.start()
    try:
        answer = httpx.get(f"{restored.url}/api/tables/{made['table']}", headers={"authorization": token}).json()
    finally:
        restored.stop()
    assert (answer["version"], answer["seat"], answer["steps"]) == (moved["version"], moved["seat"], moved["steps"])
