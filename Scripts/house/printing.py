"""Prints what the index knows, for a person who is about to move something."""
import collections

from graph import arrows_between, circles_of, folder_of


def print_table(head, rows):
    """Prints rows under a head. Columns of integers are right-aligned."""
    widths = [max(len(str(row[column])) for row in [head, *rows]) for column in range(len(head) - 1)]
    for row in [head, *rows]:
        cells = [
            str(cell).rjust(width) if all(isinstance(other[column], int) for other in rows) else str(cell).ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths))]
        print(("  " + "  ".join([*cells, str(row[-1])])).rstrip())
    print()


def counted(targets):
    return "  ".join(f"{name} {count}" for name, count in sorted(targets.items(), key=lambda item: (-item[1], item[0])))


def print_modules(index):
    arrows = arrows_between(index.references, lambda file: file.split("/")[0])
    sizes = collections.defaultdict(lambda: [0, 0])
    for file, lines in index.lines.items():
        sizes[file.split("/")[0]][0] += 1
        sizes[file.split("/")[0]][1] += lines
    print("Modules, and how often each refers to others")
    print_table(
        ("module", "files", "lines", "refers to"),
        [(module, *sizes[module], counted(arrows[module])) for module in sorted(sizes)])


def print_folders(index, module, depth):
    inside = [reference for reference in index.references
              if reference.file.startswith(module + "/") and reference.symbol.file.startswith(module + "/")]
    files = {file: lines for file, lines in index.lines.items() if file.startswith(module + "/")}
    folders = collections.defaultdict(lambda: [0, 0])
    for file, lines in files.items():
        folders[folder_of(file, depth)][0] += 1
        folders[folder_of(file, depth)][1] += lines
    if len(folders) < 2:
        return

    def short(folder):
        return folder[len(module) + 1:] or "(top)"

    arrows = arrows_between(inside, lambda file: folder_of(file, depth))
    print(f"{module}: folders, and how often each refers to others")
    print_table(
        ("folder", "files", "lines", "refers to"),
        [(short(folder), *folders[folder], counted({short(to): count for to, count in arrows[folder].items()}))
         for folder in sorted(folders)])
    print(f"{module}: circles of references")
    circles = circles_of(arrows)
    for circle in circles:
        print(f"  {len(circle)} of {len(folders)} folders: {', '.join(map(short, circle))}")
    if not circles:
        print(f"  none among {len(folders)} folders")
    file_circles = circles_of(arrows_between(inside, lambda file: file))
    across = [circle for circle in file_circles if len({folder_of(file, depth) for file in circle}) > 1]
    for circle in across:
        rooms = sorted({short(folder_of(file, depth)) for file in circle})
        print(f"  {len(circle)} of {len(files)} files, across {len(rooms)} folders: {', '.join(rooms)}")
    print()


def print_types(index, modules, count):
    types = [entry for entry in index.types if entry.file.split("/")[0] in modules]
    types.sort(key=lambda entry: (-entry.members, -entry.lines, entry.name))
    print(f"The {count} types with most members (lines: declaration and extensions)")
    print_table(
        ("type", "members", "lines", "files", "declared in"),
        [(entry.name, entry.members, entry.lines, len(entry.files), entry.file) for entry in types[:count]])


def print_arrow(index, source, target):
    """Prints the symbols of `target` that `source` names, most often named first, and where."""
    sites = collections.defaultdict(list)
    for reference in index.references:
        # One folder may contain the other. A file in both belongs to the inner one.
        is_outside_target = not is_inside(reference.file, target) or is_inside(source, target)
        is_outside_source = not is_inside(reference.symbol.file, source) or is_inside(target, source)
        if is_inside(reference.file, source) and is_inside(reference.symbol.file, target) \
                and is_outside_target and is_outside_source:
            sites[reference.symbol].append(f"{reference.file}:{reference.line}")
    for symbol in sorted(sites, key=lambda symbol: (-len(sites[symbol]), symbol.name, symbol.file)):
        print(f"{symbol.name}  ({symbol.file})  {len(sites[symbol])}")
        for site in sorted(set(sites[symbol])):
            print(f"    {site}")


def is_inside(file, place):
    return file == place or file.startswith(place.rstrip("/") + "/")


def print_floors(house):
    print("Folders, the references between them, and circles")
    print_table(
        ("module", "folders", "arrows", "upwards", "circles"),
        [(module, len(house.folders[module]),
          sum(len(house.arrows.get(folder, ())) for folder in house.folders[module]),
          len(house.upwards(module)),
          "; ".join(", ".join(folder.partition("/")[2] or "(top)" for folder in circle)
                    for circle in house.circles(module)) or "none")
         for module in house.modules])
