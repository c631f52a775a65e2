"""Writes Tests/Corpus: documents of our own making, each of which shows one or two things, with the expected frames.

    python3 Scripts/corpus SNUG

The frames of most documents follow from their constraints by arithmetic, and are stated here; for a safe area, a margin
or the size of a control, Interface Builder vouches. `index.jsonl` says for each document where its frames come from. A
frame that nothing vouches for is the one that Snug gave when the document was made: a regression value. If Snug gives
another frame than the one that is stated here, nothing is written.

`make check-fidelity` compares the layout with these frames.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile

from files import FOLDER, all_documents, index, with_frames

TOLERANCE = 1e-3


def main(arguments):
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    documents = all_documents()
    texts = {document.file: document.text() for document in documents}
    with tempfile.TemporaryDirectory() as folder:
        write(folder, texts)
        frames = lay_out(os.path.abspath(arguments[0]), folder, list(texts))
    faults = []
    for document in documents:
        faults += differences(document, frames.get(document.file, {}))
        texts[document.file] = with_frames(texts[document.file], frames.get(document.file, {}))
    if faults:
        print("\n".join(faults), file=sys.stderr)
        return 1
    subjects = sorted({file.split("/")[0] for file in texts})
    for subject in subjects:
        shutil.rmtree(os.path.join(FOLDER, subject), ignore_errors=True)
    write(FOLDER, texts)
    write(FOLDER, {"index.jsonl": index(documents)})
    print(f"corpus: wrote {len(documents)} documents of {len(subjects)} subjects")
    return 0


def lay_out(snug, folder, files):
    """The frames of views by their identifiers, by document."""
    run = subprocess.run([snug, "layout", "--format", "json", *files], cwd=folder, capture_output=True, check=False)
    frames = {}
    for line in run.stdout.decode("utf-8").splitlines():
        scene = json.loads(line)
        frames[scene["document"]] = {view["id"]: view["frame"] for view in scene.get("views", [])}
    sys.stderr.write(run.stderr.decode("utf-8"))
    return frames


def differences(document, frames):
    """Lines about frames that are other than the ones that are stated."""
    for view in document.views:
        stated = view.frame if view.frame is not None else document.vouched.get(view.id, ())
        if view.id == "root" or view.attributes.get("fixedFrame"):
            continue
        yield from compared(document, view.id, stated, frames)
    for id, stated in document.vouched.items():
        yield from compared(document, id, stated, frames)


def compared(document, id, stated, frames):
    got = frames.get(id)
    if got is None:
        yield f"{document.file}: {id}: has no frame"
    elif any(number is not None and abs(number - is_) > TOLERANCE for number, is_ in zip(stated, got)):
        yield f"{document.file}: {id}: is stated as {stated}, and laid out as {got}"


def write(folder, texts):
    for file, text in texts.items():
        path = os.path.join(folder, file)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
