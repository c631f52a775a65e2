#!/usr/bin/env python3
"""Measures `snug preview` in headless Chromium and writes docs/benchmarks/preview.md.

    python3 preview.py ../out/program/snug [saves]

Measures the time from a save to the picture in the page, and the memory of the processes over many saves.
"""
import importlib.machinery
import importlib.util
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))

from browser import Browser  # noqa: E402


def load(path):
    """Loads a script without an extension as a module."""
    loader = importlib.machinery.SourceFileLoader("browse_preview", str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


pages = load(ROOT / "Scripts/browse-preview")


def text(number):
    """The screen with another title and another gap per number, so that each save moves the views below."""
    return pages.thirty().replace('text="Title"', f'text="Save {number}"').replace(
        'constant="16"', f'constant="{16 + number % 2 * 8}"')


def measure(snug, saves):
    times, drawn = [], []
    with tempfile.TemporaryDirectory() as root:
        folder = pathlib.Path(root) / "App"
        folder.mkdir()
        path = folder / "Thirty.xib"
        path.write_text(text(0))
        preview = pages.Preview(snug, folder.name, folder.parent)
        browser = Browser(pathlib.Path(root) / "profile")
        try:
            browser.size(1500, 980)
            if not pages.screen(browser, preview, "Thirty"):
                sys.exit("the screen does not open")
            pages.settle(browser)
            before = preview.megabytes()
            for number in range(1, saves + 1):
                known = pages.version(browser)
                begin = time.time()
                path.write_text(text(number))
                if not pages.until(browser, f"document.querySelector('#stage').dataset.version > {known}"):
                    sys.exit(f"save {number} is not shown")
                times.append(int(browser.run("document.querySelector('#stage').dataset.shown")) - begin * 1000)
                # The page requests findings after a pause. The changing delay also measures saves during such a
                # request.
                time.sleep(0.02 + number % 7 * 0.1)
            between = preview.megabytes()
            # Saves without pauses: the page has to show the last one.
            for number in range(saves):
                path.write_text(text(number))
            path.write_text(text(0).replace('text="Save 0"', 'text="The last one"'))
            shown = pages.until(
                browser, "state.views.some((view) => view.name.includes('The last one'))")
            after = preview.megabytes()
            scale = browser.run("state.scale")
        finally:
            browser.close()
            preview.close()
    return times, before, between, after, shown, scale


def main():
    snug, saves = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    load_before = os.getloadavg()[0]
    times, before, between, after, shown, scale = measure(snug, saves)
    times.sort()
    commit = subprocess.run(
        ["git", "-C", ROOT, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()

    def sums(numbers):
        return f"{sum(numbers):.0f} MB ({', '.join(f'{number:.0f}' for number in numbers)})"

    page = f"""# The preview

Written by `Benchmarks/run preview`. Commit {commit}; {platform.system()}, {platform.machine()}, {os.cpu_count()} cores, with a load of
{load_before:.1f} from other work before it began. A screen of 30 views is open in headless Chromium, which draws on the same cores, with
its findings beside it. Its document is saved, and the time is taken until the new picture is in the page (the browser's clock, in whole
milliseconds), drawn at {scale:g} pixels per point.

| {len(times)} saves, one after the other | from the save to the picture |
| --- | ---: |
| the fastest | {times[0]:.0f} ms |
| the median | {statistics.median(times):.0f} ms |
| nine of ten within | {times[len(times) * 9 // 10]:.0f} ms |
| the slowest | {times[-1]:.0f} ms |

| memory of the server and its workers | |
| --- | ---: |
| before | {sums(before)} |
| after {saves} saves, one after the other | {sums(between)} |
| after {saves} more, as fast as they go | {sums(after)} |

Of these last, the page {"shows the last one" if shown else "does NOT show the last one"}.
"""
    (ROOT / "docs/benchmarks/preview.md").write_text(page)
    print(page)


main()
