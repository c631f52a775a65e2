"""The content of a page of the reference as HTML, for readers without JavaScript.

DocC writes a page as JSON, which its own program draws in the browser. In Swift 6.3 `docc` can also write HTML
(`--experimental-transform-for-static-hosting-with-content`), but on Linux it crashes. A kind of content that this
module does not know is shown as the content in it.
"""
from html import escape


class Content:
    """Writes one page.

    page: DocC's JSON. href: gives the link to an address of the reference such as /documentation/uikit, or None if the
    reference has no such page.
    """

    def __init__(self, page, href):
        self.page, self.href = page, href
        self.references = page.get("references", {})
        self.metadata = page.get("metadata", {})
        # Anchors have to be unique; DocC gives sections of the same name the same one.
        self.anchors = set()

    @property
    def title(self):
        return self.metadata.get("title", "")

    @property
    def summary(self):
        """The first sentence as text."""
        return plain(self.page.get("abstract", []))

    def html(self):
        parts = [self.path()]
        if heading := self.metadata.get("roleHeading"):
            parts.append(f'<p class="role">{escape(heading)}</p>')
        parts.append(f"<h1>{escape(self.title)}</h1>")
        if self.page.get("abstract"):
            parts.append(f"<p>{self.inline(self.page['abstract'])}</p>")
        if self.page.get("deprecationSummary"):
            parts.append(self.aside("Deprecated", self.page["deprecationSummary"]))
        for section in self.page.get("primaryContentSections", []):
            parts.append(self.section(section))
        for key, title in (
                ("topicSections", "Topics"), ("defaultImplementationsSections", "Default implementations"),
                ("relationshipsSections", "Relationships"), ("seeAlsoSections", "See also")):
            if groups := self.page.get(key):
                parts.append(self.heading(2, title))
                parts += [self.group(group) for group in groups]
        return "\n".join(filter(None, parts))

    def path(self):
        """The pages above this one, as links."""
        paths = self.page.get("hierarchy", {}).get("paths", [])
        above = [self.link(identifier) for identifier in paths[0]] if paths else []
        return f'<p class="path">{" / ".join(above)}</p>' if above else ""

    def section(self, section):
        kind = section["kind"]
        if kind == "declarations":
            tokens = [self.declaration(each["tokens"]) for each in section["declarations"]]
            return "".join(f"<pre><code>{each}</code></pre>" for each in tokens)
        if kind == "parameters":
            items = "".join(
                f"<dt><code>{escape(each['name'])}</code></dt><dd>{self.blocks(each['content'])}</dd>"
                for each in section["parameters"])
            return f"{self.heading(2, 'Parameters')}<dl>{items}</dl>"
        if kind == "mentions":
            return f"<p>Mentioned in: {', '.join(map(self.link, section['mentions']))}</p>"
        return self.blocks(section.get("content", []))

    def declaration(self, tokens):
        result = ""
        for token in tokens:
            text = escape(token["text"])
            address = self.address(token.get("identifier"))
            result += f'<a href="{escape(address)}">{text}</a>' if address else text
        return result

    def group(self, group):
        """Links to other pages with their first sentences."""
        items = ""
        for identifier in group.get("identifiers", []):
            sentence = self.inline(self.references.get(identifier, {}).get("abstract", []))
            items += f"<li>{self.link(identifier)}{f'<br>{sentence}' if sentence else ''}</li>"
        title = group.get("title")
        return f"{self.heading(3, title, group.get('anchor')) if title else ''}<ul>{items}</ul>"

    def heading(self, level, text, anchor=None):
        if anchor is None or anchor in self.anchors:
            return f"<h{level}>{escape(text)}</h{level}>"
        self.anchors.add(anchor)
        return f'<h{level} id="{escape(anchor)}">{escape(text)}</h{level}>'

    def address(self, identifier):
        """The link to what an identifier means, or None."""
        reference = self.references.get(identifier, {})
        if reference.get("type") == "link":
            return reference["url"]
        return self.href(reference["url"]) if reference.get("url") else None

    def link(self, identifier):
        reference = self.references.get(identifier, {})
        text = escape(reference.get("title") or identifier)
        if reference.get("kind") == "symbol" or reference.get("type") == "unresolvable":
            text = f"<code>{text}</code>"
        address = self.address(identifier)
        return f'<a href="{escape(address)}">{text}</a>' if address else text

    def blocks(self, blocks):
        return "".join(map(self.block, blocks))

    def block(self, block):
        kind = block.get("type")
        if kind == "heading":
            return self.heading(min(block["level"], 6), block["text"], block.get("anchor"))
        if kind == "codeListing":
            return f"<pre><code>{escape(chr(10).join(block['code']))}</code></pre>"
        if kind in ("orderedList", "unorderedList"):
            tag = "ol" if kind == "orderedList" else "ul"
            items = "".join(f"<li>{self.blocks(item['content'])}</li>" for item in block["items"])
            return f"<{tag}>{items}</{tag}>"
        if kind == "aside":
            return self.aside(block.get("name") or block.get("style", ""), block["content"])
        if kind == "table":
            return self.table(block)
        if "inlineContent" in block:
            return f"<p>{self.inline(block['inlineContent'])}</p>"
        return self.blocks(block.get("content", []))

    def aside(self, name, blocks):
        return f'<div class="aside"><p><b>{escape(name)}</b></p>{self.blocks(blocks)}</div>'

    def table(self, table):
        rows = ""
        for number, row in enumerate(table["rows"]):
            tag = "th" if number == 0 and table.get("header") in ("row", "both") else "td"
            rows += f"<tr>{''.join(f'<{tag}>{self.blocks(cell)}</{tag}>' for cell in row)}</tr>"
        return f'<div class="wide"><table>{rows}</table></div>'

    def inline(self, parts):
        return "".join(map(self.part, parts))

    def part(self, part):
        kind = part.get("type")
        if kind == "text":
            return escape(part["text"])
        if kind == "codeVoice":
            return f"<code>{escape(part['code'])}</code>"
        if kind in ("emphasis", "strong"):
            tag = "em" if kind == "emphasis" else "strong"
            return f"<{tag}>{self.inline(part['inlineContent'])}</{tag}>"
        if kind == "reference":
            return self.link(part["identifier"])
        return self.inline(part.get("inlineContent", []))


def plain(parts):
    """The text of parts of a line."""
    return "".join(part.get("text") or part.get("code") or plain(part.get("inlineContent", [])) for part in parts)
