"""Reads the symbol index that `swift build` writes beside a debug build, with the toolchain's own library."""
import collections
import ctypes
import json
import os
import pathlib
import subprocess

Symbol = collections.namedtuple("Symbol", "name kind file line")
Reference = collections.namedtuple("Reference", "symbol file line")
Index = collections.namedtuple("Index", "lines references types stale")
Type = collections.namedtuple("Type", "name file members lines files")


class Unreadable(Exception):
    """There is no index, or no library to read it."""


# Values of indexstore.h.
DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8
CHILD_OF, EXTENDED_BY, ACCESSOR_OF = 1 << 9, 1 << 14, 1 << 15
EXTENSION = 9
TYPES = {5: "enum", 6: "struct", 7: "class", 8: "protocol"}
CASE = 15
MEMBERS = {13, 14, CASE, 16, 17, 18, 19, 20, 21, 22, 23}
RECORD = 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


ON_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
ON_ITEM = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


def library():
    """The library libIndexStore of the toolchain whose `swift` is found first."""
    try:
        info = json.loads(subprocess.run(["swift", "-print-target-info"], capture_output=True, check=True).stdout)
        folder = pathlib.Path(info["paths"]["runtimeResourcePath"]).parent
    except (OSError, subprocess.CalledProcessError, ValueError, KeyError):
        raise Unreadable("`swift` is not in the PATH, or does not say where its toolchain is") from None
    for name in ("libIndexStore.so", "libIndexStore.dylib"):
        if (folder / name).exists():
            break
    else:
        raise Unreadable(f"{folder} has no libIndexStore")
    store = ctypes.CDLL(str(folder / name))
    handle, word = ctypes.c_void_p, ctypes.c_uint64
    for name, result, arguments in [
        ("store_create", handle, [ctypes.c_char_p, ctypes.POINTER(handle)]),
        ("store_dispose", None, [handle]),
        ("store_units_apply_f", ctypes.c_bool, [handle, ctypes.c_uint, handle, ON_TEXT]),
        ("unit_reader_create", handle, [handle, ctypes.c_char_p, ctypes.POINTER(handle)]),
        ("unit_reader_dispose", None, [handle]),
        ("unit_reader_get_main_file", Text, [handle]),
        ("unit_reader_get_modification_time", None,
         [handle, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_int64)]),
        ("unit_reader_dependencies_apply_f", ctypes.c_bool, [handle, handle, ON_ITEM]),
        ("unit_dependency_get_kind", ctypes.c_uint, [handle]),
        ("unit_dependency_get_name", Text, [handle]),
        ("unit_dependency_get_filepath", Text, [handle]),
        ("record_reader_create", handle, [handle, ctypes.c_char_p, ctypes.POINTER(handle)]),
        ("record_reader_dispose", None, [handle]),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, [handle, handle, ON_ITEM]),
        ("occurrence_get_symbol", handle, [handle]),
        ("occurrence_get_roles", word, [handle]),
        ("occurrence_get_line_col", None,
         [handle, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
        ("occurrence_relations_apply_f", ctypes.c_bool, [handle, handle, ON_ITEM]),
        ("symbol_get_kind", ctypes.c_uint, [handle]),
        ("symbol_get_name", Text, [handle]),
        ("symbol_get_usr", Text, [handle]),
        ("symbol_relation_get_roles", word, [handle]),
        ("symbol_relation_get_symbol", handle, [handle]),
    ]:
        function = getattr(store, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return store


class Occurrence:
    """A place where a symbol is defined or named."""

    def __init__(self, usr, name, kind, roles, line, relations):
        self.usr, self.name, self.kind, self.roles, self.line, self.relations = usr, name, kind, roles, line, relations

    def related(self, role):
        return next((usr for roles, usr in self.relations if roles & role), None)


class Reader:
    """Reads the occurrences in each source file from an index store."""

    def __init__(self, folder):
        self.library = library()
        error = ctypes.c_void_p()
        self.store = self.library.indexstore_store_create(str(folder).encode(), ctypes.byref(error))
        if not self.store:
            raise Unreadable(f"{folder} is no index")

    def close(self):
        self.library.indexstore_store_dispose(self.store)

    def units(self):
        names = []
        self.library.indexstore_store_units_apply_f(
            self.store, 1, None, ON_TEXT(lambda _, name: names.append(str(name)) is None))
        return names

    def unit(self, name):
        """Main file, time and record of a unit; the record is `None` if the unit has none for its main file."""
        error, seconds, nanoseconds = ctypes.c_void_p(), ctypes.c_int64(), ctypes.c_int64()
        reader = self.library.indexstore_unit_reader_create(self.store, name.encode(), ctypes.byref(error))
        if not reader:
            raise Unreadable(f"unit {name} can't be read")
        main_file = str(self.library.indexstore_unit_reader_get_main_file(reader))
        self.library.indexstore_unit_reader_get_modification_time(
            reader, ctypes.byref(seconds), ctypes.byref(nanoseconds))
        records = []

        def visit(_, dependency):
            if self.library.indexstore_unit_dependency_get_kind(dependency) == RECORD \
                    and str(self.library.indexstore_unit_dependency_get_filepath(dependency)) == main_file:
                records.append(str(self.library.indexstore_unit_dependency_get_name(dependency)))
            return True

        self.library.indexstore_unit_reader_dependencies_apply_f(reader, None, ON_ITEM(visit))
        self.library.indexstore_unit_reader_dispose(reader)
        return main_file, seconds.value + nanoseconds.value * 1e-9, records[0] if records else None

    def occurrences(self, record):
        error, line, column = ctypes.c_void_p(), ctypes.c_uint(), ctypes.c_uint()
        reader = self.library.indexstore_record_reader_create(self.store, record.encode(), ctypes.byref(error))
        if not reader:
            raise Unreadable(f"record {record} can't be read")
        known, found = {}, []

        def described(symbol):
            if symbol not in known:
                known[symbol] = (
                    str(self.library.indexstore_symbol_get_usr(symbol)),
                    str(self.library.indexstore_symbol_get_name(symbol)),
                    self.library.indexstore_symbol_get_kind(symbol))
            return known[symbol]

        def visit(_, occurrence):
            relations = []

            def relate(_, relation):
                symbol = self.library.indexstore_symbol_relation_get_symbol(relation)
                relations.append((self.library.indexstore_symbol_relation_get_roles(relation), described(symbol)[0]))
                return True

            self.library.indexstore_occurrence_relations_apply_f(occurrence, None, ON_ITEM(relate))
            self.library.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
            found.append(Occurrence(
                *described(self.library.indexstore_occurrence_get_symbol(occurrence)),
                self.library.indexstore_occurrence_get_roles(occurrence), line.value, relations))
            return True

        self.library.indexstore_record_reader_occurrences_apply_f(reader, None, ON_ITEM(visit))
        self.library.indexstore_record_reader_dispose(reader)
        return found


def read(store, sources):
    """The index of all Swift files below `sources`; file names in it are relative to that folder."""
    if not store.is_dir():
        raise Unreadable(f"{store} is missing; run `swift build` first")
    reader = Reader(store)
    try:
        occurrences, stale = occurrences_by_file(reader, sources)
    finally:
        reader.close()
    lines = {file: text.count("\n") for file, text in texts(sources, occurrences).items()}
    symbols = definitions(occurrences)
    references = [
        Reference(symbols[occurrence.usr], file, occurrence.line)
        for file, found in sorted(occurrences.items()) for occurrence in found
        if occurrence.roles & REFERENCE and occurrence.usr in symbols]
    return Index(lines, references, types(occurrences, symbols, texts(sources, occurrences)), stale)


def occurrences_by_file(reader, sources):
    """The occurrences by file, from the newest unit of each file that still exists, and files that changed since.

    A new file that was never built is among those that changed, unless nothing of its module was built.
    """
    newest = {}
    for name in reader.units():
        main_file, time, record = reader.unit(name)
        path = pathlib.Path(main_file)
        if sources not in path.parents or not path.exists():
            continue
        if main_file not in newest or newest[main_file][0] < time:
            newest[main_file] = (time, record)
    found, stale = {}, []
    for main_file, (time, record) in sorted(newest.items()):
        file = str(pathlib.Path(main_file).relative_to(sources))
        # A file without declarations has no record.
        if record is not None:
            found[file] = reader.occurrences(record)
        if os.stat(main_file).st_mtime > time + 1:
            stale.append(file)
    for module in sorted({pathlib.PurePosixPath(file).parts[0] for file in found}):
        stale += [
            str(path.relative_to(sources)) for path in sorted((sources / module).rglob("*.swift"))
            if str(path) not in newest]
    return found, sorted(stale)


def complaint(stale):
    """What to do about files that changed after the build, in one line."""
    others = {0: "", 1: " and 1 more file"}.get(len(stale) - 1, f" and {len(stale) - 1} more files")
    return f"the index is older than Sources/{stale[0]}{others}; run `swift build`"


def texts(sources, files):
    return {file: (sources / file).read_text() for file in sorted(files)}


def extended_types(occurrences):
    """The identifier of the type that each extension extends, by the identifier of the extension."""
    return {
        occurrence.related(EXTENDED_BY): occurrence.usr
        for found in occurrences.values() for occurrence in found if occurrence.related(EXTENDED_BY)}


def definitions(occurrences):
    """Symbols by identifier, without accessors: a reference to an accessor is also one to its property."""
    defined = [
        (occurrence, file) for file, found in sorted(occurrences.items()) for occurrence in found
        if occurrence.roles & DEFINITION and occurrence.kind != EXTENSION and not occurrence.related(ACCESSOR_OF)]
    extended = extended_types(occurrences)
    names = {occurrence.usr: occurrence.name for occurrence, _ in defined}
    parents = {occurrence.usr: occurrence.related(CHILD_OF) for occurrence, _ in defined}

    def qualified(usr):
        parent = extended.get(parents.get(usr), parents.get(usr))
        return f"{qualified(parent)}.{names[usr]}" if parent in names else names[usr]

    return {
        occurrence.usr: Symbol(qualified(occurrence.usr), occurrence.kind, file, occurrence.line)
        for occurrence, file in defined}


def types(occurrences, symbols, texts):
    """Types with the members and lines of their declaration and extensions."""
    extended = extended_types(occurrences)
    members, extents, files = collections.Counter(), collections.Counter(), collections.defaultdict(set)
    for file, found in occurrences.items():
        rows = texts[file].splitlines()
        for occurrence in found:
            if not occurrence.roles & DEFINITION or occurrence.roles & IMPLICIT:
                continue
            if occurrence.kind in TYPES or occurrence.kind == EXTENSION:
                owner = extended.get(occurrence.usr, occurrence.usr)
                extents[owner] += extent(rows, occurrence.line - 1)
                files[owner].add(file)
            elif occurrence.kind in MEMBERS and not occurrence.related(ACCESSOR_OF):
                parent = occurrence.related(CHILD_OF)
                members[extended.get(parent, parent)] += 1
    return [
        Type(symbol.name, symbol.file, members[usr], extents[usr], files[usr])
        for usr, symbol in sorted(symbols.items()) if symbol.kind in TYPES]


def extent(rows, first):
    """The number of lines of a declaration, up to the closing brace with the same indentation."""
    if first >= len(rows):
        return 0  # The file is shorter than when it was built.
    if rows[first].rstrip().endswith("}") and "{" in rows[first]:
        return 1
    closing = rows[first][:len(rows[first]) - len(rows[first].lstrip())] + "}"
    for number in range(first + 1, len(rows)):
        if rows[number].rstrip() == closing:
            return number - first + 1
    return 1
