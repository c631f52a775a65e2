// What the page of an audit does: filters, pictures by environment, permalinks, keys.
// All content is in the page; without this file it is read as a document.
"use strict";
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const one = (selector, root = document) => root.querySelector(selector);
  const form = one(".filters");
  const box = form.closest("details");
  const axes = ["size", "device", "orientation", "locale", "direction", "appearance", "contrast", "bold", "content"];
  const environments = all("#environments > li").map((item) => ({ ...item.dataset, words: item.textContent }));
  const findings = all(".finding").map((item) => ({
    item, id: item.id, screen: item.closest(".screen"), in: BigInt("0x" + item.dataset.in), data: item.dataset,
    text: null,
  }));
  const byID = new Map(findings.map((finding) => [finding.id, finding]));
  const marks = new Map();
  for (const link of all(".mark a")) {
    const id = link.hash.slice(1);
    if (!marks.has(id)) marks.set(id, []);
    marks.get(id).push(link);
  }
  let chosen = null;

  // Pictures

  /** Shows a screen in an environment: its picture, or that there is none. */
  function show(screen, number) {
    const stage = one(".stage", screen);
    let found = null;
    for (const figure of all("figure", stage)) {
      const isShown = figure.dataset.e === String(number);
      figure.hidden = !isShown;
      if (isShown) found = figure;
    }
    const environment = environments[number];
    const nothing = one(".nothing", stage);
    nothing.hidden = found !== null;
    if (!found) nothing.textContent = `No picture was made of ${environment.words}.`;
    for (const cell of all("td.shown", stage)) cell.classList.remove("shown");
    one(`td[data-e="${number}"]`, stage)?.classList.add("shown");
    const slider = one("input[type=range]", stage);
    if (slider) {
      const place = sizes(screen).indexOf(environment.size);
      slider.value = place;
      slider.setAttribute("aria-valuetext", environment.size);
      one("output", stage).textContent = environment.size;
    }
    stage.dataset.e = number;
  }

  /** The text sizes of a screen, as the heads of its table name them. */
  function sizes(screen) {
    return all(".grid th[scope=col]", screen).map((head) => head.textContent);
  }

  /** The environment that a screen shows. */
  function shown(screen) {
    const stage = one(".stage", screen);
    return Number(stage.dataset.e ?? one("figure:not([hidden])", stage)?.dataset.e ?? 0);
  }

  function isPictured(screen, number) {
    return one(`.stage figure[data-e="${number}"]`, screen) !== null;
  }

  /** Moves to the environment of the same row at another text size. */
  function slide(screen, place) {
    const size = sizes(screen)[place];
    const cell = one(`td[data-e="${shown(screen)}"]`, screen);
    const row = cell ? cell.parentElement : one(".grid tr:nth-child(2)", screen);
    const target = row.children[place + 1];
    if (target?.dataset.e !== undefined) show(screen, Number(target.dataset.e));
    else one(".stage output", screen).textContent = size + " –";
  }

  // Overlays

  const overlays = { frames: false, taps: false, baselines: false };
  /** The views of pictures whose file was loaded, by the path of the picture. */
  const outlines = new Map();
  const leastTap = 44;
  globalThis.snugOutlines = (picture, views) => {
    outlines.set(picture, views);
    for (const figure of all("figure[data-picture]")) if (figure.dataset.picture === picture) draw(figure);
  };

  /** Draws the overlays that are turned on over a picture; loads its views first if they are not here. */
  function draw(figure) {
    one("svg.overlay", figure)?.remove();
    if (!Object.values(overlays).includes(true)) return;
    const views = outlines.get(figure.dataset.picture);
    if (!views) {
      // A page that is one file has the views in it.
      if (figure.dataset.views) return globalThis.snugOutlines(...JSON.parse(figure.dataset.views));
      if (figure.dataset.isLoading) return;
      figure.dataset.isLoading = "1";
      const script = document.createElement("script");
      script.src = figure.dataset.outlines;
      document.head.append(script);
      return;
    }
    const svg = add(one(".picture", figure), "svg", { class: "overlay", viewBox: "0 0 " + figure.dataset.extent, "aria-hidden": "true" });
    for (const view of views) {
      const [x, y, width, height] = view.f;
      const frame = { x, y, width, height };
      if (overlays.frames) title(add(svg, "rect", { ...frame, class: "frame" }), view);
      if (overlays.taps && view.t) {
        const isSmall = Math.min(width, height) < leastTap;
        title(add(svg, "rect", { ...frame, class: isSmall ? "tap small" : "tap" }), view);
      }
      if (overlays.baselines) {
        for (const line of view.b ?? []) add(svg, "line", { x1: x, x2: x + width, y1: line, y2: line, class: "baseline" });
      }
    }
    // Marks are pressed, so they stay in front.
    one("img", figure).after(svg);
  }

  function title(shape, view) {
    const [x, y, width, height] = view.f;
    add(shape, "title", {}).textContent = `${view.l}\n${width} × ${height} at ${x}, ${y}`;
  }

  function add(parent, name, attributes) {
    const child = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) child.setAttribute(key, value);
    return parent.appendChild(child);
  }

  /** Pictures that are near: only these are drawn over. */
  const near = new Set();
  const watch = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) {
        near.add(entry.target);
        draw(entry.target);
      } else {
        near.delete(entry.target);
      }
    }
  }, { rootMargin: "400px" });
  for (const figure of all("figure[data-picture]")) watch.observe(figure);

  // Findings

  /** Chooses a finding: its mark stands out, and its screen shows it. */
  function choose(finding, options = {}) {
    if (chosen) {
      chosen.item.classList.remove("chosen");
      for (const link of marks.get(chosen.id) ?? []) {
        link.classList.remove("chosen");
        link.parentElement.classList.remove("chosen");
      }
      for (const cell of all("td.chosen", chosen.screen)) cell.classList.remove("chosen");
    }
    chosen = finding;
    if (!finding) return;
    finding.item.classList.add("chosen");
    for (const link of marks.get(finding.id) ?? []) {
      link.classList.add("chosen");
      link.parentElement.classList.add("chosen");
    }
    for (const cell of all("td[data-e]", finding.screen)) {
      cell.classList.toggle("chosen", ((finding.in >> BigInt(cell.dataset.e)) & 1n) === 1n);
    }
    const now = shown(finding.screen);
    const isThere = ((finding.in >> BigInt(now)) & 1n) === 1n && isPictured(finding.screen, now);
    const worst = Number(finding.data.worst);
    if (options.worst || !isThere) {
      const pictured = all(".stage figure", finding.screen).map((figure) => Number(figure.dataset.e));
      const other = pictured.find((number) => ((finding.in >> BigInt(number)) & 1n) === 1n);
      show(finding.screen, isPictured(finding.screen, worst) ? worst : (other ?? worst));
    }
    if (options.link !== false) history.replaceState(null, "", "#" + finding.id);
  }

  // Filters

  /** Leaves the findings that match, and the screens that have some. */
  function filter() {
    const values = Object.fromEntries(new FormData(form));
    const words = (values.text ?? "").trim().toLowerCase();
    const chosenAxes = axes.filter((axis) => values[axis]);
    let mask = null;
    if (chosenAxes.length > 0) {
      mask = 0n;
      environments.forEach((environment, number) => {
        if (chosenAxes.every((axis) => environment[axis] === values[axis])) mask |= 1n << BigInt(number);
      });
    }
    let count = 0;
    const open = new Set();
    for (const finding of findings) {
      const isMatch =
        (!values.outcome || finding.data.outcome === values.outcome) &&
        (!values.impact || finding.data.impact === values.impact) &&
        (!values.rule || finding.data.rule === values.rule) &&
        (!values.screen || finding.screen.id === values.screen) &&
        (mask === null || (finding.in & mask) !== 0n) &&
        (words === "" || text(finding).includes(words));
      if (finding.item.hidden === isMatch) {
        finding.item.hidden = !isMatch;
        for (const link of marks.get(finding.id) ?? []) link.hidden = !isMatch;
      }
      if (isMatch) {
        count += 1;
        open.add(finding.screen);
      }
    }
    for (const mark of all(".mark")) mark.hidden = one("a:not([hidden])", mark) === null;
    for (const screen of all(".screen")) screen.hidden = !open.has(screen);
    one(".matches", form).textContent = `${count} of ${findings.length}`;
    one("#none").hidden = count > 0 || findings.length === 0;
    for (const select of all("select", form)) select.classList.toggle("set", select.value !== "");
    for (const button of all("button[data-filter]")) {
      button.setAttribute("aria-pressed", String(form.elements[button.dataset.filter].value === button.dataset.value));
    }
  }

  /** What a search looks at, made when the first search begins. */
  function text(finding) {
    finding.text ??= (finding.item.textContent + " " + one("header", finding.screen).textContent).toLowerCase();
    return finding.text;
  }

  function clear() {
    for (const field of form.elements) {
      if (field.tagName === "SELECT" || field.type === "search") field.value = "";
    }
    filter();
  }

  // Appearance

  const appearance = one("button.appearance");
  const isDark = () =>
    (document.documentElement.dataset.appearance ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) ===
    "dark";
  function updateAppearance() {
    appearance.setAttribute("aria-pressed", String(isDark()));
  }

  // Keys

  /** The next or previous finding that is not filtered out. */
  function step(direction) {
    const visible = findings.filter((finding) => !finding.item.hidden);
    if (visible.length === 0) return;
    const place = chosen ? visible.indexOf(chosen) : direction > 0 ? -1 : 0;
    const next = visible[(place + direction + visible.length) % visible.length];
    choose(next);
    next.item.scrollIntoView({ block: "nearest" });
    one("h3 a", next.item).focus({ preventScroll: true });
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input[type=search], select, input[type=range]") && event.key !== "Escape") return;
    const actions = {
      j: () => step(1), k: () => step(-1), "/": () => { box.open = true; one("input[type=search]", form).focus(); },
      m: () => one("input[name=marks]", form).click(), f: () => one("input[name=frames]", form).click(),
      t: () => one("input[name=taps]", form).click(), b: () => one("input[name=baselines]", form).click(),
      Escape: () => { clear(); document.activeElement.blur(); },
      "]": () => chosen && slide(chosen.screen, Math.min(sizes(chosen.screen).length - 1, sizeNow() + 1)),
      "[": () => chosen && slide(chosen.screen, Math.max(0, sizeNow() - 1)),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  const sizeNow = () => sizes(chosen.screen).indexOf(environments[shown(chosen.screen)].size);

  // Events

  document.addEventListener("click", (event) => {
    const target = event.target;
    const button = target.closest("button[data-filter]");
    if (button) {
      const field = form.elements[button.dataset.filter];
      field.value = field.value === button.dataset.value ? "" : button.dataset.value;
      // An impact counts violations; what is to be reviewed has any impact.
      if (field.name === "impact" && field.value) form.elements.outcome.value = "violation";
      if (field.name === "outcome" && field.value === "needs-review") form.elements.impact.value = "";
      filter();
      return;
    }
    const cell = target.closest(".grid td[data-e]");
    if (cell) return show(cell.closest(".screen"), Number(cell.dataset.e));
    const link = target.closest(".mark a");
    if (link) return choose(byID.get(link.hash.slice(1)));
    const item = target.closest(".finding");
    if (item && !target.closest(".rule")) {
      if (getSelection().toString() !== "" && !target.closest("button, a")) return;
      choose(byID.get(item.id), { worst: target.closest(".show") !== null });
    }
  });
  document.addEventListener("input", (event) => {
    if (event.target.type === "range") slide(event.target.closest(".screen"), Number(event.target.value));
  });
  form.addEventListener("input", (event) => {
    const { name, checked } = event.target;
    if (name === "marks") {
      document.body.classList.toggle("no-marks", !checked);
    } else if (name in overlays) {
      overlays[name] = checked;
      for (const figure of near) draw(figure);
    } else {
      filter();
    }
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => { event.preventDefault(); clear(); });
  appearance.addEventListener("click", () => {
    document.documentElement.dataset.appearance = isDark() ? "light" : "dark";
    updateAppearance();
  });
  addEventListener("hashchange", follow);

  /** Chooses the finding that the address names. */
  function follow() {
    const finding = byID.get(location.hash.slice(1));
    if (!finding) return;
    if (finding.item.hidden) clear();
    choose(finding, { link: false });
    // Twice: what is scrolled past gets its real height only then.
    for (let i = 0; i < 2; i++) finding.item.scrollIntoView({ block: "center", behavior: "instant" });
  }

  // On a narrow screen the first picture is to be seen without scrolling far.
  box.hidden = false;
  box.open = !matchMedia("(max-width: 760px)").matches;
  updateAppearance();
  // What needs review is shown when it is asked for, unless there is nothing else.
  if (findings.some((finding) => finding.data.outcome === "violation")) form.elements.outcome.value = "violation";
  filter();
  follow();
})();
