"""Makes the record of a score in docs/fidelity.json, and checks a run against it."""
import hashlib
import json
import os

# Percentage points by which the share of frames within one point may fall.
ALLOWED_FALL = 0.1


def digest(path):
    """A digest of the index, which distinguishes one corpus from another."""
    with open(path, "rb") as index:
        return hashlib.sha256(index.read()).hexdigest()[:16]


def record(scores, corpus):
    def numbers(score):
        return {"views": score.views, "within1": score.within_one, "withinHalf": score.within_half}

    ambiguity = scores.ambiguity
    return {
        "corpus": corpus,
        "documents": {"scored": len(scores.documents), "whole": scores.whole_documents},
        "ambiguity": {"marked": ambiguity.marked, "named": ambiguity.named, "both": ambiguity.both},
        "kinds": {name: numbers(score) for name, score in sorted(scores.kinds.items())},
        "eras": {name: numbers(score) for name, score in scores.eras.items()},
        "repositories": {name: numbers(score) for name, score in sorted(scores.repositories.items())},
    }


def text(record):
    """JSON with one group per line, so that a change of the score changes few lines."""
    blocks = []
    for key, value in record.items():
        if isinstance(value, dict) and all(isinstance(inner, dict) for inner in value.values()):
            lines = ",\n".join(f"    {encoded(name)}: {encoded(inner)}" for name, inner in value.items())
            blocks.append(f"  {encoded(key)}: {{\n{lines}\n  }}")
        else:
            blocks.append(f"  {encoded(key)}: {encoded(value)}")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def encoded(value):
    return json.dumps(value, ensure_ascii=False)


def check(new, path):
    """Compares a run with the record at `path`: (whether it passes, lines that say why)."""
    if not os.path.isfile(path):
        return False, [f"{path}: no such file; `make fidelity` writes it"]
    with open(path, encoding="utf-8") as file:
        old = json.load(file)
    if old["corpus"] != new["corpus"]:
        return True, [f"{path} was made with another corpus, so nothing is compared; `make fidelity` writes a new one"]
    before, after = percent(old["kinds"]["all"]), percent(new["kinds"]["all"])
    fall = before - after
    lines = [f"frames within 1 pt: {before:.2f} % in {path}, {after:.2f} % now"]
    # A fall of exactly the allowed size passes in spite of rounding errors.
    if fall <= ALLOWED_FALL + 1e-9:
        return True, lines
    lines.append(f"that is {fall:.2f} points less, and {ALLOWED_FALL} are allowed; `--against` shows the views")
    for name, score in new["repositories"].items():
        was = old["repositories"].get(name, score)
        if score["within1"] < was["within1"]:
            lines.append(f"  {name}: {was['within1']} of {was['views']} views, now {score['within1']}")
    return False, lines


def percent(score):
    return 100 * score["within1"] / max(1, score["views"])
