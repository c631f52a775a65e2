"""The documents as files: their texts with the frames that Snug gives, and the index."""
import json
import os
import xml.etree.ElementTree as ElementTree

import boxes
import content
import edges
import stacks

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.path.join(ROOT, "Tests", "Corpus")
SIDES = ("x", "y", "width", "height")


def all_documents():
    return [document for part in (boxes, stacks, edges, content) for document in part.documents()]


def index(documents):
    """The text of the index: a line per document."""
    lines = [{"file": document.file, "oracle": True, "shows": document.shows, "source": document.source}
             for document in sorted(documents, key=lambda document: document.file)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def rects(root):
    """The identifiers of the views in a tree, with the elements that hold their frames."""
    for element in root.iter():
        rect = element.find("rect[@key='frame']")
        if rect is not None and element.get("id"):
            yield element.get("id"), rect


def with_frames(text, frames):
    """The document with the frames that Snug gives; those that are stated are the same."""
    root = ElementTree.fromstring(text)
    for view, rect in rects(root):
        if view in frames and view != "root":
            for name, value in zip(SIDES, frames[view]):
                rect.set(name, f"{round(value, 6):g}" if value == round(value, 3) else f"{round(value, 6)}")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def read(file):
    with open(os.path.join(FOLDER, file), encoding="utf-8") as text:
        return text.read()


def stored_frames(text):
    """The frames of a document by the identifiers of their views."""
    return {view: [float(rect.get(name)) for name in SIDES] for view, rect in rects(ElementTree.fromstring(text))}
