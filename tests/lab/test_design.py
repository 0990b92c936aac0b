"""Design by target: texts that are understood or refused, tables that are found, searches that are resumed."""

from __future__ import annotations

import itertools
import json
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tortuga.cli import main
from tortuga.games import GAMES
from tortuga.games.kit.errors import OptionError
from tortuga.lab.design.asked import Design
from tortuga.lab.design.fields import Values, fields_of
from tortuga.lab.design.files import toml
from tortuga.lab.design.measures import pooled
from tortuga.lab.design.model import proposals
from tortuga.lab.design.search import search
from tortuga.lab.design.targets import MET, MISSED, OPEN, Target
from tortuga.lab.design.trials import Trial, front
from tortuga.lab.ratings import Share, mean

EASY = ["minutes=1..60"]


def table(game: str) -> dict[str, Any]:
    found: dict[str, Any] = GAMES[game].rules.options_type.of().cards.plain()
    return found


def design(targets: list[str], vary: list[str], **more: Any) -> Design:
    return Design.of("einauge", targets, vary, games=400, **more)


@pytest.mark.parametrize("text", ["seats<=1", "minutes=25..35", "lead_changes>=3", "cards=-2..20.5", "skill>=6"])
def test_a_target_is_read_and_written_the_same(text: str) -> None:
    assert str(Target.of(text)) == text


@pytest.mark.parametrize("text", ["fun>=3", "minutes", "minutes=25", "minutes<=1..2", "minutes>3", "turns>=x", ""])
def test_a_wrong_target_is_refused_with_the_measures_there_are(text: str) -> None:
    with pytest.raises(OptionError, match="measures are seats, cards, minutes"):
        Target.of(text)


def test_a_range_with_its_ends_exchanged_is_refused() -> None:
    with pytest.raises(OptionError, match="the lower end"):
        Target.of("minutes=35..25")


def test_seats_have_only_an_upper_limit() -> None:
    with pytest.raises(OptionError, match="it is a distance"):
        Target.of("seats>=1")


@pytest.mark.parametrize(
    ("share", "verdict"), [(Share(30, 29, 31), MET), (Share(26, 24, 28), OPEN), (Share(24, 23, 26), MISSED)]
)
def test_a_target_is_met_by_the_whole_interval_on_average_or_missed(share: Share, verdict: str) -> None:
    assert Target.of("minutes=25..35").verdict({"minutes": share}) == verdict


def test_a_seat_may_be_no_further_below_its_share_than_above() -> None:
    figures = {"seat 1": Share(0.5, 0.4, 0.6), "seat 2": Share(-2.5, -2.6, -2.4)}
    assert Target.of("seats<=2").verdict(figures) == MISSED


def test_a_figure_close_to_the_end_of_a_range_misses_its_margin() -> None:
    target, figures = Target.of("minutes=25..35"), {"minutes": Share(34.9, 33, 36.8)}
    assert target.miss(figures) == 0 and target.miss(figures, part=0.5) > 0


def test_figures_of_two_runs_together_are_those_of_all_games() -> None:
    values = [float(number * number % 7) for number in range(300)]
    both = pooled({"a": mean(values[:100])}, 100, {"a": mean(values[100:])}, 200)["a"]
    assert both == pytest.approx(mean(values), rel=0.02)


def test_the_fields_of_a_table_are_called_as_people_call_them() -> None:
    names = [field.name for game in GAMES for field in fields_of(table(game))]
    assert {"island 8.price", "ship.price", "base 4.special.x"} <= set(names)


def test_a_number_anywhere_in_a_table_is_a_field() -> None:
    found = fields_of({"name": "x", "limit": 9, "rules": {"start": {"gold": 3}, "faces": [1, 2], "is_on": True}})
    assert [field.name for field in found] == ["limit", "rules.start.gold", "rules.faces.1", "rules.faces.2"]


@pytest.mark.parametrize(
    ("text", "number"), [("price:±2", 8), ("island *.price:±1", 7), ("island 8:±1", 5), ("island 8.price:6..10", 1)]
)
def test_a_pattern_names_the_fields_that_may_move(text: str, number: int) -> None:
    assert len(design(EASY, [text]).space.fields) == number


def test_a_field_moves_no_further_than_a_table_may_have_it() -> None:
    (field,) = design(EASY, ["island 2.price:±5"]).space.fields
    assert (field.low, field.high) == (0, 7)


def test_a_wreck_that_does_not_lie_on_the_board_is_left_alone() -> None:
    found = Design.of("barrakuda", EASY, ["special.x:±1"])
    assert {field.owner.split()[0] for field in found.space.fields} == {"base"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [("cost:±1", "a field of the card table"), ("price", "FIELD:±N"), ("price:2..1000", "a range that the field")],
)
def test_a_wrong_field_is_refused(text: str, expected: str) -> None:
    with pytest.raises(OptionError, match=expected):
        design(EASY, [text])


def test_a_change_is_told_in_words() -> None:
    space = design(EASY, ["island 8.price:6..10"]).space
    assert space.changes((9,)) == ["island 8: price 8 → 9"]


def test_the_front_has_the_tables_that_no_other_beats() -> None:
    asked = design(["minutes=10..11", "turns=10..11"], ["island 8.price:±4"])
    lines = [(4, 9, 20), (5, 20, 9), (6, 20, 20)]
    trials = [
        Trial((value,), 400, {"minutes": {"minutes": Share(a, a, a)}, "turns": {"turns": Share(b, b, b)}})
        for value, a, b in lines
    ]
    assert {trial.values for trial in front(trials, asked)} == {(4,), (5,)}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_is_written_as_a_file_that_is_the_same_table(game: str) -> None:
    read = GAMES[game].rules.options_type.of(cards=tomllib.loads(toml(table(game)))).cards.plain()
    assert read == table(game)


def test_the_model_proposes_tables_that_meet_the_target_by_what_the_tried_ones_show() -> None:
    asked, rng = design(["turns<=22"], ["price:±3"]), random.Random(1)

    def turns(values: Values) -> float:
        return 24 + 0.3 * sum(value - field.start for value, field in zip(values, asked.space.fields, strict=True))

    def tried() -> Trial:
        values = tuple(rng.choice([field.start, field.start + 1, field.low]) for field in asked.space.fields)
        return Trial(values, 400, {"turns": {"turns": Share(turns(values), turns(values) - 0.2, turns(values) + 0.2)}})

    trials = [one for one in (tried() for _ in range(40)) if turns(one.values) > 22.5]
    proposed = proposals(asked, trials, 3)
    assert len(proposed) == 3 and all(21 < turns(values) <= 22 for values in proposed)


def test_no_table_is_proposed_where_the_search_measures_nothing() -> None:
    asked = design(["skill>=2"], ["price:±3"])
    assert proposals(asked, [Trial(asked.space.start), Trial((0,) * 8)], 3) == []


def test_a_resumed_search_finds_what_one_run_finds() -> None:
    asked, lines = design(["turns<=20"], ["price:±3"], trials=40), list[dict[str, Any]]()
    *_, whole = search(asked, 1, 60, save=lines.append)
    *_, again = search(asked, 1, 60, kept=json.loads(json.dumps(lines[:2])))
    assert [one.plain() for one in again.tried] == [one.plain() for one in whole.tried]


def test_a_search_plays_no_kept_generation_again() -> None:
    asked, lines = design(["turns<=1"], ["price:±3"], trials=40), list[dict[str, Any]]()
    for _ in itertools.islice(search(asked, 1, 60, save=lines.append), 2):
        pass
    played: list[dict[str, Any]] = []
    next(iter(search(asked, 1, 60, kept=lines, save=played.append)))
    assert played == []


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a search that finds a table at once."""
    folder = tmp_path_factory.mktemp("design")
    words = ["--target", "turns>=18", "--vary", "island 8.price:9..12", "--games", "400", "--out", str(folder)]
    assert main(["design", "einauge", *words]) == 0
    return folder


def test_the_result_stands_alone(found: Path) -> None:
    result = json.loads((found / "einauge-design.json").read_text("utf-8"))
    wanted = {"bots", "games", "options", "seed", "command", "version", "date", "targets", "fields", "tables"}
    assert wanted <= result.keys() and result["options"]["cards"] == table("einauge")


def test_the_found_table_loads_and_says_where_its_fields_come_from(found: Path) -> None:
    cards = GAMES["einauge"].rules.options_type.of(cards=str(found / "einauge-design-1.toml")).cards
    sources = dict(cards.islands[6].provenance)
    assert sources["price"].endswith("was 8") and sources["jewels"] == "attested: example"


def test_a_finished_search_is_not_replaced_unasked(found: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--target", "turns>=18", "--vary", "price:±1", "--out", str(found)]
    assert main(["design", "einauge", *words]) == 2 and "--overwrite" in capsys.readouterr().err


def test_a_search_of_other_targets_is_not_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "einauge-design.journal").write_text('{"game": "einauge"}\n')
    words = ["--target", "turns>=18", "--vary", "price:±1", "--out", str(tmp_path), "--resume"]
    assert main(["design", "einauge", *words]) == 2 and "of another search" in capsys.readouterr().err


def test_targets_that_conflict_give_a_front_and_exit_code_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    targets = ["--target", "minutes<=10", "--target", "turns>=30"]
    words = [*targets, "--vary", "price:±3", "--games", "400", "--trials", "30", "--out", str(tmp_path)]
    assert main(["design", "einauge", *words]) == 1 and "Best compromises" in capsys.readouterr().out
