"""Checks for Scripts/browse-preview that need an app: a live screen in the page, builds after saves, and crashes.

Uses Examples/AutoLayoutGuide. Changes its sources temporarily and restores them.
"""
import pathlib
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
APP = ROOT / "Examples/AutoLayoutGuide"
MENU = APP / "AutoLayoutGuide/MenuViewController.swift"
CHAPTERS = APP / "AutoLayoutGuide/Chapter.swift"
BUILD = "swift build --product AutoLayoutGuide"


class App:
    """The page with the app's first screen, and the actions of a person on it."""

    def __init__(self, browser, check, until):
        self.browser, self.check, self.until = browser, check, until

    def shows(self, word, seconds=10):
        return self.until(self.browser, f"state.views.some((v) => v.name.includes('{word}'))", seconds)

    def hides(self, word, seconds=10):
        return self.until(self.browser, f"!state.views.some((v) => v.name.includes('{word}'))", seconds)

    def middle(self, word):
        """The centre, on the page, of the frontmost view whose name contains a word."""
        return self.browser.run(
            f"(() => {{ const [x, y, w, h] = state.views.findLast((v) => v.name.includes('{word}')).frame;"
            " const r = document.querySelector('#picture').getBoundingClientRect(), s = r.width / state.picture.width;"
            " return [r.x + (x + w / 2) * s, r.y + (y + h / 2) * s]; })()")

    def mouse(self, kind, x, y, **more):
        self.browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def tap(self, word):
        x, y = self.middle(word)
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", clickCount=1)
        time.sleep(0.05)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    def session(self):
        return self.browser.run("life.session")

    def starts_after(self, session, word):
        """Whether the app restarts after a build and shows a word."""
        return self.until(
            self.browser, f"life.session > {session} && document.querySelector('#build').hidden"
            f" && state.views.some((v) => v.name.includes('{word}'))", 150)

    def names(self):
        return self.browser.run("state.views.map((v) => v.name).filter((n) => n).slice(0, 40).join('; ')")

    def text(self, selector):
        return self.browser.run(f"document.querySelector('{selector}').textContent")


def use_app(browser, preview, keep, check, until):
    """Taps, types, scrolls, changes the device, breaks the source, crashes the app."""
    app = App(browser, check, until)
    browser.open(preview.address)
    check("the gallery shows the app's screens", until(
        browser, "[...document.querySelectorAll('a.card')].some((c) => c.textContent.includes('First screen')"
        " && c.querySelector('img')?.complete)", 60), browser.run("document.body.innerText")[:400])
    keep("app-gallery")
    browser.run("[...document.querySelectorAll('a.card')].find((c) => c.textContent.includes('First screen')).click()")
    check("the app's first screen lives", app.shows("Hello", 20), app.text("#problem"))
    keep("app-alive")

    app.tap("“Hello”")
    check("a tap pushes a controller", app.hides("Image views"), app.names())
    keep("app-pushed")
    app.tap("“Auto Layout”") if app.shows("“Auto Layout”", 1) else None
    back = app.shows("Image views", 3)
    if not back:
        # The button at the leading end of the bar.
        x, y = browser.run("(() => { const r = document.querySelector('#picture').getBoundingClientRect(),"
                           " s = r.width / state.picture.width; return [r.x + 30 * s, r.y + 80 * s]; })()")
        app.mouse("mousePressed", x, y, button="left", clickCount=1)
        app.mouse("mouseReleased", x, y, button="left", clickCount=1)
        back = app.shows("Image views", 5)
    check("a tap on the bar goes back", back, app.names())

    # The menu is higher than the screen of this device.
    browser.run("(() => { const c = document.querySelector('#controls').elements.device; c.value = 'retina4_0';"
                " c.dispatchEvent(new Event('input', {bubbles: true})); })()")
    until(browser, "document.querySelector('#caption').textContent.includes('320 × 568')")
    place = "state.views.find((v) => v.name.includes('Image views')).frame[1]"
    before = browser.run(place)
    x, y = app.middle("Image views")
    app.mouse("mouseWheel", x, y, deltaX=0, deltaY=90)
    check("the wheel scrolls", until(browser, f"{place} < {before} - 40"), (before, browser.run(place)))
    app.mouse("mouseWheel", x, y, deltaX=0, deltaY=-500)
    check("and back", until(browser, f"{place} === {before}"), (before, browser.run(place)))
    x, y = app.middle("Image views")
    app.mouse("mousePressed", x, y, button="left", clickCount=1)
    for step in range(1, 9):
        app.mouse("mouseMoved", x, y - 10 * step, button="left", buttons=1)
        time.sleep(0.03)
    time.sleep(0.2)
    app.mouse("mouseReleased", x, y - 80, button="left", clickCount=1)
    check("a finger scrolls, and does not tap then", until(browser, f"{place} < {before} - 40"), (before, browser.run(place)))

    app.tap("Sign in")
    check("a tap presents a controller", app.shows("Email") or app.shows("mail"), app.names())
    app.tap("mail")
    check("a field takes keys after a tap", until(browser, "life.keys"), app.names())
    for key in "pet@example.org":
        browser.press(key)
    check("typing reaches the field", app.shows("pet@example.org"), app.names())
    browser.press("Backspace")
    check("and so does the key that deletes", app.hides("pet@example.org") and app.shows("pet@example.or"), app.names())
    keep("app-typing")

    for name, value, seen in [
            ("device", "retina5_5", "414 × 736"), ("orientation", "landscape", "736 × 414"), ("orientation", "portrait", "414 × 736"),
            ("textSize", "8", "AX2"), ("direction", "rtl", "right to left"), ("appearance", "dark", "dark"),
            ("contrast", "increased", "increased contrast")]:
        browser.run(f"(() => {{ const c = document.querySelector('#controls').elements.{name}; c.value = '{value}';"
                    " c.dispatchEvent(new Event('input', {bubbles: true})); })()")
        check(f"the control {name} changes the living screen", until(
            browser, f"document.querySelector('#caption').textContent.includes('{seen}')"), app.text("#caption"))
    check("what was typed stays", app.shows("pet@example.or"), app.names())
    keep("app-environment")
    browser.run("document.querySelector('#controls').reset(); document.querySelector('#restart').click()")
    check("it can be restarted", app.shows("Image views"), app.names())

    source, chapters = MENU.read_text(), CHAPTERS.read_text()
    try:
        build(app, browser, source, chapters, keep, check, until)
    finally:
        session = app.session()
        CHAPTERS.write_text(chapters)
        MENU.write_text(source)
    check("the app is built as it was", app.starts_after(session, "“Hello”"), app.names())

    browser.run("document.querySelector('#alive').click()")
    check("without life a click shows constraints", until(browser, "document.querySelectorAll('rect.hit').length > 3"), app.names())
    keep("app-inspected")
    errors = [event for event in browser.events
              if event.get("method") == "Runtime.exceptionThrown" or event.get("method") == "Log.entryAdded"
              # Leaves out what the page of another server logs after that server has ended.
              and event["params"].get("entry", {}).get("url", preview.address).startswith(preview.address)]
    check("no error is logged while the app lives", not errors, errors[:3])


def build(app, browser, source, chapters, keep, check, until):
    """Saves a source file with an error, a change and a crash, and checks what the page shows."""
    shown = browser.run("document.querySelector('#picture').src")
    CHAPTERS.write_text(chapters.replace('title: "Hello"', 'title: 1'))
    check("an error of the compiler is shown", until(
        browser, "document.querySelectorAll('#build-errors li').length > 0 && document.querySelector('#build').className === 'failed'", 120))
    line = chapters[:chapters.index('title: "Hello"')].count("\n") + 1
    check("with file and line", f"Chapter.swift:{line}:" in app.text("#build-errors"), app.text("#build"))
    check("the last good picture stays", browser.run("document.querySelector('#picture').naturalWidth") > 0, shown)
    until(browser, "document.querySelector('#build-state').textContent.includes('does not compile')", 120)
    keep("app-error")
    session, begin = app.session(), time.time()
    CHAPTERS.write_text(chapters.replace('title: "Hello"', 'title: "Saved"'))
    check("a save is built, and the screen starts again", app.starts_after(session, "“Saved”"), app.text("#build"))
    print(f"      from a save of a source file to the picture: {time.time() - begin:.1f} s")

    session = app.session()
    MENU.write_text(source.replace("let screen =", 'if indexPath.row == 2 { fatalError("no views today") }\n    let screen ='))
    check("a crash can be made", app.starts_after(session, "“Saved”"), app.text("#build"))
    app.tap("“Views”")
    check("a crash is shown with its words", until(
        browser, "document.querySelector('#crash-message').textContent.includes('no views today')", 60), app.text("#crash"))
    line = source[:source.index("let screen =")].count("\n") + 1
    check("with file and line", f"MenuViewController.swift:{line}" in app.text("#crash-places"), app.text("#crash"))
    check("and the screen starts again", app.shows("Image views"), app.names())
    keep("app-crash")
