// The controls of the map: zoom, pan, search, the nearest country. Without it the list below the map says the same.
// Nothing is asked of any server, and where the reader is stays in this page.
// include fold.js
const svg = document.getElementById("map");
const data = JSON.parse(document.getElementById("map-data").textContent);
const { size: [width, height], scale, origin: [left, top], steps, texts } = data;
const countries = data.countries.map(([code, name, others, lon, lat, capital, news]) =>
  ({ code, name, others, lon: lon / 100, lat: lat / 100, capital, news }));
const byId = id => document.getElementById(id);
const status = byId("map-status");
const say = text => { status.textContent = text; };
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => name in values ? values[name] : whole);
const number = value => new Intl.NumberFormat(document.documentElement.lang).format(value);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const limit = (value, low, high) => Math.max(low, Math.min(high, value));

// Equal Earth (Šavrič, Patterson, Jenny 2019), as Cartography/Projections/EqualEarth.swift.
const A = [1.340264, -0.081106, 0.000893, 0.003796], M = Math.sqrt(3) / 2, RAD = Math.PI / 180;
const rise = t => t * (A[0] + A[1] * t ** 2 + t ** 6 * (A[2] + A[3] * t ** 2));
const slope = t => A[0] + 3 * A[1] * t ** 2 + t ** 6 * (7 * A[2] + 9 * A[3] * t ** 2);
const spot = (lon, lat) => {
  const t = Math.asin(M * Math.sin(lat * RAD));
  return [left + scale * lon * RAD * Math.cos(t) / (M * slope(t)), top - scale * rise(t)];
};
const place = (x, y) => {
  const high = limit((top - y) / scale, -1.31736, 1.31736);
  let t = high;
  for (let turn = 0; turn < 12; turn++) t -= (rise(t) - high) / slope(t);
  const lon = M * (x - left) / scale * slope(t) / Math.cos(t) / RAD;
  return [limit(lon, -180, 180), Math.asin(limit(Math.sin(t) / M, -1, 1)) / RAD];
};

// What is shown: the enlargement and the middle.
const whole = { k: 1, x: width / 2, y: height / 2 };
let view = { ...whole };
let step = 0;
let frame = 0;
const pins = [...svg.querySelectorAll(".pin")].map(link => ({
  link,
  at: link.getAttribute("transform").match(/-?\d+/g).map(Number),
  steps: link.dataset.steps.split(" ").map(Number),
  opens: link.dataset.opens ? Number(link.dataset.opens) : null,
}));
// Pixels for a unit when the whole sheet is shown.
const grain = () => (svg.clientWidth || width) / width;

const within = ({ k, x, y }) => {
  const size = limit(k, 1, 16);
  return {
    k: size,
    x: limit(x, width / 2 / size, width - width / 2 / size),
    y: limit(y, height / 2 / size, height - height / 2 / size),
  };
};

function draw() {
  const { k, x, y } = view;
  svg.setAttribute("viewBox", [x - width / 2 / k, y - height / 2 / k, width / k, height / k].map(n => +n.toFixed(2)).join(" "));
  svg.classList.toggle("is-near", k > 1);
  const reached = grain() * k * 1.001;
  step = steps.reduce((found, size, index) => size <= reached ? index : found, 0);
  const unit = +(1 / (grain() * k)).toFixed(4);
  for (const pin of pins) {
    pin.link.style.display = pin.steps.includes(step) ? "inline" : "none";
    pin.link.setAttribute("transform", `translate(${pin.at}) scale(${unit})`);
  }
  byId("map-in").setAttribute("aria-disabled", k >= 16);
  byId("map-out").setAttribute("aria-disabled", k <= 1);
}

// A view goes into the address: with an entry of the history for what a reader asked for, without one while moving.
function note(isStep) {
  const [lon, lat] = place(view.x, view.y);
  const home = location.pathname + location.search;
  const hash = view.k > 1 ? `#${+view.k.toFixed(2)},${lon.toFixed(2)},${lat.toFixed(2)}` : "";
  if (location.hash !== hash) history[isStep ? "pushState" : "replaceState"](null, "", home + hash);
}

function noted() {
  const [k, lon, lat] = location.hash.slice(1).split(",").map(Number);
  if (!(k >= 1 && Math.abs(lon) <= 180 && Math.abs(lat) <= 90)) return null;
  const [x, y] = spot(lon, lat);
  return within({ k, x, y });
}

function go(target, { isStep = true, isNoted = true, isSaid = true, then } = {}) {
  const from = view, to = within(target), start = performance.now();
  const time = still.matches || document.hidden ? 0 : 180;
  cancelAnimationFrame(frame);
  const turn = now => {
    const share = time ? limit((now - start) / time, 0, 1) : 1, ease = share * (2 - share);
    const mix = name => from[name] + (to[name] - from[name]) * ease;
    view = share < 1 ? { k: mix("k"), x: mix("x"), y: mix("y") } : to;
    draw();
    if (share < 1) frame = requestAnimationFrame(turn);
    else if (then) then();
  };
  if (isNoted) { const now = view; view = to; note(isStep); view = now; }
  if (isSaid && to.k !== from.k) say(fill(texts.zoomed, { number: number(+to.k.toFixed(1)) }));
  goal = to;
  turn(start);
}
let goal = view;

const actions = {
  in: () => go({ ...goal, k: goal.k * 2 }),
  out: () => go({ ...goal, k: goal.k / 2 }),
  world: () => go(whole),
  west: () => go({ ...goal, x: goal.x - width / goal.k / 10 }, { isStep: false }),
  east: () => go({ ...goal, x: goal.x + width / goal.k / 10 }, { isStep: false }),
  north: () => go({ ...goal, y: goal.y - height / goal.k / 10 }, { isStep: false }),
  south: () => go({ ...goal, y: goal.y + height / goal.k / 10 }, { isStep: false }),
  near: () => findMe(),
};
for (const name of Object.keys(actions)) byId("map-" + name).addEventListener("click", actions[name]);

const keys = {
  "+": "in", "=": "in", "-": "out", "_": "out", 0: "world",
  ArrowLeft: "west", ArrowRight: "east", ArrowUp: "north", ArrowDown: "south",
};
svg.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") document.activeElement.blur();
  else if (event.key in keys) actions[keys[event.key]]();
  else return;
  event.preventDefault();
});

// Whoever walks through the pins sees each of them.
svg.addEventListener("focusin", event => {
  const pin = pins.find(one => one.link === event.target);
  if (!pin) return;
  const [x, y] = pin.at;
  const isSeen = Math.abs(x - goal.x) * goal.k < width * .48 && Math.abs(y - goal.y) * goal.k < height * .46;
  if (!isSeen) go({ ...goal, x, y }, { isStep: false });
});

// A cluster opens at the step at which it falls apart; where no step is near enough, its link leads to the list.
svg.addEventListener("click", event => {
  if (moved) { event.preventDefault(); moved = false; return; }
  const pin = pins.find(one => one.link.contains(event.target));
  if (!pin || pin.opens === null) return;
  const k = steps[pin.opens] / grain();
  if (k > 16) return;
  event.preventDefault();
  const hadFocus = document.activeElement === pin.link;
  const [x, y] = pin.at;
  const far = one => Math.hypot(one.at[0] - x, one.at[1] - y);
  const then = () => hadFocus && pins.filter(one => one.steps.includes(step))
    .sort((one, other) => far(one) - far(other))[0].link.focus({ preventScroll: true });
  go({ k: Math.max(k, goal.k), x, y }, { then });
}, true);

// Wheel and fingers: extras, and never in the way of reading on.
const toUnits = ({ clientX, clientY }, { k, x, y }) => {
  const box = svg.getBoundingClientRect();
  return [
    x + ((clientX - box.left) / box.width - .5) * width / k,
    y + ((clientY - box.top) / box.height - .5) * height / k,
  ];
};
function zoomAt(event, k) {
  const size = limit(k, 1, 16), [x, y] = toUnits(event, view), share = view.k / size;
  cancelAnimationFrame(frame);
  goal = view = within({ k: size, x: x + (view.x - x) * share, y: y + (view.y - y) * share });
  draw();
}
let settled = 0;
const settle = () => { clearTimeout(settled); settled = setTimeout(() => note(false), 250); };
svg.addEventListener("wheel", event => {
  if (!(event.ctrlKey || event.metaKey || svg.contains(document.activeElement))) return;
  event.preventDefault();
  zoomAt(event, view.k * Math.exp(-event.deltaY * (event.deltaMode ? .05 : .002)));
  settle();
}, { passive: false });

const fingers = new Map();
let moved = false;
svg.addEventListener("dragstart", event => event.preventDefault());
svg.addEventListener("pointerdown", event => {
  if (event.button) return;
  fingers.set(event.pointerId, event);
  moved = false;
});
svg.addEventListener("pointermove", event => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const others = [...fingers.values()].filter(one => one.pointerId !== event.pointerId);
  const across = event.clientX - before.clientX, down = event.clientY - before.clientY;
  if (!others.length && (view.k === 1 || !moved && Math.hypot(across, down) < 4)) return;
  if (!moved) svg.setPointerCapture(event.pointerId);
  moved = true;
  if (others.length) {
    const gap = one => Math.hypot(one.clientX - others[0].clientX, one.clientY - others[0].clientY);
    const middle = { clientX: (event.clientX + others[0].clientX) / 2, clientY: (event.clientY + others[0].clientY) / 2 };
    zoomAt(middle, view.k * gap(event) / Math.max(gap(before), 1));
  } else {
    const unit = 1 / (grain() * view.k);
    cancelAnimationFrame(frame);
    goal = view = within({ k: view.k, x: view.x - across * unit, y: view.y - down * unit });
    draw();
  }
  fingers.set(event.pointerId, event);
  settle();
});
for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, event => {
  fingers.delete(event.pointerId);
  // The click that ends a drag comes at once.
  setTimeout(() => { moved = false; });
});

// The search over names in several languages and codes (combobox pattern of the ARIA authoring practices).
const input = byId("map-search"), list = byId("map-options");
for (const one of countries) one.words = [one.code, one.name, ...one.others].map(fold);
let found = [], active = -1;
function rank(one, wanted) {
  if (one.words.includes(wanted)) return 0;
  if (one.words.some(word => word.startsWith(wanted))) return 1;
  return wanted.length > 1 && one.words.slice(1).some(word => word.includes(wanted)) ? 2 : 3;
}
function suggest() {
  const wanted = fold(input.value);
  found = wanted ? countries.map(one => [rank(one, wanted), one]).filter(([place]) => place < 3)
    .sort((one, other) => one[0] - other[0]).slice(0, 8).map(([, one]) => one) : [];
  active = -1;
  list.textContent = "";
  found.forEach((one, index) => {
    const option = document.createElement("li");
    option.id = "map-option-" + index;
    option.setAttribute("role", "option");
    option.textContent = one.news ? fill(texts.entry, { place: one.name, news: one.news }) : one.name;
    option.addEventListener("pointerdown", event => { event.preventDefault(); choose(one); });
    list.append(option);
  });
  show();
  if (wanted) say(found.length ? fill(texts.found, { count: number(found.length) }) : fill(texts.unknown, { title: input.value.trim() }));
}
function show() {
  list.hidden = !found.length;
  input.setAttribute("aria-expanded", !list.hidden);
  [...list.children].forEach((option, index) => option.setAttribute("aria-selected", index === active));
  if (active < 0) input.removeAttribute("aria-activedescendant");
  else input.setAttribute("aria-activedescendant", "map-option-" + active);
}
function close() { found = []; active = -1; show(); }
function centre(one, options) {
  const [x, y] = spot(one.lon, one.lat);
  go({ k: Math.max(goal.k, 4), x, y }, { isSaid: false, ...options });
}
function choose(one) {
  input.value = one.name;
  close();
  centre(one);
  say(fill(texts.entry, { place: one.name, news: one.news || texts.none }));
}
input.addEventListener("input", suggest);
input.addEventListener("blur", close);
input.addEventListener("keydown", event => {
  const turn = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (turn && found.length) {
    active = active < 0 && turn < 0 ? found.length - 1 : (active + turn + found.length) % found.length;
    show();
  } else if (event.key === "Escape") {
    if (list.hidden) input.value = "";
    close();
  } else if (event.key === "Enter") {
    if (!found.length) suggest();
    const one = found[Math.max(active, 0)];
    if (one) choose(one);
  } else return;
  event.preventDefault();
});

// The nearest country, only when asked for; the place is neither kept nor sent.
const dialog = byId("map-dialog");
function ask(text, answers) {
  byId("map-question").textContent = text;
  const box = byId("map-answers");
  box.textContent = "";
  for (const [label, act] of answers) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.textContent = label;
    button.addEventListener("click", () => { leave(); if (act) act(); });
    box.append(button);
  }
  say("");
  if (dialog.showModal) dialog.showModal(); else dialog.setAttribute("open", "");
  box.firstElementChild.focus();
}
function leave() {
  if (dialog.close) dialog.close(); else dialog.removeAttribute("open");
  byId("map-near").focus();
}
const away = (lon, lat, [east, north]) => {
  const half = value => Math.sin(value * RAD / 2) ** 2;
  const turn = ((east - lon) % 360 + 540) % 360 - 180;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(half(north - lat) + Math.cos(lat * RAD) * Math.cos(north * RAD) * half(turn))));
};
// By capital or marker within 60 km, else by the drawing.
function around(lon, lat) {
  const reach = one => Math.min(away(lon, lat, [one.lon, one.lat]),
    one.capital ? away(lon, lat, one.capital.map(value => value / 100)) : Infinity);
  const near = countries.map(one => [reach(one), one]).filter(([km]) => km <= 60).sort((one, other) => one[0] - other[0])[0];
  if (near) return near[1];
  const point = svg.createSVGPoint();
  [point.x, point.y] = spot(lon, lat);
  const path = [...svg.querySelectorAll("[id^=c-]")].find(one => one.isPointInFill && one.isPointInFill(point));
  return path && countries.find(one => one.code === path.id.slice(2));
}
function nearest(lon, lat, all) {
  return all.map(one => [away(lon, lat, [one.lon, one.lat]), one]).sort((one, other) => one[0] - other[0])[0];
}
function located({ coords: { longitude: lon, latitude: lat } }) {
  const named = ([km, one]) => ({ place: one.name, distance: number(Math.round(km)) });
  const withNews = countries.filter(one => one.news);
  const here = around(lon, lat), close = nearest(lon, lat, countries), best = nearest(lon, lat, withNews);
  const target = here && here.news ? here : here || !close[1].news ? best[1] : close[1];
  let text;
  if (here && here.news) text = fill(texts.inside, { place: here.name, news: here.news });
  else if (here) text = fill(texts.insideBare, { place: here.name }) + " " + fill(texts.nearest, named(best));
  else if (close[1].news) text = fill(texts.nearest, named(close));
  else text = fill(texts.nearestBare, named(close)) + " " + fill(texts.nearest, named(best));
  const [x, y] = spot(lon, lat);
  ask(text, [
    [texts.yes, () => { centre(target); say(fill(texts.entry, { place: target.name, news: target.news })); }],
    [texts.no, () => go({ k: Math.max(goal.k, 4), x, y }, { isNoted: false })],
  ]);
}
function failed(error) {
  ask(error && error.code === 1 ? texts.refused : texts.unavailable, [[texts.pick, () => input.focus()], [texts.close, null]]);
}
function findMe() {
  if (!navigator.geolocation) return failed();
  say(texts.looking);
  navigator.geolocation.getCurrentPosition(located, failed, { timeout: 10000 });
}

svg.classList.add("is-live");
svg.setAttribute("tabindex", "0");
svg.setAttribute("aria-describedby", "map-keys");
document.documentElement.classList.add("has-map");
goal = view = noted() || view;
draw();
addEventListener("popstate", () => {
  const to = noted() || !location.hash && whole;
  if (to) go(to, { isNoted: false, isSaid: false });
});
if (window.ResizeObserver) new ResizeObserver(draw).observe(svg); else addEventListener("resize", draw);
