"""All positions of a small game for two in which somebody decides, and best responses on them.

Position *i* has a row for every pair of actions, `first_row[i] + a · sizes[i, 1] + b`; a seat that is not asked has one
action. A row leads over all outcomes of chance to ends, whose mean reward of seat 0 is `ends[row]`, and to positions:
its edges. Row 0 is the beginning of the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tortuga.games.kit import kernels, turn
from tortuga.games.kit.bits import count, nth
from tortuga.games.kit.compile import called, kernel, part, wide
from tortuga.lab.kernels import search

DEPTHS = 16  # outcomes of chance between two decisions
ROOM = 1 << 14  # rows, edges and new positions that one position may have
NOT_FOUND = -1
PLACED, ROWS, EDGES, DONE = 0, 1, 2, 3  # counters: positions, rows and edges found, positions whose rows are written
CAME = 3  # before the outcomes of chance in a row of `came`: position, actions of both seats
_FNV, _TIMES = np.uint64(0xCBF29CE484222325), np.uint64(0x100000001B3)


@part
def _hash(record: Any) -> Any:
    found = _FNV
    for byte in record:
        found = (found ^ np.uint64(byte)) * _TIMES
    return found ^ (found >> np.uint64(29))


@called
def _place(raw: Any, slots: Any, number: int) -> int:
    """The place of an equal position, or *number*, that of the last one written."""
    mask = slots.shape[0] - 1
    slot = wide(_hash(raw[number]) & np.uint64(mask))
    while slots[slot] != NOT_FOUND:
        same = True
        for byte in range(raw.shape[1]):
            if raw[slots[slot], byte] != raw[number, byte]:
                same = False
                break
        if same:
            return wide(slots[slot])  # type: ignore[no-any-return]
        slot = (slot + 1) & mask
    slots[slot] = number
    return number


@called
def _write_actions(rules: Any, state: Any, seat: int, out: Any) -> int:
    """The legal actions of *seat*, rising; how many. A seat that is not asked has one, -1."""
    if not turn.is_asked(state, seat):
        out[0] = -1
        return 1
    found = 0
    for word, members in enumerate(turn.legal(rules, state, seat)):
        for number in range(count(members)):
            out[found] = 64 * word + nth(members, number)
            found += 1
    return found


@called
def _write_row(rules: Any, scratch: Any, states: Any, raw: Any, slots: Any, came: Any, graph: Any, counts: Any) -> bool:
    """Follow scratch[0] over all outcomes of chance to ends and positions; False if there are more than fit.

    With *came*, positions that are reached in two ways are two, and a row of it says how each was reached.
    """
    ends, first_edge, child, chance = graph
    row, merges = counts[ROWS], came.shape[0] == 0
    step, size = np.zeros(DEPTHS, np.int64), np.zeros(DEPTHS, np.int64)
    said, share = np.zeros(DEPTHS, np.int64), np.ones(DEPTHS)
    rewards, sheet = np.zeros(turn.SEATS), np.zeros((turn.SEATS, turn.COLUMNS), np.int64)
    depth = 0
    while depth >= 0:
        state = scratch[depth]
        if turn.is_chance(state):
            if size[depth] == 0:
                size[depth] = turn.chance_size(rules, state)
            if step[depth] == size[depth]:
                step[depth] = size[depth] = 0
                depth -= 1
                continue
            if depth + 1 == DEPTHS:
                return False
            scratch[depth + 1] = state
            said[depth] = turn.chance_nth(rules, state, step[depth])
            turn.apply_chance(rules, scratch[depth + 1], said[depth])
            share[depth + 1] = share[depth] / size[depth]
            step[depth] += 1
            depth += 1
            continue
        if turn.is_over(state):
            rewards[:] = 0.0
            search.add_rewards(rules, state, False, sheet, rewards)
            ends[row] += share[depth] * rewards[0]
        else:
            number, edge = counts[PLACED], counts[EDGES]
            if number == states.shape[0] or edge == child.shape[0]:
                return False
            states[number] = state
            child[edge] = _place(raw, slots, number) if merges else number
            chance[edge] = share[depth]
            counts[EDGES] += 1
            if child[edge] == number:
                counts[PLACED] += 1
                for ahead in range(depth if not merges else 0):
                    came[number, CAME + ahead] = said[ahead]
        depth -= 1
    counts[ROWS] += 1
    first_edge[row + 1] = counts[EDGES]
    return True


@kernel
def begin_positions(
    rules: Any, states: Any, raw: Any, slots: Any, came: Any, graph: Any, first_row: Any, counts: Any
) -> bool:
    """Write row 0, which leads to the first decisions."""
    scratch = np.empty(DEPTHS, states.dtype)
    turn.begin(rules[0], scratch[0])
    if not _write_row(rules[0], scratch, states, raw, slots, came, graph, counts):
        return False
    if came.shape[0] > 0:
        came[: counts[PLACED], :CAME] = -1
    first_row[0] = counts[ROWS]
    return True


@kernel
def go_on(
    rules: Any,
    states: Any,
    raw: Any,
    slots: Any,
    came: Any,
    graph: Any,
    first_row: Any,
    sizes: Any,
    counts: Any,
    most: int,
) -> bool:
    """Write the rows of *most* more positions, fewer without room; False if one position has more than ROOM."""
    scratch, actions = np.empty(DEPTHS, states.dtype), np.zeros((2, 64 * turn.WORDS), np.int64)
    last = min(counts[DONE] + most, counts[PLACED])
    for i in range(counts[DONE], last):
        room = min(states.shape[0] - counts[PLACED], graph[0].shape[0] - counts[ROWS] - 1)
        if min(room, graph[2].shape[0] - counts[EDGES]) < ROOM or 2 * counts[PLACED] > slots.shape[0]:
            return True
        for seat in range(2):
            sizes[i, seat] = _write_actions(rules[0], states[i], seat, actions[seat])
        for pair in range(sizes[i, 0] * sizes[i, 1]):
            before = counts[PLACED]
            scratch[0] = states[i]
            for seat in range(2):
                action = actions[seat, pair % sizes[i, 1] if seat else pair // sizes[i, 1]]
                if action >= 0:
                    kernels.apply_called(rules[0], scratch[0], seat, action)
            if not _write_row(rules[0], scratch, states, raw, slots, came, graph, counts):
                return False
            for new in range(before, counts[PLACED] if came.shape[0] > 0 else before):
                came[new, 0], came[new, 1], came[new, 2] = i, pair // sizes[i, 1], pair % sizes[i, 1]
        first_row[i + 1] = counts[ROWS]
        counts[DONE] = i + 1
    return True


@kernel
def fill_slots(raw: Any, number: int, slots: Any) -> None:
    """Find all positions again in a larger table."""
    for i in range(number):
        _place(raw, slots, i)


@kernel
def write_order(first_row: Any, first_edge: Any, child: Any, order: Any) -> int:
    """Write the positions so that each comes before those it leads to; how many: not all, if the game can cycle."""
    number = order.shape[0]
    waits = np.zeros(number, np.int64)
    for edge in range(first_edge[1], first_edge[first_row[number]]):
        waits[child[edge]] += 1
    found = 0
    for i in range(number):
        if waits[i] == 0:
            order[found] = i
            found += 1
    done = 0
    while done < found:
        i = order[done]
        done += 1
        for edge in range(first_edge[first_row[i]], first_edge[first_row[i + 1]]):
            waits[child[edge]] -= 1
            if waits[child[edge]] == 0:
                order[found] = child[edge]
                found += 1
    return found


@part
def _row_value(graph: Any, row: int, values: Any) -> float:
    ends, first_edge, child, chance = graph
    total = ends[row]
    for edge in range(first_edge[row], first_edge[row + 1]):
        total += chance[edge] * values[child[edge]]
    return total  # type: ignore[no-any-return]


@kernel
def best_value(
    order: Any, graph: Any, first_row: Any, sizes: Any, mixes: Any, first_mix: Any, responder: int, values: Any
) -> float:
    """Seat 0's reward when *responder* answers the mixes best; with responder -1, when both play them."""
    for place in range(order.shape[0] - 1, -1, -1):
        i = order[place]
        own = max(responder, 0)
        best, row = 0.0, first_row[i]
        for mine in range(sizes[i, own]):
            total = 0.0
            for other in range(sizes[i, 1 - own]):
                pair = mine * sizes[i, 1] + other if own == 0 else other * sizes[i, 1] + mine
                total += mixes[first_mix[i, 1 - own] + other] * _row_value(graph, row + pair, values)
            if responder < 0:
                best += mixes[first_mix[i, 0] + mine] * total
            elif mine == 0 or (total > best if responder == 0 else total < best):
                best = total
        values[i] = best
    return _row_value(graph, 0, values)
