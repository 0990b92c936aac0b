"""The log of a table in words. Sentences are made once: a new version adds its own, taking back drops them."""

from __future__ import annotations

from collections import OrderedDict

from markupsafe import escape

from tortuga.games.kit.game import Game
from tortuga.i18n import translate
from tortuga.render.kit.words import story
from tortuga.tables.commands import AS_SEATED
from tortuga.tables.table import Notice, Table
from tortuga.web.lines import Frame
from tortuga.web.notices import names_at, sentence_of

KEPT = 4096  # tables
SHOWN = 60  # the newest events of a table; older ones are in the record
Chunk = tuple[int, str, str]  # the version, its sentences as a list's items in one line, the same as one text
GROUP = 10  # events of a part: one move changes the newest part alone
GROUPS = SHOWN // GROUP + 1
Log = tuple[Frame, str]

_EMPTY: Frame = ((),) * GROUPS
Entry = tuple[int, int, Notice | None]  # a version, the number of steps it brought, or what it told of a person
_logs: OrderedDict[tuple[str, str], tuple[list[Chunk], Frame]] = OrderedDict()


def log_of(table: Table, language: str) -> Log:
    """The list's items as parts of lines, newest first, and the newest event as one text to be read out."""
    if table.game is None:
        return _EMPTY, ""
    known: Log | None = table.memo.get(("log", language))
    if known is None:
        known = table.memo["log", language] = _log_of(table, table.game, language)
    return known


def _log_of(table: Table, game: Game, language: str) -> Log:
    key = (table.id, language)
    chunks, groups = _logs.get(key, ([], _EMPTY))
    known = _known(chunks, table)
    new = _told(table, game, language, len(known))
    if known is not chunks:
        known, groups, new = [], _EMPTY, known + new
    for chunk in new:
        known.append(chunk)
        groups = grown(groups, len(known), chunk[1])
    _logs[key] = known, groups
    _logs.move_to_end(key)
    if len(_logs) > KEPT:
        _logs.popitem(last=False)
    return groups, known[-1][2]


def grown(groups: Frame, count: int, line: str) -> Frame:
    """The parts with one line more, which is number *count*: newest first, and always so many parts, be they empty."""
    first, *rest = groups
    if (count - 1) % GROUP:
        first = (line, *first)
    else:
        first, rest = (line,), list(groups[:-1])
    oldest = GROUP * ((count - 1) // GROUP - GROUPS + 2) - max(0, count - SHOWN)  # lines of the last part still shown
    return first, *rest[:-1], rest[-1][:oldest]


def _entries(table: Table) -> list[Entry]:
    """Every version that brought steps, or told of a person, after the set-up."""
    entries: list[Entry] = [(version, len(steps), None) for version, steps in table.moved]
    entries += [(notice.seq, 0, notice) for notice in table.notices if notice.in_game]
    return sorted(entries, key=lambda entry: entry[0])


def _known(chunks: list[Chunk], table: Table) -> list[Chunk]:
    """What is still true: after a move was taken back its sentences are not."""
    moved = table.moved
    if not table.notices:
        if len(chunks) == len(moved) and len(moved) > 1 and chunks[-1][0] == moved[-2][0]:
            return chunks  # one event more: versions only rise, so what lies before is the same
        if len(chunks) == len(moved) + 1 and moved and chunks[-1][0] == moved[-1][0]:
            return chunks
    versions = [0, *(version for version, _, _ in _entries(table))]
    same = 0
    while same < min(len(chunks), len(versions)) and chunks[same][0] == versions[same]:
        same += 1
    return chunks if same == len(chunks) else chunks[:same]


def _told(table: Table, game: Game, language: str, known: int) -> list[Chunk]:
    """The chunks from number *known* on; counted from the end, for mostly one is new."""
    chunks, end = [], len(game.steps)
    for version, steps, notice in reversed(_entries(table)[max(known - 1, 0) :]):
        if notice is None:
            chunks.append(_chunk(table, game, version, end - steps, end, language))
        else:
            chunks.append(_notice_chunk(table, notice, language))
        end -= steps
    if not known:
        chunks.append(_chunk(table, game, 0, 0, end, language))
    return chunks[::-1]


def _chunk(table: Table, game: Game, version: int, start: int, end: int, language: str) -> Chunk:
    told = story(game.at(end), names_at(table, version), start, language)
    lines = [*(_opening(table, language) if version == 0 else ()), *told]
    seat = game.steps[start].seat if start < end else None
    items = (_item(version, number, line, seat if number == 0 else None) for number, line in enumerate(lines))
    return version, "".join(reversed(list(items))), ". ".join(lines)


def _notice_chunk(table: Table, notice: Notice, language: str) -> Chunk:
    text = sentence_of(table, notice, language)
    return notice.seq, _item(notice.seq, 0, text, None), text


def _opening(table: Table, language: str) -> list[str]:
    """E1.5: who begins, where that was not a matter of course."""
    start = table.spec.get("start", AS_SEATED)
    return [] if start == AS_SEATED else [translate(f"web-table-begins_{start}", language, name=table.names[0])]


def _item(version: int, number: int, line: str, seat: int | None) -> str:
    look = "chance" if seat is None else f"seat by-{seat}"
    text = line[:1].upper() + line[1:]
    return f'<li id="l{version}-{number}" class="{look}">{escape(text)}</li>'
