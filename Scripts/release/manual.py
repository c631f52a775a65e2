"""Manual pages from what `snug --experimental-dump-help` prints about its commands.

The program describes itself, so no tool of ArgumentParser has to be built for the manual."""
import json
import os


def pages(text, day, version):
    """File names and texts of all pages: `snug.1`, `snug-audit.1`, …"""
    program = json.loads(text)["command"]
    commands = [command for command in program.get("subcommands", []) if command["commandName"] != "help"]
    shown = [command for command in commands if command.get("shouldDisplay", True)]
    own = page([program["commandName"]], program, shown, day, version)
    result = {f"{program['commandName']}.1": own}
    for command in shown:
        names = [program["commandName"], command["commandName"]]
        result["-".join(names) + ".1"] = page(names, command, [], day, version)
    return result


def write(text, folder, day, version):
    """Writes all pages into a folder."""
    os.makedirs(folder, exist_ok=True)
    for name, content in pages(text, day, version).items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as out:
            out.write(content)


def page(names, command, subcommands, day, version):
    """One page. `names` are the words of the command."""
    title = "-".join(names)
    lines = [
        f'.TH "{title.upper()}" "1" "{day}" "snug {version}" "User commands"',
        ".SH NAME", f"{escaped(title)} \\- {escaped(command.get('abstract', '')).rstrip('.')}",
        ".SH SYNOPSIS", synopsis(names, command, subcommands),
    ]
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", *paragraphs(command["discussion"])]
    if subcommands:
        lines.append(".SH COMMANDS")
        for subcommand in subcommands:
            lines += [".TP", f"\\fB{escaped(subcommand['commandName'])}\\fR", escaped(subcommand.get("abstract", ""))]
    arguments = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]
    for section, members in by_section(arguments):
        lines.append(f".SH {escaped(section.upper())}")
        for argument in members:
            lines += [".TP", label(argument), *explanation(argument)]
    others = [f"{names[0]}-{subcommand['commandName']}" for subcommand in subcommands] or names[:1]
    lines += [".SH SEE ALSO", ",\n".join(f".BR {escaped(other)} (1)" for other in others).replace(",\n", " ,\n")]
    return "\n".join(lines) + "\n"


def by_section(arguments):
    """Arguments under their headings, in the order of their first appearance."""
    sections = {}
    for argument in arguments:
        if argument["kind"] == "positional":
            heading = "Arguments"
        else:
            heading = argument.get("sectionTitle") or "Options"
        sections.setdefault(heading, []).append(argument)
    return sections.items()


def synopsis(names, command, subcommands):
    """The line that shows how a command is written."""
    words = [f"\\fB{escaped(' '.join(names))}\\fR"]
    if subcommands:
        words.append("\\fIcommand\\fR")
    arguments = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]
    if any(argument["kind"] != "positional" for argument in arguments):
        words.append("[\\fIoptions\\fR]")
    for argument in arguments:
        if argument["kind"] == "positional":
            word = f"\\fI{escaped(argument['valueName'])}\\fR" + ("..." if argument["isRepeating"] else "")
            words.append(f"[{word}]" if argument["isOptional"] else word)
    return " ".join(words)


def label(argument):
    """The names of an argument and of its value."""
    value = f"\\fI{escaped(argument['valueName'])}\\fR"
    if argument["kind"] == "positional":
        return value
    dashes = {"short": "-", "long": "--", "longWithSingleDash": "-"}
    names = ", ".join(f"\\fB{escaped(dashes[name['kind']] + name['name'])}\\fR" for name in argument["names"])
    return names if argument["kind"] == "flag" else f"{names} {value}"


def explanation(argument):
    """What an argument means, and its default."""
    lines = [escaped(argument.get("abstract") or "")]
    if argument.get("discussion"):
        lines += [".IP", *paragraphs(argument["discussion"])]
    # A default that the words explain may depend on the machine that makes the page, as the number of its cores does.
    if argument.get("defaultValue") and "by default" not in (argument.get("abstract") or ""):
        lines.append(f"(default: {escaped(argument['defaultValue'])})")
    return [line for line in lines if line]


def paragraphs(text):
    """Text whose indented lines are commands, one per line."""
    lines = []
    was_example = was_empty = False
    for line in text.splitlines():
        is_example = line.startswith("  ")
        if is_example and not was_example:
            lines += [".RS 4", ".EX"]
        if was_example and not is_example:
            lines += [".EE", ".RE"]
        if line.strip():
            if was_empty and not is_example:
                lines.append(".PP")
            lines.append(escaped(line[2:] if is_example else line))
        was_example, was_empty = is_example, not line.strip()
    if was_example:
        lines += [".EE", ".RE"]
    return lines


def escaped(text):
    """Text in which nothing is a request to the formatter."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    # Not every formatter reads UTF-8.
    text = "".join(letter if ord(letter) < 128 else f"\\[u{ord(letter):04X}]" for letter in text)
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))
