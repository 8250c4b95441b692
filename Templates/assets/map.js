// Makes every map of a page zoomable, and that of the news one whose views have addresses.
// include map/zoom.js
const source = document.getElementById("map-data");
for (const figure of document.querySelectorAll("figure.map")) {
  if (source) world(figure, JSON.parse(source.textContent)); else zoomable(figure);
}

function world(figure, data) {
  const { scale, origin: [left, top] } = data;
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

  // A view goes into the address: with an entry of the history for what a reader asked for, without one while moving.
  const map = zoomable(figure, (view, isStep) => {
    const [lon, lat] = place(view.x, view.y);
    const hash = view.k > 1 ? `#${+view.k.toFixed(2)},${lon.toFixed(2)},${lat.toFixed(2)}` : "";
    if (location.hash !== hash) history[isStep ? "pushState" : "replaceState"](null, "", location.pathname + location.search + hash);
  });
  const noted = () => {
    const [k, lon, lat] = location.hash.slice(1).split(",").map(Number);
    if (!(k >= 1 && Math.abs(lon) <= 180 && Math.abs(lat) <= 90)) return null;
    const [x, y] = spot(lon, lat);
    return { k, x, y };
  };
  if (noted()) map.jump(noted());
  addEventListener("popstate", () => {
    const to = noted() || !location.hash && map.home();
    if (to) map.go(to, { isNoted: false, isSaid: false });
  });

  // The search and the nearest country come when the reader goes to them.
  map.svg.world = { ...map, spot, data };
  const field = document.getElementById("map-search"), button = document.getElementById("map-near");
  let script;
  const fetchSearch = event => {
    if (script) return;
    script = document.createElement("script");
    script.type = "module";
    script.src = field.dataset.script;
    if (event && event.target !== field) script.addEventListener("load", () => button.click());
    document.head.append(script);
  };
  field.addEventListener("focus", fetchSearch);
  button.addEventListener("click", fetchSearch);
  if (field.value) fetchSearch();
}
