"""Arrays for learning programs, written fast: sets as places of 0 and 1, whole numbers scaled or as bytes."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from tortuga.games.kit.compile import part

MOST = 255  # a number above is shown as this, also where it is scaled: both forms of what a seat sees say the same

if numba.config.DISABLE_JIT:

    def spread(out: Any, at: int, members: Any, width: int) -> None:
        """Write *width* places from *at* on, in the order of memory: 1 for each member of the set, else 0."""
        out.reshape(-1)[at : at + width] = [int(members) >> place & 1 for place in range(width)]

else:

    @intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
    def spread(typingctx: Any, out: Any, at: Any, members: Any, width: Any) -> Any:  # noqa: ARG001
        """Write *width* places from *at* on, in the order of memory: 1 for each member of the set, else 0.

        One vector of bits becomes one of numbers, which takes a quarter of the time of a loop. *width* is a constant
        and 8, 16, 32 or 64, because other vectors are slow: a smaller set is written with zeros behind it, before the
        places there get their own values.
        """
        if not isinstance(width, types.IntegerLiteral) or width.literal_value not in (8, 16, 32, 64):
            return None
        size = width.literal_value

        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, args[0])
            number = context.get_data_type(signature.args[0].dtype)
            bits = args[2] if size == 64 else builder.trunc(args[2], ir.IntType(size))
            flags, vector = builder.bitcast(bits, ir.VectorType(ir.IntType(1), size)), ir.VectorType(number, size)
            is_whole = isinstance(number, ir.IntType)
            values = builder.zext(flags, vector) if is_whole else builder.uitofp(flags, vector)
            place = builder.bitcast(builder.gep(array.data, [args[1]]), vector.as_pointer())
            builder.store(values, place, align=context.get_abi_sizeof(number))
            return context.get_dummy_value()

        return types.void(out, types.int64, types.uint64, width), codegen


@part
def around(number: int, players: int) -> int:
    """The seat that a number from -players to 2 * players - 1 stands for: `number % players` would take a division."""
    if number < 0:
        return number + players
    return number - players if number >= players else number


@part
def put(out: Any, at: int, number: int, scale: int) -> None:
    """Write a whole number at *at*: as a fraction of *scale*, or as it is if *out* has bytes; at most MOST of it."""
    if out.itemsize == 1:
        out[at] = min(number, MOST)
    else:
        out[at] = np.float32(min(number, MOST)) * np.float32(1 / scale)  # a division takes several times as long
