"""Finds the functions of Swift sources and counts their lines, by their braces; it needs no compiler.

A function is whatever has statements: `func`, `init`, `deinit`, `subscript`, and a property that is computed. It begins
on the line of its keyword and ends on that of its closing brace. Empty lines and lines with nothing but a comment are
not counted, so that nobody leaves out a reason to stay short. What a function holds, such as a local function, counts
as part of it.

A table is not counted either: the lines of a literal of an array or dictionary that has more than one line, and cases
of a `switch` that have one line each or are labels.
"""
import dataclasses
import re

MODIFIERS = (
    "public|package|internal|fileprivate|private|open|static|class|final|override|mutating|nonmutating|required|"
    "convenience|nonisolated|isolated|lazy|weak|unowned|dynamic|indirect|consuming|borrowing|prefix|postfix|infix"
)
# What may stand before the keyword on its line.
BEFORE = rf"^[ \t]*(?:@\w+(?:\([^()\n]*\))?[ \t]+)*(?:(?:{MODIFIERS})(?:\(\w+\))?[ \t]+)*"
DECLARATION = re.compile(
    BEFORE + r"(?:(?P<keyword>func|var)[ \t]+(?P<name>`?\w+`?|[^\s\w(<`]+)|(?P<other>init|deinit|subscript)\b)",
    re.MULTILINE,
)
# A line that begins something else, so that what stands before it has no body.
NEXT_DECLARATION = re.compile(
    BEFORE + r"(?:func|var|let|init|deinit|subscript|case|typealias|associatedtype|struct|class|enum|actor|extension|"
    r"protocol|import|operator|precedencegroup|macro)\b|^[ \t]*(?:#|@|\}|$)", re.MULTILINE
)


@dataclasses.dataclass(frozen=True)
class Function:
    """A function of a source file."""

    name: str
    line: int
    length: int


def without_words(source):
    """The source with blanks in the place of comments and of the words in string literals; lines stay lines."""
    result = list(source)
    # What surrounds the current place: the number of parentheses that are open in code, and the delimiters of a string.
    stack = [["code", 0]]
    index, end = 0, len(source)

    def blank(start, stop):
        for place in range(start, stop):
            if result[place] != "\n":
                result[place] = " "

    while index < end:
        kind = stack[-1]
        if kind[0] == "code":
            if source.startswith("//", index):
                stop = source.find("\n", index)
                stop = end if stop < 0 else stop
                blank(index, stop)
                index = stop
            elif source.startswith("/*", index):
                stop, depth = index + 2, 1
                while stop < end and depth:
                    if source.startswith("/*", stop):
                        depth, stop = depth + 1, stop + 2
                    elif source.startswith("*/", stop):
                        depth, stop = depth - 1, stop + 2
                    else:
                        stop += 1
                blank(index, stop)
                index = stop
            elif opening := re.compile(r'(#*)("""|")').match(source, index):
                stack.append(["string", opening[1], opening[2]])
                index = opening.end()
            elif literal := re.compile(r"(#+)/(?s:.*?)/\1").match(source, index):
                blank(index, literal.end())
                index = literal.end()
            else:
                if source[index] == "/" and (literal := regex_at(source, index)):
                    blank(index, literal)
                    index = literal
                    continue
                if source[index] == "(":
                    kind[1] += 1
                elif source[index] == ")":
                    kind[1] -= 1
                    if kind[1] < 0 and len(stack) > 1:
                        # The end of an interpolation.
                        stack.pop()
                        result[index] = " "
                index += 1
            continue
        hashes, quotes = kind[1], kind[2]
        if source.startswith(quotes + hashes, index):
            stack.pop()
            index += len(quotes) + len(hashes)
        elif source.startswith("\\" + hashes + "(", index):
            blank(index, index + 2 + len(hashes))
            index += 2 + len(hashes)
            stack.append(["code", 0])
        elif source.startswith("\\" + hashes, index) and index + 1 + len(hashes) < end:
            blank(index, index + 2 + len(hashes))
            index += 2 + len(hashes)
        elif quotes == '"' and source[index] == "\n":
            # No string of one line goes on here: this was a quotation mark of something else.
            stack.pop()
        else:
            blank(index, index + 1)
            index += 1
    return "".join(result)


def regex_at(source, start):
    """The end of the regex literal at a slash; None if the slash divides."""
    line = source[source.rfind("\n", 0, start) + 1 : start]
    if source[start + 1 : start + 2] in ("", " ", "\n"):
        return None
    if not re.search(r"(?:[(\[,:={!&|?]|\breturn|\bin|^)\s*$", line):
        return None
    match = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+/").match(source, start)
    return match.end() if match else None


def body_of(code, start):
    """The places of the opening brace of a declaration and of the closing one; None if it has no body."""
    depth, index = 0, start
    while index < len(code):
        character = code[index]
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif depth == 0:
            if character == "{":
                return index, closing(code, index)
            if character == "=" and code[index - 1] not in "=!<>" and code[index + 1 : index + 2] != "=":
                return None
            if character == "}" or (character == "\n" and NEXT_DECLARATION.match(code, index + 1)):
                return None
        index += 1
    return None


def closing(code, opening):
    """The place of the bracket that closes the one at a place."""
    pairs = {"{": "}", "[": "]", "(": ")"}
    waiting = []
    for index in range(opening, len(code)):
        if code[index] in pairs:
            waiting.append(pairs[code[index]])
        elif waiting and code[index] == waiting[-1]:
            waiting.pop()
            if not waiting:
                return index
    return len(code) - 1


def table_lines(code):
    """The numbers of the lines that are rows of tables."""
    rows = set()

    def line(place):
        return code.count("\n", 0, place) + 1

    # Literals: a bracket at the end of a line, after something that begins a value.
    for match in re.finditer(r"(?:[=(\[,:?]|\breturn|\bin)[ \t]*(\[)[ \t]*$|^[ \t]*(\[)[ \t]*$", code, re.MULTILINE):
        start = match.start(1) if match.group(1) else match.start(2)
        stop = closing(code, start)
        inside = code[start:stop]
        # A closure has statements, which are no rows.
        if "{" not in inside:
            rows.update(range(line(start) + 1, line(stop)))
    lines = code.split("\n")
    for place, text in enumerate(lines):
        if re.match(r"[ \t]*(?:case\b.*|default):.*$", text) and text.count("(") == text.count(")"):
            indent = len(text) - len(text.lstrip())
            after = lines[place + 1] if place + 1 < len(lines) else ""
            depth = len(after) - len(after.lstrip())
            if after.strip() and depth <= indent:
                rows.add(place + 1)
    return rows


def functions(source):
    """The functions of a source, in the order in which they begin."""
    code = without_words(source)
    rows = table_lines(code)
    lines = code.split("\n")
    found = []
    for match in DECLARATION.finditer(code):
        body = body_of(code, match.end())
        if body is None:
            continue
        keyword = match.start("keyword") if match["keyword"] else match.start("other")
        first = code.count("\n", 0, keyword)
        last = code.count("\n", 0, body[1])
        length = sum(1 for place in range(first, last + 1) if lines[place].strip() and place + 1 not in rows)
        found.append(Function(match["name"] or match["other"], first + 1, length))
    return found
