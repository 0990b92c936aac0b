"""Studies and what-ifs: figures that are true, pages that stand alone, tables that are refused."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from tests.house.tree import ROOT
from tortuga.cli import main
from tortuga.games.kit.errors import OptionError
from tortuga.lab import charts, tally, whatif
from tortuga.lab.ratings import Share
from tortuga.lab.studies import QUESTIONS, page, questions_of, study
from tortuga.lab.studies.danger import layouts, shapes
from tortuga.lab.studies.figures import mean, slopes
from tortuga.lab.studies.report import Setting
from tortuga.lab.tally import Deals, tallied

DATA = ROOT / "src" / "tortuga" / "data" / "einauge" / "reconstruction-1.toml"
BARRAKUDA = ROOT / "src" / "tortuga" / "data" / "barrakuda" / "reconstruction-1.toml"


@pytest.fixture(scope="module")
def games() -> tally.Tallies:
    return tallied(Deals.of("einauge", 3), 300, 1)


def small(game: str = "einauge", games: int = 100) -> Setting:
    return Setting(game, games)


def documented(name: str) -> tuple[str, ...]:
    """The columns that docs/lab.md has for a question; words in brackets are values, not columns."""
    studies = (ROOT / "docs/lab.md").read_text("utf-8").partition("## Studies")[2]
    row = re.search(rf"^\| `{name}` \|(.*)\|$", studies, re.MULTILINE)
    assert row is not None
    return tuple(re.findall(r"`(\w+)`", re.sub(r"\(.*?\)", "", row[1])))


def test_one_deal_goes_round_all_line_ups() -> None:
    twice = tallied(Deals("einauge", (("Matrose", "Matrose"),) * 2), 8, 1)
    assert np.array_equal(twice.scores[0::2], twice.scores[1::2])


def test_games_do_not_depend_on_how_many_are_played_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = tallied(Deals.of("einauge", 2), 10, 1)
    monkeypatch.setattr(tally, "CHUNK", 3)
    assert np.array_equal(tallied(Deals.of("einauge", 2), 10, 2).scores, whole.scores)


def test_every_card_taken_was_bought_or_fought_for(games: tally.Tallies) -> None:
    assert np.array_equal(games.taken().sum(axis=2), games.event("bought") + games.event("fought"))


@pytest.mark.slow  # its kernel takes long to compile
def test_the_dives_of_the_thirds_are_all_dives() -> None:
    games = tallied(Deals.of("barrakuda", 2), 20, 1)
    assert np.array_equal(sum(games.taken(stage) for stage in range(3)), games.taken())
    assert np.array_equal(games.event("steals").sum(axis=1), games.event("robbed").sum(axis=1))


def test_a_bot_that_is_not_compiled_is_refused() -> None:
    with pytest.raises(OptionError, match="bot of a study: expected random or"):
        tallied(Deals("einauge", (("Kapitän", "Matrose"),)), 1, 1)


def test_least_squares_find_what_was_put_in() -> None:
    rng = np.random.default_rng(1)
    columns = rng.normal(size=(4000, 2))
    found = slopes(columns, 3 * columns[:, 0] - columns[:, 1] + rng.normal(size=4000))
    assert found[0].low < 3 < found[0].high and found[1].low < -1 < found[1].high


def test_nineteen_of_twenty_intervals_hold_the_mean() -> None:
    rng = np.random.default_rng(2)
    held = [(share := mean(rng.normal(size=50))).low < 0 < share.high for _ in range(1000)]
    assert 0.92 < np.mean(held) < 0.97


def test_all_layouts_and_shapes_are_there_and_agree_with_the_rules() -> None:
    shares = [share for share, _, _ in layouts()]
    assert (len(shares), len(shapes())) == (2550, 35)
    assert (round(min(shares), 2), round(max(shares), 1)) == (6.10, 35.1)


@pytest.mark.parametrize("picture", ["intervals", "lines"])
def test_a_chart_is_well_formed_and_named(picture: str) -> None:
    drawn = {
        "intervals": charts.intervals("A <b>", [("x & y", [Share(1, 0, 2)])], "unit", 0),
        "lines": charts.lines("A <b>", [("one", [0, 1, 2], [1.0, 3.0, 2.0])], "unit", "side", True),
    }[picture]
    assert ET.fromstring(drawn).attrib["aria-label"] == "A <b>"


def test_a_report_stands_alone_and_has_its_data_and_command_beside_it(tmp_path: Path) -> None:
    assert main(["study", "einauge", "seats", "--games", "200", "--jobs", "1", "--out", str(tmp_path)]) == 0
    text = (tmp_path / "einauge-seats.html").read_text("utf-8")
    about = json.loads((tmp_path / "einauge-seats.json").read_text("utf-8"))
    rows = pyarrow.parquet.read_table(tmp_path / "einauge-seats.parquet")
    assert "<svg" in text and "src=" not in text and "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert about["command"] in text and about["command"].startswith("tortuga study einauge seats --games 200")
    assert tuple(rows.column_names) == documented("seats")
    assert len(rows) == 2 + 3 + 4 + 5 and json.loads(rows.schema.metadata[b"tortuga study"]) == about
    assert "einauge-seats.html" in (tmp_path / "index.html").read_text("utf-8")


def test_finished_reports_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr("tortuga.lab.studies.commands.questions_of", lambda game: ["danger"] * (game == "barrakuda"))
    for _ in range(2):
        assert main(["study", "all", "--out", str(tmp_path), "--games", "100"]) == 0
    assert "kept" in capsys.readouterr().err


def test_a_question_there_is_not_is_refused(capsys: Any) -> None:
    assert main(["study", "einauge", "danger"]) == 2
    assert "question: expected seats, cards" in capsys.readouterr().err


def test_the_same_cards_change_nothing() -> None:
    found = whatif.compare(small(), {}, {})
    assert whatif.headline(found).startswith("Nothing changes")
    assert all(share.mean == 0 and share.low <= 0 for share in found.measures.values())


def test_a_what_if_tells_what_was_changed_and_what_follows(tmp_path: Path, capsys: Any) -> None:
    new = tmp_path / "new.toml"
    new.write_text(DATA.read_text("utf-8").replace("price = 8", "price = 1"), "utf-8")
    words = ["whatif", "einauge", "--cards", str(new), "--games", "200", "--jobs", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "islands[6].price: 8 → 1" in said and "* island 8" in said
    assert "What if: Einauge" in (tmp_path / "einauge-whatif.html").read_text("utf-8")


@pytest.mark.slow  # Barrakuda's kernel takes long to compile
def test_an_alternative_wreck_is_compared_where_it_lies(tmp_path: Path, capsys: Any) -> None:
    text = BARRAKUDA.read_text("utf-8")
    new = tmp_path / "new.toml"
    new.write_text(text.replace('"gold", x = 4', '"gold", x = 9'), "utf-8")
    words = ["whatif", "barrakuda", "--cards", str(new), "--games", "100", "--jobs", "1", "--json"]
    changed = []
    for more in ([], ["--option", "wrecks=4"]):
        assert main([*words, *more]) == 0
        changed.append(json.loads(capsys.readouterr().out)["measures"]["other winner"][0])
    assert changed[0] == 0 < changed[1]


def test_a_bad_table_is_refused_with_file_field_expected_and_came(tmp_path: Path, capsys: Any) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(DATA.read_text("utf-8").replace("price = 8", "price = -8"), "utf-8")
    assert main(["whatif", "einauge", "--cards", str(bad)]) == 2
    assert f"{bad}, islands[6].price: expected a whole number from 0 to 99; -8 came" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in ("einauge", "barrakuda") for name in questions_of(game)]
)
def test_every_question_is_answered(game: str, name: str, tmp_path: Path) -> None:
    report = study(name, small(game, 400))
    assert report.headline.endswith(".") and report.parts and report.data[1]
    assert name in QUESTIONS and documented(name) == tuple(report.data[0])
    page.write(report, game, name, "command", tmp_path)
    assert pyarrow.parquet.read_table(tmp_path / f"{game}-{name}.parquet").num_rows == len(report.data[1])
