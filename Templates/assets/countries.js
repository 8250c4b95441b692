// The search over the countries on the map of the news, and the nearest one; it comes when a reader goes to the controls.
// Nothing is asked of any server, and where the reader is stays in this page.
const { fold } = pregonero;
const byId = id => document.getElementById(id);
const number = value => new Intl.NumberFormat(document.documentElement.lang).format(value);
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => name in values ? values[name] : whole);
const RAD = Math.PI / 180;
const svg = byId("map");
const { near, say, spot, data: { countries: rows, texts } } = svg.world;
const countries = rows.map(([code, name, others, lon, lat, capital, news]) =>
  ({ code, name, others, lon: lon / 100, lat: lat / 100, capital, news }));

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
const centre = one => near(...spot(one.lon, one.lat), { isSaid: false });
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
    [texts.no, () => near(x, y, { isNoted: false })],
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

byId("map-near").addEventListener("click", findMe);
if (input.value) suggest();
