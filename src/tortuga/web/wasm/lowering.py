"""From compiled functions to an object file for WebAssembly.

Numba gives the LLVM IR of each function, optimised for a 64-bit processor without special instructions. Its wrappers
for Python are removed, its reference counts are replaced by an arena, and an entry with plain parameters is put in
front of each function: a pointer for an array or a record, an i32 for a number. LLVM does the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import llvmlite.binding as llvm
import numba
from numba import types
from numba.core.datamodel import default_manager

from tortuga.web.wasm.exports import Export

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"  # in every browser since 2021
ARENA = 1 << 20  # bytes that one call may allocate

#: What compiled code calls to allocate. Nothing it allocates outlives the call of an entry, which empties the arena.
#: A block is as compiled code reads it: its count of references at byte 0, the address of its data at byte 24. Where it
#: ends is noted at byte 8, where the block before it begins at byte 16: when the last block is no longer used, it is
#: given back, and so are those before it that are not used either. The other functions are called where an error is
#: raised whose text has numbers: there an entry stops.
RUNTIME = f"""
target datalayout = "{LAYOUT}"
target triple = "{TRIPLE}"
@arena = internal global [{ARENA} x i8] zeroinitializer, align 32
@used = global i32 0
@newest = global i32 -1
declare void @llvm.trap()
define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {{
  %start = load i32, ptr @used
  %short = trunc i64 %size to i32
  %more = add i32 %short, 63
  %whole = and i32 %more, -32
  %end = add i32 %start, %whole
  store i32 %end, ptr @used
  %over = icmp ugt i32 %end, {ARENA}
  br i1 %over, label %full, label %fits
full:
  call void @llvm.trap()
  unreachable
fits:
  %block = getelementptr i8, ptr @arena, i32 %start
  %data = getelementptr i8, ptr %block, i32 32
  %field = getelementptr i8, ptr %block, i32 24
  %last = getelementptr i8, ptr %block, i32 8
  %before = getelementptr i8, ptr %block, i32 16
  %old = load i32, ptr @newest
  store i64 1, ptr %block
  store i32 %end, ptr %last
  store i32 %old, ptr %before
  store i32 %start, ptr @newest
  store ptr %data, ptr %field
  ret ptr %block
}}
define noalias ptr @NRT_Allocate(i64 %size) {{
  call void @llvm.trap()
  unreachable
}}
define noalias ptr @NRT_MemInfo_alloc(i64 %size) {{
  call void @llvm.trap()
  unreachable
}}
define void @NRT_Free(ptr %block) {{
  ret void
}}
define void @PyErr_SetString(ptr %kind, ptr %text) {{
  ret void
}}
define void @NRT_incref(ptr %block) {{
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %some
some:
  %count = load i64, ptr %block
  %more = add i64 %count, 1
  store i64 %more, ptr %block
  br label %done
done:
  ret void
}}
define void @NRT_decref(ptr %block) {{
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %some
some:
  %count = load i64, ptr %block
  %less = sub i64 %count, 1
  store i64 %less, ptr %block
  %unused = icmp eq i64 %less, 0
  %last = getelementptr i8, ptr %block, i32 8
  %end = load i32, ptr %last
  %top = load i32, ptr @used
  %highest = icmp eq i32 %end, %top
  %free = and i1 %unused, %highest
  br i1 %free, label %release, label %done
release:
  %at = load i32, ptr @newest
  %here = getelementptr i8, ptr @arena, i32 %at
  %link = getelementptr i8, ptr %here, i32 16
  %older = load i32, ptr %link
  store i32 %at, ptr @used
  store i32 %older, ptr @newest
  %none_left = icmp eq i32 %older, -1
  br i1 %none_left, label %done, label %next
next:
  %below = getelementptr i8, ptr @arena, i32 %older
  %references = load i64, ptr %below
  %idle = icmp eq i64 %references, 0
  br i1 %idle, label %release, label %done
done:
  ret void
}}
"""

_WRAPPER = re.compile(r"^define [^\n]*@(?:_ZN7cpython|cfunc\.|NRT_)[^\n]*\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
_TARGET = re.compile(r"^target .*\n", re.MULTILINE)
_ATOMIC = re.compile(r"^declare .*@llvm\.x86\..*\n", re.MULTILINE)
_ENVIRONMENT = re.compile(r"= common (?:local_unnamed_addr )?global")
# What Python would raise, with paths of this machine; an entry only stops.
_PICKLE = re.compile(r"^(@\.const\.pickle(?:buf|data)\.[\w.]+) = .*$", re.MULTILINE)


def object_of(exports: Iterable[Export]) -> bytes:
    """The object file with an entry for each export."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly(RUNTIME)
    names = {"used", "newest"}
    for export in exports:
        module.link_in(_module_of(export))
        names.add(export.name)
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in names:
            value.linkage = "internal"
    for name in ("used", "newest"):
        module.get_global_variable(name).linkage = "internal"
    module.verify()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def _module_of(export: Export) -> Any:
    """The IR of one function with its entry."""
    signature = tuple(numba.typeof(argument) for argument in export.arguments)
    export.function.compile(signature)
    compiled = export.function.overloads[signature]
    text = export.function.inspect_llvm(signature)
    for pattern, instead in (
        (_WRAPPER, ""),
        (_TARGET, ""),
        (_ATOMIC, ""),
        (_ENVIRONMENT, "= weak global"),
        (_PICKLE, r"\1 = internal constant i32 0"),
    ):
        text = pattern.sub(instead, text)
    for name in ("NRT_incref", "NRT_decref"):
        text += f"declare void @{name}(ptr)\n" if f"@{name}(" in text else ""
    entry = _entry(export, signature, compiled.fndesc.llvm_func_name, compiled.signature.return_type)
    return llvm.parse_assembly(f'target datalayout = "{LAYOUT}"\ntarget triple = "{TRIPLE}"\n{text}\n{entry}')


def _entry(export: Export, signature: tuple[Any, ...], function: str, returned: Any) -> str:
    """The IR of an entry: it empties the arena, widens numbers, describes arrays, and stops where Python would raise.

    A tuple is written to the address that is the last parameter, as i32 one after the other.
    """
    parameters, lines, given = [], ["store i32 0, ptr @used", "store i32 -1, ptr @newest"], ["ptr %ret", "ptr %exc"]
    for number, (kind, example) in enumerate(zip(signature, export.arguments, strict=True)):
        more, before, passed = _passed(f"%a{number}", kind, example)
        parameters += more
        lines += before
        given += passed
    result = default_manager[returned].get_return_type()
    lines += [f"%ret = alloca {result}", "%exc = alloca ptr"]
    lines += [f'%status = call i32 @"{function}"({", ".join(given)})', "%failed = icmp sgt i32 %status, 0"]
    lines += ["%raised = icmp eq i32 %status, -1", "%stop = or i1 %failed, %raised"]
    lines += ["br i1 %stop, label %error, label %done", "error:", "call void @llvm.trap()", "unreachable", "done:"]
    lines += _returned(returned, parameters)
    type_of_entry = "void" if lines[-1] == "ret void" else "i32"
    return (
        "@used = external global i32\n@newest = external global i32\ndeclare void @llvm.trap()\n"
        f"define {type_of_entry} @{export.name}({', '.join(parameters)}) {{\n" + "\n".join(lines) + "\n}\n"
    )


def _passed(name: str, kind: Any, example: Any) -> tuple[list[str], list[str], list[str]]:
    """The parameters of an entry for one argument, the lines before the call, and what is passed on."""
    if isinstance(kind, types.BaseTuple):
        return _all_passed(name, kind, example)
    if isinstance(kind, types.Array):
        sizes = [*example.shape, *example.strides]
        described = [
            f"i64 {example.size}",
            f"i64 {example.itemsize}",
            f"ptr {name}",
            *(f"i64 {size}" for size in sizes),
        ]
        return [f"ptr {name}"], [], ["ptr null", "ptr null", *described]
    if isinstance(kind, types.Record):
        return [f"ptr {name}"], [], [f"ptr {name}"]
    if isinstance(kind, types.NoneType):
        return [], [], ["ptr null"]
    wide = default_manager[kind].get_argument_type()
    line = f"trunc i32 {name} to {wide}" if isinstance(kind, types.Boolean) else f"sext i32 {name} to {wide}"
    return [f"i32 {name}"], [f"{name}w = {line}"], [f"{wide} {name}w"]


def _all_passed(name: str, kind: Any, example: Any) -> tuple[list[str], list[str], list[str]]:
    """As `_passed`, for the members of a tuple one after the other: what a bot knows.

    Weights have other sizes in other games, so an array in a tuple is followed by its lengths.
    """
    found: tuple[list[str], list[str], list[str]] = ([], [], [])
    for number, (member, value) in enumerate(zip(kind.types, example, strict=True)):
        sized = isinstance(member, types.Array)
        parts = (_sized if sized else _passed)(f"{name}_{number}", member, value)
        for whole, more in zip(found, parts, strict=True):
            whole += more
    return found


def _sized(name: str, kind: Any, example: Any) -> tuple[list[str], list[str], list[str]]:
    """As `_passed`, for an array without gaps whose lengths are parameters."""
    lengths = [f"{name}l{axis}" for axis in range(kind.ndim)]
    lines = [f"{length}w = sext i32 {length} to i64" for length in lengths]
    strides, below = list[str](), f"{example.itemsize}"
    for axis in reversed(range(kind.ndim)):
        strides.insert(0, f"i64 {below}")
        lines.append(f"{name}s{axis} = mul i64 {below}, {lengths[axis]}w")
        below = f"{name}s{axis}"
    lines.append(f"{name}n = sdiv i64 {below}, {example.itemsize}")
    passed = ["ptr null", "ptr null", f"i64 {name}n", f"i64 {example.itemsize}", f"ptr {name}"]
    passed += [*(f"i64 {length}w" for length in lengths), *strides]
    return [f"ptr {name}", *(f"i32 {length}" for length in lengths)], lines, passed


def _returned(kind: Any, parameters: list[str]) -> list[str]:
    """The lines that return the result; a tuple needs one parameter more."""
    if isinstance(kind, types.NoneType):
        return ["ret void"]
    result = default_manager[kind].get_return_type()
    if not isinstance(kind, types.UniTuple):
        line = f"zext {result} %value to i32" if result.width < 32 else f"trunc {result} %value to i32"
        return [f"%value = load {result}, ptr %ret", f"%short = {line}", "ret i32 %short"]
    parameters.append("ptr %out")
    lines = []
    for number in range(kind.count):
        lines += [f"%f{number} = getelementptr {result}, ptr %ret, i32 0, i32 {number}"]
        lines += [f"%v{number} = load i64, ptr %f{number}", f"%s{number} = trunc i64 %v{number} to i32"]
        lines += [f"%o{number} = getelementptr i32, ptr %out, i32 {number}", f"store i32 %s{number}, ptr %o{number}"]
    return [*lines, "ret void"]
