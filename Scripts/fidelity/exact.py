"""Compares frames without a tolerance, for documents whose frames are known exactly."""
from scores import error

# Stored frames are rounded to six decimals, and a pixel of a screen with three per point is a third.
TOLERANCE = 1e-3


def check(documents, frames):
    """Whether each view is where its document says, and lines that say which ones are not."""
    lines, views = [], 0
    for document in documents:
        for view in document.scored_views:
            views += 1
            if error(view, frames[document.file]) > TOLERANCE:
                got = frames[document.file].get(view.id)
                lines.append(f"{document.file}: error: {view.id} is stored at {words(view.frame)}, "
                             f"and laid out at {words(got) if got else 'no frame'}")
    if not views:
        return False, ["fidelity: no view is compared; is the corpus empty?"]
    passes = not lines
    lines.append(f"{views - len(lines)} of {views} views of {len(documents)} documents are where their documents say")
    return passes, lines


def words(frame):
    """A frame as “x, y, width × height”."""
    x, y, width, height = (f"{round(number, 3):g}" for number in frame)
    return f"{x}, {y}, {width} × {height}"
