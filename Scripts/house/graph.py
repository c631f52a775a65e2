"""Folders, the references between them, and circles of references."""
import collections
import pathlib


def folder_of(file, depth):
    """The folder of a source file below `Sources`, at most `depth` levels below its module."""
    parts = pathlib.PurePosixPath(file).parts[:-1]
    return "/".join(parts if depth is None else parts[:1 + depth])


def circles_of(arrows):
    """Sets of nodes that all reach each other (strongly connected components, Tarjan's algorithm), largest first."""
    order, lowest, stack, on_stack, found = {}, {}, [], set(), []

    def visit(start):
        work = [(start, iter(sorted(arrows[start])))]
        order[start] = lowest[start] = len(order)
        stack.append(start)
        on_stack.add(start)
        while work:
            node, targets = work[-1]
            for target in targets:
                if target not in order:
                    order[target] = lowest[target] = len(order)
                    stack.append(target)
                    on_stack.add(target)
                    work.append((target, iter(sorted(arrows[target]))))
                    break
                if target in on_stack:
                    lowest[node] = min(lowest[node], order[target])
            else:
                work.pop()
                if work:
                    lowest[work[-1][0]] = min(lowest[work[-1][0]], lowest[node])
                if lowest[node] == order[node]:
                    members = []
                    while not members or members[-1] != node:
                        members.append(stack.pop())
                        on_stack.discard(members[-1])
                    if len(members) > 1:
                        found.append(sorted(members))

    for node in sorted(arrows):
        if node not in order:
            visit(node)
    return sorted(found, key=lambda members: (-len(members), members))


def arrows_between(references, node_of):
    """The number of references from each node to each other node, as {from: {to: count}}."""
    arrows = collections.defaultdict(collections.Counter)
    for reference in references:
        source, target = node_of(reference.file), node_of(reference.symbol.file)
        arrows[target]  # Adds the node even if it refers to nothing.
        if source != target:
            arrows[source][target] += 1
    return arrows
