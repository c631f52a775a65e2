"use strict";

// What the page shows. Answers of the server replace it; nothing is kept in the browser.
const state = {outline: null, document: null, scene: null, view: null, views: [], picture: null, findings: [], constraints: [], scale: 1};
const $ = (id) => document.getElementById(id);
const controls = $("controls");
const SVG = "http://www.w3.org/2000/svg";

function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key in made && typeof value !== "string") made[key] = value; else made.setAttribute(key, value);
  }
  made.append(...content);
  return made;
}

function shape(name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text) made.textContent = text;
  return made;
}

const points = (value) => String(Math.round(value * 100) / 100);

async function get(path, query = {}) {
  // A space is a plus sign otherwise, which is one to the server.
  const parameters = String(new URLSearchParams(query)).replaceAll("+", "%20");
  const response = await fetch(`${path}?${parameters}`);
  if (!response.ok) throw new Error((await response.text()).trim());
  return response.json();
}

async function post(path, body) {
  const response = await fetch(path, {method: "POST", body: JSON.stringify(body)});
  if (!response.ok) throw new Error((await response.text()).trim());
  return response.json();
}

function say(problem) {
  // Most problems are of the document that is shown; its name tells them from those of others.
  const path = state.scene === null ? null : shownDocument()?.path;
  $("problem").hidden = !problem;
  $("problem").textContent = problem && path && !problem.includes(fileName(path)) ? `${path}: ${problem}` : problem || "";
  $("stage").classList.toggle("stale", Boolean(problem));
}

// A refresh that is asked for while one is under way begins when that one has ended: the last state is always shown.
function latest(work) {
  let running = false, again = false;
  return async () => {
    if (running) { again = true; return; }
    running = true;
    do {
      again = false;
      try { await work(); } catch (error) { say(error.message); }
    } while (again);
    running = false;
  };
}

// Environment

function environment() {
  const values = Object.fromEntries(new FormData(controls));
  values.boldText = controls.elements.boldText.checked ? "on" : "";
  values.textSize = state.outline.textSizes[Number(values.textSize)];
  return values;
}

function setting() {
  return {document: state.document, scene: state.scene, scale: state.scale, ...environment()};
}

const shownDocument = () => state.outline?.documents.find((one) => one.place === state.document);

// How large a screen is shown, so that it fits; no more pixels are drawn than are seen.
function fit() {
  const {width, height} = state.picture ?? {width: 393, height: 852};
  const room = {width: $("stage").parentElement.clientWidth, height: window.innerHeight - 152};
  return Math.max(0.2, Math.min(1.5, room.width / width, room.height / height));
}

// Puts a picture into the page; whether it has the number of pixels that is seen.
async function showPicture(id, picture) {
  const image = new Image();
  image.src = `picture?id=${id}`;
  await image.decode();
  state.picture = picture;
  const size = fit();
  image.width = Math.round(picture.width * size);
  image.id = "picture";
  image.alt = $("title").textContent;
  $("picture").replaceWith(image);
  $("caption").textContent = `${picture.words}, ${points(picture.width)} × ${points(picture.height)} points`;
  const wanted = Math.min(3, Math.round(size * window.devicePixelRatio * 100) / 100);
  const isSharp = Math.abs(wanted - state.scale) < 0.02;
  state.scale = wanted;
  return isSharp;
}

function fill(select, choices) {
  const kept = select.value;
  select.replaceChildren(...choices.map(([value, name]) => element("option", {value}, name)));
  if (choices.some(([value]) => value === kept)) select.value = kept;
}

function showControls() {
  const outline = state.outline;
  const shown = shownDocument();
  $("life").hidden = !shown?.app;
  fill(controls.elements.device, [["", "as in the document"], ...outline.devices.map(({id, name}) => [id, name])]);
  fill(controls.elements.locale, [
    ["", "the document's"], ...(shown ? shown.languages : []).map((name) => [name, name]),
    ...outline.pseudoLanguages.map((name) => [name, name]),
  ]);
}

// Screen

const refresh = latest(async () => {
  if (state.scene === null) return;
  if (isAlive()) { step(); refreshStrip(); return; }
  const asked = `${state.document}/${state.scene}`;
  const shown = await get("screen", setting());
  if (asked !== `${state.document}/${state.scene}`) return;
  showEdits(shown.edits);
  if (shown.answer.problem) { say(shown.answer.problem); return; }
  const isSharp = await showPicture(shown.image, shown.answer.picture);
  if (isAlive()) return;
  say(null);
  state.views = shown.answer.views;
  drawViews();
  $("stage").dataset.version = shown.version;
  $("stage").dataset.shown = String(Date.now());
  if (!isSharp) { refresh(); return; }
  if (state.view) inspect();
  refreshStrip();
});

// The same screen in several environments, side by side.
const refreshStrip = latest(async () => {
  const axis = $("strip-axis").value;
  $("strip").hidden = !axis;
  if (!axis || state.scene === null) return;
  const outline = state.outline;
  const languages = shownDocument()?.languages ?? [];
  const values = {
    textSize: outline.textSizes, device: outline.devices.map((one) => one.id), appearance: ["light", "dark"],
    locale: ["base", ...languages, ...outline.pseudoLanguages],
  }[axis];
  const figures = [];
  for (const value of values) {
    const drawn = await get("screen", {...setting(), scale: 1, [axis]: value});
    if (drawn.answer.problem) return;
    const image = new Image();
    image.src = `picture?id=${drawn.image}`;
    image.alt = drawn.answer.picture.words;
    await image.decode();
    figures.push(element("figure", {}, image, element("figcaption", {}, drawn.answer.picture.words)));
    if (axis !== $("strip-axis").value) return;
    if ($("strip").children.length < figures.length) $("strip").append(figures.at(-1));
  }
  $("strip").replaceChildren(...figures);
});

const refreshFindings = latest(async () => {
  if (state.scene === null) return;
  const shown = await get("findings", {document: state.document, scene: state.scene});
  if (shown.answer.problem) return;
  state.findings = shown.answer.findings;
  $("finding-count").textContent = `(${state.findings.length})`;
  $("findings").replaceChildren(...state.findings.map((finding) => {
    const item = element("li", {class: finding.outcome, tabindex: "0"},
      element("b", {}, `${finding.label}`), ` ${finding.rule} (${finding.impact})`,
      element("small", {}, finding.message), element("small", {}, finding.extent), element("small", {}, finding.fix));
    item.addEventListener("click", () => { if (!isAlive()) choose(finding.view); });
    return item;
  }));
  drawViews();
  $("findings").dataset.version = shown.version;
});

function drawViews() {
  const overlay = $("overlay");
  if (!state.picture) return;
  if (isAlive()) { overlay.replaceChildren(); return; }
  overlay.setAttribute("viewBox", `0 0 ${state.picture.width} ${state.picture.height}`);
  const place = ([x, y, width, height]) => ({x, y, width: Math.max(width, 0), height: Math.max(height, 0)});
  const shapes = [];
  const faults = new Set(state.findings.filter((one) => one.outcome === "violation").map((one) => one.view));
  for (const view of state.views) {
    if (faults.has(view.id)) shapes.push(shape("rect", {class: "fault", ...place(view.frame)}));
  }
  for (const view of state.views) {
    const hit = shape("rect", {class: view === state.views[0] ? "hit root" : "hit", "data-view": view.id, ...place(view.frame)});
    hit.addEventListener("mouseenter", () => {
      const [x, y, width, height] = view.frame.map(points);
      $("hovered").textContent = `${view.name}, ${view.className}, line ${view.line}: x ${x}, y ${y}, ${width} × ${height}`;
    });
    hit.addEventListener("click", () => choose(view.id));
    shapes.push(hit);
  }
  const chosen = state.views.find((one) => one.id === state.view);
  if (chosen) shapes.push(shape("rect", {class: "chosen", ...place(chosen.frame)}));
  for (const constraint of chosen ? state.constraints : []) {
    if (!constraint.dimension) continue;
    const [x1, y1, x2, y2] = constraint.dimension;
    shapes.push(
      shape("line", {x1, y1, x2, y2}),
      shape("text", {x: (x1 + x2) / 2 + 3, y: (y1 + y2) / 2 - 3}, points(constraint.constant)));
  }
  overlay.replaceChildren(...shapes);
}

function choose(view) {
  state.view = view;
  state.constraints = [];
  drawViews();
  inspect();
}

// One view

async function inspect() {
  const asked = state.view;
  if (!asked) return;
  let shown;
  try { shown = await get("view", {...setting(), view: asked}); } catch (error) { say(error.message); return; }
  if (asked !== state.view) return;
  const answer = shown.answer;
  if (answer.problem) {
    $("subject").replaceChildren(element("p", {class: "facts"}, answer.problem));
    return;
  }
  state.constraints = answer.constraints;
  drawViews();
  // What somebody types into stays.
  if ($("subject").contains(document.activeElement) && document.activeElement.matches("input, textarea")
      && $("subject").dataset.view === asked) {
    return;
  }
  const subject = answer.subject;
  const rows = answer.constraints.map((constraint) => element("tr", {},
    element("td", {}, constraint.words),
    element("td", {}, number(constraint.id, "constant", constraint.constant, "any")),
    element("td", {}, number(constraint.id, "priority", constraint.priority, "1"))));
  const parts = [
    element("h2", {}, subject.name),
    element("p", {class: "facts"},
      `hugging ${subject.hugging.join(" across, ")} down; resistance ${subject.resistance.join(" across, ")} down`),
  ];
  if (subject.text !== undefined && subject.text !== null) {
    const area = element("textarea", {"aria-label": "Text", "data-property": "text"});
    area.value = subject.text;
    area.addEventListener("input", () => attempt(subject.id, "text", area.value));
    parts.push(element("label", {class: "facts"}, "Text", area));
  }
  if (subject.fontSize) {
    parts.push(element("label", {class: "facts"}, "Size of the font ", number(subject.id, "fontSize", subject.fontSize, "any")));
  }
  if (rows.length) {
    parts.push(element("h2", {}, "Constraints"), element("table", {},
      element("thead", {}, element("tr", {}, ...["", "constant", "priority"].map((name) => element("th", {scope: "col"}, name)))),
      element("tbody", {}, ...rows)));
  }
  if (answer.explanation) parts.push(element("h2", {}, "Why it is there"), element("pre", {}, answer.explanation));
  $("subject").replaceChildren(...parts);
  $("subject").dataset.view = asked;
}

function number(id, property, value, step) {
  const input = element("input", {type: "number", step, "aria-label": property, "data-id": id, "data-property": property});
  input.value = points(value);
  input.addEventListener("input", () => {
    if (input.value !== "" && Number.isFinite(input.valueAsNumber)) attempt(id, property, input.value);
  });
  return input;
}

// Edits

async function attempt(id, property, value) {
  try {
    showEdits((await post("try", {document: state.document, edit: {id, property, value}})).edits);
    say(null);
  } catch (error) { say(error.message); }
}

function showEdits(count) {
  $("edits").hidden = count === 0;
  $("edit-count").textContent = `${count} ${count === 1 ? "value" : "values"} tried`;
}

for (const action of ["write", "discard"]) {
  $(action).addEventListener("click", async () => {
    try {
      document.activeElement.blur();
      showEdits((await post(action, {document: state.document})).edits);
    } catch (error) { say(error.message); }
  });
}

$("copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText((await get("edited", {document: state.document})).text);
    $("state").textContent = "copied";
  } catch (error) { say(error.message); }
});

// A screen that lives: taps, wheel and keys go to the app's process, and the pictures come back.

const life = {session: 0, events: [], image: null, isBusy: false, isStopped: false, isDown: false, quiet: 0, steps: 0, timer: null, keys: false};
const longestPause = 1000;
const isAlive = () => state.scene !== null && Boolean(shownDocument()?.app) && $("alive").checked;
const seconds = () => performance.now() / 1000;

// Begins with a new process.
function begin() {
  Object.assign(life, {session: 0, events: [], isStopped: false, isDown: false, quiet: 0, steps: 0});
  state.views = [];
  step();
}

async function step() {
  clearTimeout(life.timer);
  if (life.isBusy || life.isStopped || !isAlive() || document.hidden) return;
  life.isBusy = true;
  const asked = `${state.document}/${state.scene}/${life.session}`;
  const events = life.events.splice(0, 64);
  const isEvent = events.length > 0;
  try {
    const shown = await post("live", {
      document: state.document, scene: state.scene, scale: state.scale, setting: environment(), session: life.session,
      time: seconds(), events});
    if (asked === `${state.document}/${state.scene}/${life.session}` && isAlive()) await take(shown, isEvent);
  } catch (error) {
    say(error.message);
    life.quiet = 20;
  }
  life.isBusy = false;
  const pause = life.events.length ? 0 : life.isDown ? 25 : Math.min(longestPause, 30 * 1.4 ** life.quiet);
  life.timer = setTimeout(step, pause);
}

async function take(shown, isEvent) {
  if (shown.isEnded) {
    life.isStopped = true;
    say("The screen goes on in another page. “Restart” begins it here.");
    return;
  }
  if (shown.crash) {
    const isFirst = life.steps === 0;
    showCrash(shown.crash, isFirst);
    Object.assign(life, {session: 0, events: [], isDown: false, steps: 0, isStopped: isFirst});
    return;
  }
  if (shown.answer.problem) {
    say(shown.answer.problem);
    life.isStopped = true;
    return;
  }
  life.session = shown.session;
  life.steps += 1;
  say(null);
  if (isEvent) $("crash").hidden = true;
  if (life.keys !== shown.answer.takesKeys) {
    life.keys = shown.answer.takesKeys;
    if (life.keys) $("stage").focus({preventScroll: true});
  }
  life.quiet = shown.image === life.image && !isEvent ? life.quiet + 1 : 0;
  if (shown.image === life.image || !shown.answer.picture) return;
  life.image = shown.image;
  await showPicture(shown.image, shown.answer.picture);
  state.views = shown.answer.views;
  $("overlay").setAttribute("viewBox", `0 0 ${state.picture.width} ${state.picture.height}`);
  $("overlay").replaceChildren();
  $("stage").dataset.version = state.version ?? state.outline.version;
  $("stage").dataset.shown = String(Date.now());
}

const fileName = (path) => path.split("/").at(-1);

function showCrash(crash, isFirst) {
  $("crash-message").textContent = `The app stopped: ${crash.message}. `
    + (isFirst ? "It does so when it starts, and is started again after the next save." : "It was started again.");
  $("crash-places").replaceChildren(...crash.places.slice(0, 6).map((place) =>
    element("li", {title: place.path}, element("b", {}, `${fileName(place.path)}:${place.line}`), " ", element("code", {}, place.function ?? ""))));
  $("crash").hidden = false;
}

function happen(event) {
  if (!isAlive() || life.isStopped) return;
  const last = life.events.at(-1);
  // Only the last of several moves that wait counts; turns of the wheel add up.
  if (last && last.kind === event.kind && event.kind === "move") Object.assign(last, event);
  else if (last && last.kind === event.kind && event.kind === "scroll") { last.dx += event.dx; last.dy += event.dy; }
  else if (last && last.kind === event.kind && event.kind === "text" && last.text.length < 200) last.text += event.text;
  else if (life.events.length < 500) life.events.push(event);
  step();
}

function place(event) {
  const box = $("picture").getBoundingClientRect();
  return {
    x: (event.clientX - box.left) * state.picture.width / box.width,
    y: (event.clientY - box.top) * state.picture.height / box.height, time: seconds(),
  };
}

function hover(event) {
  const {x, y} = place(event);
  const found = state.views.findLast(({frame: [left, top, width, height]}) =>
    x >= left && x < left + width && y >= top && y < top + height);
  if (!found) return;
  const [left, top, width, height] = found.frame.map(points);
  $("hovered").textContent = `${found.name ? `${found.name}, ` : ""}${found.className}: x ${left}, y ${top}, ${width} × ${height}`;
}

const stage = $("stage");
stage.addEventListener("pointerdown", (event) => {
  if (!isAlive() || event.button !== 0 || !state.picture) return;
  event.preventDefault();
  stage.focus({preventScroll: true});
  stage.setPointerCapture(event.pointerId);
  life.isDown = true;
  happen({kind: "down", ...place(event)});
});
stage.addEventListener("pointermove", (event) => {
  if (!isAlive() || !state.picture) return;
  if (life.isDown) happen({kind: "move", ...place(event)}); else hover(event);
});
for (const [name, kind] of [["pointerup", "up"], ["pointercancel", "cancel"]]) {
  stage.addEventListener(name, (event) => {
    if (!isAlive() || !life.isDown) return;
    life.isDown = false;
    happen({kind: "move", ...place(event)});
    happen({kind, ...place(event)});
  });
}
stage.addEventListener("dragstart", (event) => event.preventDefault());
stage.addEventListener("wheel", (event) => {
  if (!isAlive() || !state.picture) return;
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 16 : 1;
  happen({kind: "scroll", ...place(event), dx: event.deltaX * unit, dy: event.deltaY * unit});
}, {passive: false});
stage.addEventListener("keydown", (event) => {
  if (!isAlive() || event.ctrlKey || event.metaKey || event.isComposing) return;
  const text = event.key === "Enter" ? "\n" : event.key.length === 1 ? event.key : "";
  if (!text && event.key !== "Backspace") return;
  event.preventDefault();
  happen(text ? {kind: "text", text, time: seconds()} : {kind: "delete", time: seconds()});
});
document.addEventListener("paste", (event) => {
  if (document.activeElement !== stage || !isAlive()) return;
  happen({kind: "text", text: event.clipboardData.getData("text/plain").slice(0, 300), time: seconds()});
});
document.addEventListener("visibilitychange", () => step());
$("restart").addEventListener("click", () => { $("crash").hidden = true; say(null); begin(); });

function showLife() {
  const alive = isAlive();
  stage.classList.toggle("alive", alive);
  if (alive) { stage.tabIndex = 0; stage.setAttribute("role", "application"); stage.setAttribute("aria-label", "The app's screen"); }
  else { stage.removeAttribute("tabindex"); stage.removeAttribute("role"); stage.removeAttribute("aria-label"); }
  $("restart").disabled = !alive;
  $("hovered").textContent = alive ? "Tap, scroll and type. Without “alive”, a click shows a view's constraints."
    : "Point at a view for its frame; click it for its constraints.";
  $("crash").hidden = true;
  life.image = null;
  if (alive) { state.view = null; $("subject").replaceChildren(); $("overlay").replaceChildren(); begin(); }
}
$("alive").addEventListener("change", () => { showLife(); if (!isAlive()) refresh(); });

// Builds

function showBuild() {
  const apps = state.outline?.apps ?? [];
  const shown = apps.find((one) => one.phase === "failed") ?? apps.find((one) => one.phase === "building")
    ?? apps.find((one) => one.walk);
  $("build").hidden = !shown;
  if (!shown) return;
  $("build").classList.toggle("failed", shown.phase === "failed" || shown.errors.length > 0);
  const count = shown.errors.length;
  $("build-state").textContent = shown.phase === "building" ? `Building ${shown.app}. ${shown.progress}`
    : shown.phase === "built" ? `Walking through ${shown.app}: ${shown.walk}.`
    : `${shown.app} does not compile${count ? `: ${count} ${count === 1 ? "error" : "errors"}` : ""}. What was built before goes on.`;
  $("build-errors").replaceChildren(
    ...shown.errors.slice(0, 20).map((error) => element("li", {title: error.path},
      element("b", {}, `${fileName(error.path)}:${error.line}:${error.column}`), ` ${error.text}`)),
    ...(shown.output ? [element("li", {}, element("pre", {}, shown.output))] : []));
}

// All screens

function showGallery() {
  const cards = state.outline.documents.flatMap((shown) => {
    if (shown.problem) {
      return [element("div", {class: "card"}, element("div", {class: "thumb"}, "no picture"), element("b", {}, shown.path),
        element("small", {class: "bad"}, shown.problem))];
    }
    return shown.screens.map((screen) => {
      const thumb = element("div", {class: "thumb"});
      const card = element("a", {class: "card", href: `#/${shown.place}/${encodeURIComponent(screen.id)}`}, thumb,
        element("b", {}, screen.name), element("small", {}, shown.path));
      card.dataset.document = shown.place;
      card.draw = async () => {
        const drawn = await get("screen", {document: shown.place, scene: screen.id, scale: 0.5});
        if (drawn.answer.problem) { thumb.textContent = drawn.answer.problem; return; }
        thumb.replaceChildren(element("img", {src: `picture?id=${drawn.image}`, alt: screen.name}));
      };
      return card;
    });
  });
  $("gallery").replaceChildren(...cards);
  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting && entry.target.draw) {
        seen.unobserve(entry.target);
        entry.target.draw().catch((error) => say(error.message));
      }
    }
  }, {rootMargin: "200px"});
  cards.forEach((card) => seen.observe(card));
}

// The documents have others beside them, or were built.
const reload = latest(async () => {
  state.outline = await get("documents");
  showBuild();
  if (state.scene === null) showGallery();
  else if ($("title").textContent === "") await route();
  else showControls();
});

async function route() {
  const [, place, scene] = location.hash.match(/^#\/(\d+)\/(.+)$/) || [];
  if (!state.outline || scene === undefined) state.outline = await get("documents");
  showBuild();
  state.document = place === undefined ? null : Number(place);
  state.scene = scene === undefined ? null : decodeURIComponent(scene);
  state.view = null;
  state.constraints = [];
  state.findings = [];
  $("crash").hidden = true;
  $("subject").replaceChildren();
  $("findings").replaceChildren();
  $("overlay").replaceChildren();
  $("strip").replaceChildren();
  $("finding-count").textContent = "";
  $("gallery").hidden = state.scene !== null;
  $("screen").hidden = state.scene === null;
  say(state.scene === null ? state.outline.complaints.join("; ") : null);
  if (state.scene === null) {
    $("title").textContent = "Snug preview";
    showEdits(0);
    showGallery();
    return;
  }
  const shown = state.outline.documents.find((one) => one.place === state.document);
  const screen = shown && shown.screens.find((one) => one.id === state.scene);
  $("title").textContent = screen ? `${screen.name} – ${shown.path}` : "";
  showControls();
  showLife();
  await refresh();
  refreshFindings();
}

controls.addEventListener("submit", (event) => event.preventDefault());
controls.addEventListener("input", (event) => {
  $("size-name").textContent = state.outline.textSizes[controls.elements.textSize.value];
  if (event.target.id === "strip-axis") $("strip").replaceChildren();
  if (event.target.id === "frames") $("overlay").classList.toggle("frames", event.target.checked); else refresh();
});
window.addEventListener("hashchange", () => route().catch((error) => say(error.message)));

const events = new EventSource("events");
let wait = null;
events.addEventListener("open", () => {
  $("state").textContent = "live";
  // What was saved while the connection was lost.
  refresh();
});
events.addEventListener("error", () => { $("state").textContent = "not connected"; });
events.addEventListener("changed", (event) => {
  const changed = JSON.parse(event.data);
  state.version = changed.version;
  const isAll = changed.document === null;
  if (state.scene !== null && (isAll || changed.document === state.document)) {
    if (isAlive()) begin(); else refresh();
    clearTimeout(wait);
    wait = setTimeout(refreshFindings, 300);
  } else if (state.scene === null) {
    for (const card of document.querySelectorAll(".card")) {
      if ((isAll || Number(card.dataset.document) === changed.document) && card.draw) card.draw().catch((error) => say(error.message));
    }
  }
});
events.addEventListener("documents", () => reload());
events.addEventListener("build", (event) => {
  const changed = JSON.parse(event.data);
  if (!state.outline) return;
  state.outline.apps = [...state.outline.apps.filter((one) => one.app !== changed.app), changed];
  showBuild();
});
route().catch((error) => say(error.message));
