"""What must hold between folders: each is on a floor, and refers only to folders after it in the page's list."""
import collections
import pathlib

import floors
from graph import arrows_between, circles_of, folder_of

PAGE = "docs/house.txt"
ADVICE = "move what is named, or let the lower folder ask through a hook"

# Modules whose folders are modules, which Package.swift orders.
LEFT_OUT = {"FrameworkModules"}


class House:
    """The folders of all modules that have several, and the references between them."""

    def __init__(self, index, places):
        self.index, self.places = index, places
        self.folders = collections.defaultdict(set)
        for file in index.lines:
            self.folders[pathlib.PurePosixPath(file).parts[0]].add(folder_of(file, None))
        self.modules = sorted(
            module for module, folders in self.folders.items()
            if len(folders) > 1 and module not in LEFT_OUT
            and any(file.endswith(".swift") for file in index.lines if file.startswith(module + "/")))
        inside = [reference for reference in index.references
                  if reference.file.split("/")[0] == reference.symbol.file.split("/")[0]]
        self.references = collections.defaultdict(list)
        for reference in inside:
            arrow = folder_of(reference.file, None), folder_of(reference.symbol.file, None)
            if arrow[0] != arrow[1]:
                self.references[arrow].append(reference)
        self.arrows = arrows_between(inside, lambda file: folder_of(file, None))

    def rank(self, folder):
        place = self.places.get(folder.split("/")[0], {}).get(folder)
        return place and place.rank

    def in_order(self, module):
        """The folders of a module from the highest floor to the lowest; those without a floor come first."""
        return sorted(self.folders[module], key=lambda folder: (-1 if self.rank(folder) is None else self.rank(folder),
                                                                folder))

    def upwards(self, module):
        """The arrows from a folder to one on a higher floor."""
        return sorted(
            (source, target) for source, target in self.references
            if source.split("/")[0] == module and None not in (self.rank(source), self.rank(target))
            and self.rank(target) < self.rank(source))

    def circles(self, module):
        arrows = collections.defaultdict(collections.Counter)
        for source in self.folders[module]:
            arrows[source] = self.arrows.get(source, collections.Counter())
        return circles_of(arrows)

    def complaints(self):
        """What does not hold, one line for each."""
        found = []
        for module in self.modules:
            places = self.places.get(module)
            if places is None:
                found.append(f"Sources/{module}: its {len(self.folders[module])} folders stand on no floor; add a row "
                             f"to {floors.PAGE}, “{floors.OTHERS.strip('# ')}”")
                continue
            for folder in sorted(self.folders[module] - set(places)):
                found.append(f"Sources/{folder}: stands on no floor; name it in {floors.PAGE} where {module} is")
            found += [self.complaint(*arrow) for arrow in self.upwards(module)]
        for module, places in sorted(self.places.items()):
            for folder, place in sorted(places.items()):
                if folder not in self.folders[module]:
                    found.append(f"{floors.PAGE}:{place.line}: Sources/{folder} has no sources; take it out")
        return found

    def complaint(self, source, target):
        references = sorted(self.references[source, target], key=lambda reference: (reference.file, reference.line))
        names = list(dict.fromkeys(reference.symbol.name for reference in references))
        named = ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")
        circles = self.circles(source.split("/")[0])
        circle = next((circle for circle in circles if {source, target} <= set(circle)), None)
        closes = f" and closes a circle of {len(circle)} folders" if circle else ""
        return (f"Sources/{references[0].file}:{references[0].line}: {source} refers to {target}, which is above it"
                f"{closes}: {named}; {ADVICE}")

    def page(self):
        """The text of docs/house.txt."""
        lines = [
            "The folders of each module from the highest floor to the lowest, and those that each one refers to.",
            f"`make house` writes this from the compiler's index. The order stands in {floors.PAGE}.",
        ]
        for module in self.modules:
            lines += ["", module]
            for folder in self.in_order(module):
                targets = sorted(self.arrows.get(folder, {}), key=self.in_order(module).index)
                names = ", ".join(short(target) for target in targets)
                lines.append(f"  {short(folder)}: {names or 'none'}")
            lines += [f"  circle: {', '.join(map(short, circle))}" for circle in self.circles(module)]
        return "\n".join(lines) + "\n"

    def difference(self, page):
        """Why a page is out of date, in one line; `None` if it is not."""
        new = self.page()
        if page == new:
            return None
        old, lines = page.split("\n"), new.split("\n")
        changed = next((line for line in lines if line not in old), None)
        gone = next((line for line in old if line not in lines), None)
        words = f"now “{changed.strip()}”" if changed else f"no longer “{gone.strip()}”" if gone else "another order"
        return f"{PAGE}: out of date, {words}; run `make house` and commit it"


def short(folder):
    return folder.partition("/")[2] or "(top)"
