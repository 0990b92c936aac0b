"""docs/how-to/host.md, tried: its nginx configuration with TLS before a real server, and its backup."""

from __future__ import annotations

import configparser
import contextlib
import json
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
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.live.server import Server, free_port, serving
from tests.programs import NGINX
from tests.project.tree import ROOT
from tests.tables.postgres import postgres
from tortuga.cli import application
from tortuga.i18n import translate

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("hosting")]
DOC = ROOT / "docs" / "how-to" / "host.md"


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
    nginx = NGINX.find()
    assert nginx, NGINX.missing()
    config = folder / "nginx.conf"
    start = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
    if os.getuid() == 0:
        start = "user root;\n" + start
    config.write_text(f"{start}http {{\naccess_log off;\n{temporary}{text}}}\n", encoding="utf-8")
    process = subprocess.Popen([nginx, "-c", str(config), "-p", str(folder)], stderr=subprocess.PIPE)
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
            path = f"/api/tables/{made['table']}/ws?version={made['version']}"
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
                now = json.loads(frames.recv(timeout=30))
                body = {"move": now["view"]["legal"][0], "version": now["game_version"], "command": "one"}
                moved = anna.post(f"/api/tables/{made['table']}/moves", json=body, extensions=hello).json()
                assert json.loads(frames.recv(timeout=30))["version"] == moved["version"]


def test_a_file_that_the_proxy_refuses_gets_the_page_of_the_server(tmp_path: Path) -> None:
    port = free_port()
    origin = f"https://play.example:{port}"
    headers = {"host": f"play.example:{port}", "origin": origin, "accept": "text/html", "accept-language": "de"}
    with serving(tmp_path, "--public-url", origin) as server, proxied(tmp_path, server.port, port) as trusting:
        file = {"record": ("large.json", b"x" * 6_000_000)}
        address = f"https://127.0.0.1:{port}/records"
        with httpx.Client(verify=trusting, headers=headers, timeout=60) as anna:
            answer = anna.post(address, files=file, extensions={"sni_hostname": "play.example"})
    assert (answer.status_code, translate("web-error-heading_413", "de") in answer.text) == (413, True)


# -- backup and restore ------------------------------------------------------------------------------------------------


def played(server: Server) -> tuple[str, dict[str, Any]]:
    """Somebody's token, and the table as they see it after a move."""
    with httpx.Client(base_url=server.url, timeout=60) as anna:
        anna.headers["authorization"] = "Bearer " + anna.post("/api/users", json={"name": "Anna"}).json()["token"]
        asked = {"game": "einauge", "hot_seat": True, "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = anna.post("/api/tables", json=asked).json()
        path = f"/api/tables/{made['table']}"
        anna.post(f"{path}/moves", json={"move": anna.get(path).json()["view"]["legal"][0]})
        return anna.headers["authorization"], anna.get(path).json()


def seen_at(database: str, token: str, table: str) -> dict[str, Any]:
    """The same table at a server on another database."""
    restored = Server(database)
    restored.start()
    try:
        found: dict[str, Any] = httpx.get(
            f"{restored.url}/api/tables/{table}", headers={"authorization": token}, timeout=60
        ).json()
        return found
    finally:
        restored.stop()


def run(command: str, backup: Path, database: str) -> None:
    """Run a command of the document, with our own file and database."""
    found = re.search(rf"^tortuga ({command} .+)$", DOC.read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    places = {"/var/backups/tortuga-1": str(backup), "/var/lib/tortuga/tables.sqlite3": database}
    words = [places.get(word, word) for word in found[1].split()]
    subprocess.run([sys.executable, "-m", "tortuga", *words], check=True)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_restores_its_tables_and_seats(tmp_path: Path, kind: str) -> None:
    with contextlib.ExitStack() as stack:
        database = str(tmp_path / "tables.sqlite3")
        if kind == "postgresql":
            database = stack.enter_context(postgres(tmp_path))
        server = Server(database)
        server.start()
        try:
            token, before = played(server)
            run("backup", tmp_path / "backup", database)
            played(server)  # what comes after the backup is lost with the database
        finally:
            server.stop()
        run("restore", tmp_path / "backup", database)
        assert seen_at(database, token, before["table"]["id"]) == before


# -- the service -------------------------------------------------------------------------------------------------------


def served(words: list[str]) -> dict[str, Any]:
    """What `tortuga serve` understands by these words."""
    found: dict[str, Any] = application().commands["serve"].make_context("serve", words).params
    return found


def test_the_service_starts_tortuga_with_options_it_has(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=True, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(block("ini"))
    program, *words = unit["Service"]["ExecStart"].split()
    assert words[0] == "serve"
    asked = served(words[1:])
    assert (Path(program).name, asked["port"], asked["public_url"]) == ("tortuga", 8000, "https://play.example")
    if shutil.which("systemd-analyze"):
        stub = tmp_path / "tortuga"
        stub.write_text("#!/bin/sh\n", encoding="utf-8")
        stub.chmod(0o755)
        service = tmp_path / "tortuga.service"
        service.write_text(block("ini").replace(program, str(stub)).replace("User=tortuga\n", ""), encoding="utf-8")
        checked = subprocess.run(["systemd-analyze", "verify", service], check=False, capture_output=True, text=True)
        assert (checked.returncode, checked.stderr) == (0, "")


def test_the_limits_of_the_document_are_those_of_the_program() -> None:
    rows = re.findall(r"^\| `--([a-z-]+)` \| (\d+) \|", DOC.read_text(encoding="utf-8"), re.MULTILINE)
    given = served([])
    assert {name: int(value) for name, value in rows} == {
        name: given[name.replace("-", "_")]
        for name in ("reads-a-minute", "moves-a-minute", "tables-a-minute", "sockets")
    }
