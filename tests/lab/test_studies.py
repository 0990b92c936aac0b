"""Studies and what-ifs: figures that are true, pages that stand alone, tables that are refused."""

from __future__ import annotations

import dataclasses
import itertools
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from tests.project.tree import ROOT
from tortuga.cli import main
from tortuga.lab import charts, tally, whatif
from tortuga.lab.bots import entrant, play
from tortuga.lab.kernels.seeds import game_seed, master_of
from tortuga.lab.laboratory import laboratory
from tortuga.lab.ratings import Share, mean, slopes
from tortuga.lab.studies import page, questions_of, skill, study
from tortuga.lab.studies.cards import values_of
from tortuga.lab.studies.comparisons import compare, compared, holm, mark_clear, p_value, ranked, verdict
from tortuga.lab.studies.danger import layouts, shapes
from tortuga.lab.studies.report import COLUMNS, Setting, card
from tortuga.lab.tally import Deals, tallied

DATA = ROOT / "src" / "tortuga" / "data" / "einauge" / "reconstruction-1.toml"
BARRAKUDA = ROOT / "src" / "tortuga" / "data" / "barrakuda" / "reconstruction-1.toml"


@pytest.fixture(scope="module")
def games() -> tally.Tallies:
    return tallied(Deals.of("einauge", 3), 300, 1)


def small(game: str = "einauge", games: int = 100) -> Setting:
    return Setting(game, games)


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


@pytest.fixture(scope="module")
def outside() -> tally.Tallies:
    """Games of the same bot, played through `Game` as those of bots without a compiled policy are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Deals, "is_compiled", False)
        return tally.played((Deals.of("einauge", 3), 0, 60))


def test_a_game_played_outside_the_kernels_has_the_same_tally_of_cards(outside: tally.Tallies) -> None:
    assert np.array_equal(outside.taken().sum(axis=2), outside.event("bought") + outside.event("fought"))


@pytest.mark.parametrize("name", ["lead_changes", "drama", "halfway", "open", "choices", "moments"])
def test_the_course_of_a_game_is_the_same_inside_and_outside_the_kernels(
    name: str, games: tally.Tallies, outside: tally.Tallies
) -> None:
    inside, other = games.course(name), outside.course(name)
    error = np.sqrt(inside.var() / len(inside) + other.var() / len(other))
    assert abs(inside.mean() - other.mean()) < 4 * error


def test_a_change_of_the_lead_is_another_seat_that_leads_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deals, "is_compiled", False)  # the same game is played once more below
    deals = Deals.of("einauge", 2, bot="Toppgast")
    found = tally.played((deals, 0, 1))
    seed = game_seed(master_of(deals.seed, "tally"), 0).to_bytes(32, "big")
    game = play("einauge", deals.checked(), seed, [entrant("Toppgast", "einauge")] * 2, range(2))
    leaders, before = [], 0
    for number in range(1, len(game.steps) + 1):
        at = game.at(number)
        if at.seats_to_move or at.is_over:
            if at.turn_number != before or at.is_over:
                first, second = at.score_sheet().sum(axis=1)
                leaders += [first > second] if first != second else []
            before = at.turn_number
    assert found.course("lead_changes")[0] == sum(one != other for one, other in itertools.pairwise(leaders))


def test_the_budget_bounds_the_games_of_a_slow_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tortuga.lab.studies.report.seconds_a_game", lambda _: 0.25)
    assert Setting("einauge", 1_000_000, jobs=2, bots=("Toppgast",), seconds=60).fitted().games == 480


@pytest.mark.parametrize(("seconds", "games"), [(None, 1_000_000), (10, 80)])
def test_the_steady_bot_has_a_budget_only_if_asked(
    monkeypatch: pytest.MonkeyPatch, seconds: float | None, games: int
) -> None:
    monkeypatch.setattr("tortuga.lab.studies.report.seconds_a_game", lambda _: 0.25)
    assert Setting("einauge", 1_000_000, jobs=2, seconds=seconds).fitted().games == games


def test_the_budget_ends_a_match_of_the_ladder() -> None:
    over = skill.Deadline(0)
    assert [over.verdict([0.5] * blocks) for blocks in (1, 4, 5)] == [None, None, "time"]


def test_the_budget_bounds_the_games_of_compiled_bots_and_the_report_says_so() -> None:
    report = skill.answer(Setting("einauge", 1_000_000, bots=("Schiffsjunge", "Smutje"), seconds=0.01))
    assert int(str(report.data[1][0][-1])) < 10_000
    assert "It ended early, before 250,000 games: Smutje against Schiffsjunge" in report.parts[0].text


def test_least_squares_find_what_was_put_in() -> None:
    rng = np.random.default_rng(1)
    columns = rng.normal(size=(4000, 2))
    found = slopes(columns, 3 * columns[:, 0] - columns[:, 1] + rng.normal(size=4000))
    assert found[0].low < 3 < found[0].high and found[1].low < -1 < found[1].high


def test_nineteen_of_twenty_intervals_hold_the_mean() -> None:
    rng = np.random.default_rng(2)
    held = [(share := mean(rng.normal(size=50))).low < 0 < share.high for _ in range(1000)]
    assert 0.92 < np.mean(held) < 0.97


def test_holm_rejects_what_the_textbook_example_rejects() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]


def test_forty_comparisons_without_an_effect_seldom_have_a_clear_one() -> None:
    families = np.random.default_rng(3).uniform(size=(1000, 40))
    assert np.mean([any(holm(family.tolist())) for family in families]) < 0.07  # 0.05 and three standard errors


def test_three_deals_that_differ_are_too_few_for_a_small_p_value() -> None:
    assert p_value([1.0] * 3 + [0.0] * 997) == 0.25


def test_the_same_rules_under_another_seed_have_no_clear_effect(games: tally.Tallies) -> None:
    other = tallied(Deals.of("einauge", 3, seed="other"), games.games, 1)
    assert "Clear effects: none in " in whatif.finding([whatif.effect(other, games)])


def test_forty_comparisons_of_unrelated_deals_seldom_have_a_clear_effect() -> None:
    all_games = tallied(Deals.of("einauge", 3), 4000, 1)
    runs = [dataclasses.replace(all_games, **_rows(all_games, slice(run, None, 80))) for run in range(80)]
    pairs = zip(runs[0::2], runs[1::2], strict=True)
    clear = [any(one.is_clear for one in mark_clear(compared("", new, old))) for new, old in pairs]
    assert sum(clear) <= 5  # of 40, where 2 are expected


def test_an_interval_on_the_same_deals_is_narrower_than_one_on_others(games: tally.Tallies) -> None:
    longer = tallied(Deals.of("einauge", 3, {"end": "others_once_more"}), games.games, 1)
    turns = next(one for one in compared("", longer, games) if one.measure == "turns")
    alone = np.sqrt(sum(((share := mean(run.turns)).high - share.low) ** 2 for run in (longer, games)))
    assert turns.difference.high - turns.difference.low < 0.8 * alone


def test_the_imbalance_is_the_largest_distance_of_a_seat_from_its_fair_share(games: tally.Tallies) -> None:
    first = dataclasses.replace(games, facts=np.where(np.arange(4) == 2, 1, games.facts))  # the first seat wins all
    imbalance = next(one for one in compared("", first, games) if one.measure == "imbalance")
    assert (imbalance.after, imbalance.before) == pytest.approx(
        (200 / 3, 100 * np.abs(games.shares.mean(axis=0) - 1 / 3).max())
    )


def test_the_variant_that_changes_the_length_most_comes_first(games: tally.Tallies) -> None:
    variants = {
        f"{by} turns more": dataclasses.replace(games, facts=games.facts + np.array([by, 0, 0, 0]))
        for by in (0, 1, 40, 5)
    }
    found = mark_clear([one for name, run in variants.items() for one in compared(name, run, games)])
    assert ranked(found) == ["40 turns more", "5 turns more", "1 turns more", "0 turns more"]


def test_a_large_unclear_effect_comes_after_a_small_clear_one() -> None:
    rng = np.random.default_rng(4)
    noise = rng.normal(size=400)
    unclear = compare("unclear", "score", [1.0, 0.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.0])
    found = mark_clear([unclear, compare("clear", "score", noise + 0.1 + rng.normal(scale=0.1, size=400), noise)])
    assert found[0].size > found[1].size and ranked(found) == ["clear", "unclear"]


def test_shared_wins_that_never_happened_are_not_compared(games: tally.Tallies) -> None:
    alone = dataclasses.replace(games, facts=np.where(np.arange(4) == 2, 1, games.facts))
    assert "ties" not in [one.measure for one in compared("", alone, alone)]


def test_a_card_that_nobody_took_has_no_worth(games: tally.Tallies) -> None:
    none = dataclasses.replace(games, seats=games.seats * (np.arange(games.seats.shape[2]) > 0))  # the first island
    assert values_of(none, stages=True)[0] is None and values_of(none, stages=True)[1] is not None


def test_a_variant_that_nobody_would_notice_is_called_so(games: tally.Tallies) -> None:
    assert verdict(mark_clear(compared("", games, games))) == "nobody would notice"


def test_a_variant_with_twice_the_turns_is_called_longer(games: tally.Tallies) -> None:
    longer = dataclasses.replace(games, facts=games.facts * np.array([2, 1, 1, 1]))
    assert verdict(mark_clear(compared("", longer, games))) == "longer"


def test_too_few_deals_are_not_called_unnoticeable(games: tally.Tallies) -> None:
    few, others = (dataclasses.replace(games, **_rows(games, part)) for part in (slice(0, 8), slice(8, 16)))
    assert verdict(mark_clear(compared("", few, others))).startswith("too few deals to tell")


def _rows(games: tally.Tallies, part: slice) -> dict[str, Any]:
    return {name: getattr(games, name)[part] for name in ("scores", "facts", "seats", "marks", "courses")}


def test_a_measure_that_is_the_same_in_every_deal_has_no_interval(games: tally.Tallies) -> None:
    assert {one.text() for one in compared("", games, games)} == {"the same in every deal"}


def test_a_chart_leaves_out_what_was_not_observed() -> None:
    drawn = charts.intervals("Chart", [("one", [Share(1, 0, 2)]), ("none", [None])], "unit", 0)
    assert drawn.count("<circle") == 1


def test_an_event_that_never_happened_has_no_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tally.Tallies, "event", lambda self, _: np.zeros((self.games, self.deals.players)))
    rows = study("events", small(games=40)).data[1]
    assert {tuple(row[3:6]) for row in rows if row[2] == "a seat and game"} == {(0.0, None, None)}


@pytest.mark.parametrize("name", ["seats", "cards", "length", "events", "options"])
def test_the_headline_and_every_chart_name_the_bots_and_the_games(name: str) -> None:
    report = study(name, Setting("einauge", 1600, players=4))
    games = {"cards": "1,600 games", "options": "200 deals"}.get(name, "400 games")
    told = [report.headline, *(part.picture for part in report.parts if part.picture)]
    assert [text for text in told if not ("Matrose in every seat" in text and games in text)] == []


def test_the_options_are_ranked_by_effects_and_the_comparisons_counted() -> None:
    report = study("options", Setting("einauge", 1600, players=4))
    rows = report.parts[0].table
    assert "Clear effects: " in report.headline and " in 105 comparisons" in report.headline
    assert rows is not None and rows[1][0][0] == "colour bonus: added"
    assert rows[1][-1][1:3] == ["nobody would notice", "none"]


def test_no_seat_is_called_clearly_unfair_by_an_interval_that_holm_does_not_support() -> None:
    report = study("seats", small(games=400))
    assert "14 comparisons" in report.headline and "clearly" not in " ".join(part.text for part in report.parts)


def test_the_worth_of_a_choice_has_an_interval_where_random_play_never_wins() -> None:
    figures = study("course", small(games=400)).figures
    assert all(share.low < share.high for name, share in figures.items() if "worth" in name)


def test_the_mean_score_is_that_of_all_seats() -> None:
    found = tallied(Deals.of("einauge", 2), 100, 1)
    table = study("length", small(games=400)).parts[0].table
    assert table is not None and str(table[1][0][3]).startswith(f"{found.points.mean():.1f} ")


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
    assert list(rows.column_names) == list(about["columns"])
    assert len(rows) == 2 + 3 + 4 + 5 and json.loads(rows.schema.metadata[b"tortuga study"]) == about
    assert "einauge-seats.html" in (tmp_path / "index.html").read_text("utf-8")


def test_a_data_card_says_all_that_is_needed_to_make_the_figures_again(tmp_path: Path) -> None:
    words = ["study", "einauge", "cards", "--games", "100", "--bots", "1", "--jobs", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    about = json.loads((tmp_path / "einauge-cards.json").read_text("utf-8"))
    assert about["bots"][0]["name"] == "Schiffsjunge" and about["options"]["cards"]["islands"][6]["price"] == 8
    assert {"seed", "command", "version", "date", "games", "players", "rules", "columns"} <= about.keys()
    page = (tmp_path / "einauge-cards.html").read_text("utf-8")
    assert [word for word in ("Schiffsjunge", about["date"], "&#34;price&#34;: 8") if word not in page] == []


def test_every_column_of_the_data_has_a_meaning() -> None:
    reports = [study(name, small(games=200)) for name in ("seats", "cards", "length", "events", "options", "course")]
    assert {name for report in reports for name in report.data[0]} <= COLUMNS.keys()


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["einauge", "seats", "--bots", "Sub"], "bot: expected one that plays einauge"),
        (["einauge", "seats", "--bots", "11"], "level: expected a number from 1 to 10"),
        (
            ["einauge", "seats", "--bots", "1,2"],
            "expected one bot, in every seat (several for levels or skill)",
        ),
        (["barrakuda", "danger", "--bots", "1"], "--bots: expected none: danger plays no games"),
    ],
)
def test_bots_that_cannot_be_asked_are_refused(words: list[str], wrong: str, capsys: Any) -> None:
    assert main(["study", *words]) == 2
    assert wrong in capsys.readouterr().err


def test_the_worth_of_cards_is_told_by_level_of_play(tmp_path: Path) -> None:
    words = ["study", "einauge", "levels", "--bots", "1,7", "--games", "400", "--jobs", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    rows = pyarrow.parquet.read_table(tmp_path / "einauge-levels.parquet")
    assert set(rows["bot"].to_pylist()) == {"Schiffsjunge", "Matrose"}


def test_several_tables_are_compared_side_by_side(tmp_path: Path, capsys: Any) -> None:
    files = []
    for price in (1, 20):
        files.append(tmp_path / f"price{price}.toml")
        files[-1].write_text(DATA.read_text("utf-8").replace("price = 8", f"price = {price}"), "utf-8")
    asked = [word for file in files for word in ("--cards", str(file))]
    words = ["whatif", "einauge", *asked, "--games", "100", "--jobs", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    heads = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("measure"))
    assert heads.split() == ["measure", "old", "price1", "difference", "price20", "difference"]
    rows = pyarrow.parquet.read_table(tmp_path / "einauge-whatif.parquet")
    assert set(rows["variant"].to_pylist()) == {"price1", "price20"}


def test_every_picture_of_a_report_is_a_file_of_its_own(tmp_path: Path) -> None:
    report = study("danger", small("barrakuda"))
    page.write(report, card(report, small("barrakuda"), "command"), "danger", tmp_path)
    assert {path.name for path in tmp_path.glob("*.svg")} == {
        f"barrakuda-danger{number}.svg" for number in ("", "-2", "-3", "-4")
    }


def test_finished_reports_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    def only_danger(game: str) -> dict[str, Any]:
        return {name: question for name, question in laboratory(game).questions.items() if name == "danger"}

    monkeypatch.setattr("tortuga.lab.studies.questions_of", only_danger)
    for more in ([], ["--resume"]):
        assert main(["study", "all", "--out", str(tmp_path), "--games", "100", *more]) == 0
    assert "kept" in capsys.readouterr().err


def test_a_number_of_players_is_refused_where_a_question_is_not_about_it(capsys: Any) -> None:
    assert main(["study", "einauge", "skill", "--players", "3"]) == 2
    assert "--players: expected none: skill is not about a number of players" in capsys.readouterr().err


@pytest.mark.parametrize("question", ["seats", "length", "events"])
def test_a_question_about_every_number_of_players_can_be_asked_about_one(question: str, tmp_path: Path) -> None:
    words = ["study", "einauge", question, "--players", "3", "--games", "100", "--jobs", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    assert set(pyarrow.parquet.read_table(tmp_path / f"einauge-{question}.parquet")["players"].to_pylist()) == {3}
    about = json.loads((tmp_path / f"einauge-{question}.json").read_text("utf-8"))
    assert about["command"] == f"tortuga study einauge {question} --games 100 --players 3 --seed 1"


def test_a_question_there_is_not_is_refused(capsys: Any) -> None:
    assert main(["study", "einauge", "danger"]) == 2
    assert "question: expected seats, cards" in capsys.readouterr().err


def test_the_same_cards_change_nothing() -> None:
    found = whatif.play(small(), {"new": {}}, {})
    assert whatif.finding(found).startswith("Nothing changes")


def test_a_what_if_tells_what_was_changed_and_what_follows(tmp_path: Path, capsys: Any) -> None:
    new = tmp_path / "new.toml"
    new.write_text(DATA.read_text("utf-8").replace("price = 8", "price = 1"), "utf-8")
    words = ["whatif", "einauge", "--cards", str(new), "--games", "200", "--jobs", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "islands[6].price: 8 → 1" in said and re.search(r"^island 8 .*\]  *\*|^island 8 .*\] \*", said, re.MULTILINE)
    assert "200 deals for 3 players" in said and "Matrose in every seat" in said
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
        measures = json.loads(capsys.readouterr().out)["variants"][0]["measures"]
        changed.append(any(one["difference"] for one in measures))
    assert changed == [False, True]


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
    report = study(name, dataclasses.replace(small(game, 400), seconds=4))
    assert report.headline.endswith(".") and report.parts and report.data[1]
    page.write(report, card(report, small(game, 400), "command"), name, tmp_path)
    assert pyarrow.parquet.read_table(tmp_path / f"{game}-{name}.parquet").num_rows == len(report.data[1])
