"""The floors of each module's folders, as docs/architecture.md names them."""
import collections
import re

PAGE = "docs/architecture.md"
# The headings above the tables. The first table is of one module; the second one has a row for each other module.
ONE = re.compile(r"## Inside (\w+)$")
OTHERS = "## Inside the other modules"

Place = collections.namedtuple("Place", "rank line")


class Unreadable(Exception):
    """The page does not say where a folder stands."""


def read(text):
    """The places of folders, as {module: {folder: Place}}: the higher the rank, the lower the floor.

    A folder is named from its module on, such as `UIKit/Core/Views`. Folders that the page joins by "with" have one
    rank: they may refer to each other.
    """
    floors = collections.defaultdict(dict)
    module, is_others, header = None, False, None
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("## "):
            one = ONE.match(line)
            module, is_others = one.group(1) if one else None, line == OTHERS
        if not line.startswith("|"):
            header = None
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        header = header or cells
        # Other tables under the heading are about something else.
        if len(header) < 2 or not header[1].startswith("folders") or "`" not in cells[1] or not (module or is_others):
            continue
        owner = cells[0].strip("`") if is_others else module
        add(floors[owner], owner, cells[1], number)
    return dict(floors)


def add(places, module, cell, number):
    rank = max((place.rank for place in places.values()), default=-1)
    for before, name in re.findall(r"([^`]*)`([^`]+)`", cell):
        folder = module if name == module else f"{module}/{name}"
        if folder in places:
            raise Unreadable(f"{PAGE}:{number}: {folder} stands on two floors; the other one is in line "
                             f"{places[folder].line}")
        if before.strip() != "with":
            rank += 1
        places[folder] = Place(rank, number)
