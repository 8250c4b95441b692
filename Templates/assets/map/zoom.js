// Zoom, drag and keys of a map: the sheet stays as it was drawn, its pins, names and signs keep their size.
// Without it the list says the same. Include it once; nothing is asked of any server.
const SVG_STEPS = [.36, 1, 2, 4, 8, 16]; // pixels for a unit, as Cartography/Markers/MapPins.swift
const DEEPEST = SVG_STEPS[5];
const still = matchMedia("(prefers-reduced-motion: reduce)");
const limit = (value, low, high) => Math.max(low, Math.min(high, value));
const number = value => new Intl.NumberFormat(document.documentElement.lang).format(value);
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => name in values ? values[name] : whole);
const KEYS = {
  "+": "in", "=": "in", "-": "out", _: "out", 0: "whole",
  ArrowLeft: "west", ArrowRight: "east", ArrowUp: "north", ArrowDown: "south",
};

// Only what changes is written: whatever is may have to be laid out again.
const set = (one, name, value) => one[name] === value || one.element.setAttribute(name, one[name] = value);
const write = (one, text) => one.text === text || (one.element.textContent = one.text = text);
const show = (one, isShown) => one.isShown !== isShown && !!(one.element.style.display = (one.isShown = isShown) ? "inline" : "none");

// `noted` is told of each view that a reader asked for; k is the enlargement of the whole sheet.
function zoomable(figure, noted = () => {}) {
  const svg = figure.querySelector("svg");
  const status = figure.querySelector("[role=status]");
  const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  const say = text => { status.textContent = text; };
  const all = query => [...svg.querySelectorAll(query)];
  const fixed = query => all(query).map(element => ({ element, at: element.getAttribute("transform").match(/-?\d+/g).map(Number) }));
  const pins = fixed(".pin").map(({ element, at }) => ({
    element, at, opens: element.dataset.opens, name: { element: element.querySelector(".pin__name") },
    steps: element.dataset.steps.split(" ").map(Number), radius: +element.querySelector(".pin__dot").getAttribute("r"),
    group: { element: element.querySelector("g") },
  }));
  // Pins of several layers at one spot stand around it, nearer the closer one looks.
  for (const pin of pins) pin.seat = (pin.group.element.getAttribute("transform") || "0,0").match(/-?\d+/g).map(Number);
  for (const { name } of pins) name.short = name.text = name.element.textContent;
  const labels = fixed(".label:not(.label--pin):not(.label--small)");
  for (const label of labels) label.text = label.element.textContent;
  const towns = labels.map(label => label.text);
  const signs = fixed(".sign, .spot");
  const bar = svg.querySelector(".scale-bar");
  const line = bar && { element: bar.querySelector("path") }, words = bar && { element: bar.querySelector("text") };
  const ends = ["in", "out"].map(act => ({ element: figure.querySelector(`[data-act=${act}]`) }));
  const stretch = bar && [bar.getAttribute("transform").match(/\d+/)[0], ...line.element.getAttribute("d").match(/h(\d+)/)].map(Number);

  // The ground around a place may end before its sheet does: there ends what is seen of it, too.
  const ground = figure.matches(".map--spot") && svg.querySelector(".ground--ground");
  const drawn = ground ? ground.getBBox() : { x: 0, y: 0, width, height };
  const times = ground ? ground.getAttribute("transform").match(/[\d.]+/)[0] : 1;
  const low = [drawn.x, drawn.y].map(at => Math.max(0, at * times));
  const high = [Math.min(width, (drawn.x + drawn.width) * times), Math.min(height, (drawn.y + drawn.height) * times)];
  const isCut = high[0] - low[0] < width || high[1] - low[1] < height;

  let across, down, base, view, goal, step, frame = 0, timer = 0, moved = false;
  const deepest = () => Math.max(DEEPEST / base, 1);
  const filling = () => Math.max(across / (high[0] - low[0]), down / (high[1] - low[1])) / base;
  const least = () => isCut ? filling() : 1;
  const within = ({ k, x, y }) => {
    const size = limit(k, least(), deepest()), half = [across / base / size / 2, down / base / size / 2];
    const inside = (value, side, from, to) => side * 2 >= to - from ? (from + to) / 2 : limit(value, from + side, to - side);
    return { k: size, x: inside(x, half[0], low[0], high[0]), y: inside(y, half[1], low[1], high[1]) };
  };
  // What fills the frame: on narrow screens less than the whole sheet.
  const home = () => within({ k: filling(), x: width / 2, y: height / 2 });

  // A view that nobody changed stays the first one when the frame grows or shrinks, as that of a phone that is turned.
  function measure() {
    const first = view && home(), isHome = !view || ["k", "x", "y"].every(name => view[name] === first[name]);
    across = svg.clientWidth || width;
    down = svg.clientHeight || height;
    base = Math.min(across / width, down / height);
    goal = view = isHome ? home() : within(view);
    draw();
  }

  // Pins of different layers give way to those before them, and keep off the edge.
  const spread = seen => seen.forEach((pin, index) => {
    for (let turn = 0, moves = true; moves && turn < 20; turn++) {
      moves = false;
      for (const other of seen.slice(0, index)) {
        const way = pin.spot.map((at, axis) => at - other.spot[axis] || .1), push = (pin.radius + other.radius) / Math.hypot(...way) - 1;
        if (push < .05) continue;
        pin.spot = pin.spot.map((at, axis) => at + way[axis] * push);
        moves = true;
      }
      pin.spot = pin.spot.map((at, axis) => {
        const size = axis ? down : across, room = pin.radius + 4;
        return at > -room && at < size + room ? limit(at, room, size - room) : at;
      });
    }
  });

  const isInside = (middle, room, size) => Math.abs(middle * 2 - room) + size < room;

  // While it moves, only what is in sight follows; everything has its size and the names their places once it rests.
  function draw(isMoving) {
    const scale = base * view.k, unit = 1 / scale, size = `scale(${+unit.toFixed(5)})`;
    const [left, top] = [view.x - across / scale / 2, view.y - down / scale / 2];
    svg.setAttribute("viewBox", [left, top, across / scale, down / scale].map(value => +value.toFixed(3)).join(" "));
    svg.classList.toggle("is-wide", across / scale < width - .01);
    svg.classList.toggle("is-near", view.k > home().k + .001);
    step = SVG_STEPS.reduce((found, size, index) => size <= scale * 1.001 ? index : found, 0);
    const put = one => set(one, "transform", `translate(${one.at}) ${size}`);
    const spot = ([x, y]) => [(x - left) * scale, (y - top) * scale];
    const isInSight = ({ at }) => spot(at).every((middle, axis) => isInside(middle, axis ? down : across, -160));
    const seen = pins.filter(pin => {
      const isSeen = pin.steps.includes(step), isNew = show(pin, isSeen);
      if (isSeen && (isNew || !isMoving || isInSight(pin))) put(pin);
      return isSeen;
    });
    signs.forEach(put);
    if (!isMoving) arrange(seen, scale, spot);
    for (const label of labels) if (label.isShown) put(label);
    if (bar) {
      const kilometre = stretch[2] * scale / bar.dataset.km, room = across / 4 / kilometre, power = 10 ** Math.floor(Math.log10(room));
      const distance = [5, 2, 1].find(times => times * power <= room) * power, pixels = Math.round(distance * kilometre);
      bar.setAttribute("transform", `translate(${[left + stretch[0] * unit, top + (down - 14) * unit].map(value => value.toFixed(3))}) ${size}`);
      set(line, "d", `M0-6v6h${pixels}v-6`);
      write(words, fill(bar.dataset.text, { distance: number(distance) }));
      set(words, "x", pixels / 2);
    }
    set(ends[0], "aria-disabled", view.k >= deepest());
    set(ends[1], "aria-disabled", view.k <= least());
  }

  function arrange(seen, scale, spot) {
    const taken = [], near = step < 3 ? 1 : .4;
    const place = (x, y, wide, high) => taken.every(box => Math.abs(box[0] - x) * 2 >= box[2] + wide || Math.abs(box[1] - y) * 2 >= box[3] + high)
      && taken.push([x, y, wide, high]);
    for (const pin of seen) pin.spot = spot(pin.at).map((at, axis) => at + pin.seat[axis] * near);
    spread(seen.filter(({ element, spot: [x, y] }) => element.matches(".layer") && isInside(x, across, -80) && isInside(y, down, -80)));
    for (const pin of seen) {
      const from = spot(pin.at);
      set(pin.group, "transform", `translate(${pin.spot.map((at, axis) => +(at - from[axis]).toFixed(1))})`);
      taken.push([...pin.spot, pin.radius * 2, pin.radius * 2]);
    }
    // Names stand where they cover no pin and no other name, those of the heaviest pins first.
    for (const { name, radius, spot: [x, y] } of seen) {
      const text = scale >= 4 && name.element.dataset.full || name.short, isNamed = text && !towns.includes(text);
      write(name, text);
      show(name, !!isNamed && isInside(x, across, text.length * 7) && isInside(y + radius + 9, down, 14) && !!place(x, y + radius + 9, text.length * 7, 14));
    }
    for (const sign of signs) taken.push([...spot(sign.at), 20, 20]);
    if (bar) taken.push([across / 8 + 14, down - 20, across / 4, 40]);
    for (const label of labels) {
      const [x, y] = spot(label.at), wide = label.text.length * 8.6;
      const way = [0, 20, -18, 32, -28].find(way => isInside(x, across, wide) && isInside(y + way, down, 18) && place(x, y + way, wide, 18));
      show(label, way !== undefined);
      set(label, "x", 0);
      set(label, "y", 5 + (way || 0));
    }
  }

  function go(target, { isStep = true, isNoted = true, isSaid = true, then } = {}) {
    const from = view, to = within(target), start = performance.now(), time = still.matches || document.hidden ? 0 : 180;
    cancelAnimationFrame(frame);
    const turn = now => {
      const share = time ? limit((now - start) / time, 0, 1) : 1, ease = share * (2 - share);
      const mix = name => from[name] + (to[name] - from[name]) * ease;
      view = share < 1 ? { k: mix("k"), x: mix("x"), y: mix("y") } : to;
      draw(share < 1);
      if (share < 1) frame = requestAnimationFrame(turn);
      else if (then) then();
    };
    goal = to;
    if (isNoted) noted(to, isStep);
    if (isSaid && to.k !== from.k) say(fill(status.dataset.zoomed, { number: number(+to.k.toFixed(1)) }));
    turn(start);
  }

  const move = (x, y) => go({ ...goal, x: goal.x + x * across / base / goal.k / 10, y: goal.y + y * down / base / goal.k / 10 }, { isStep: false });
  const actions = {
    in: () => go({ ...goal, k: goal.k * 2 }),
    out: () => go({ ...goal, k: goal.k / 2 }),
    whole: () => go({ k: 1, x: width / 2, y: height / 2 }),
    west: () => move(-1, 0), east: () => move(1, 0), north: () => move(0, -1), south: () => move(0, 1),
  };
  figure.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-act]");
    if (button) actions[button.dataset.act]();
  });
  svg.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") document.activeElement.blur();
    else if (event.key in KEYS) actions[KEYS[event.key]]();
    else return;
    event.preventDefault();
  });

  // Whoever walks through the pins sees each of them.
  svg.addEventListener("focusin", ({ target }) => {
    const pin = pins.find(one => one.element === target);
    if (!pin) return;
    const [x, y] = pin.at, scale = base * goal.k;
    if (Math.abs(x - goal.x) * scale > across * .48 || Math.abs(y - goal.y) * scale > down * .46) go({ ...goal, x, y }, { isStep: false });
  });

  // A pin for several opens at the step at which it falls apart; one that never does leads to the list. On the ground
  // a click moves what it meets into the middle, for those who cannot drag.
  svg.addEventListener("click", event => {
    if (moved) { event.preventDefault(); moved = false; return; }
    const pin = pins.find(one => one.element.contains(event.target));
    if (!pin) {
      if (!event.target.closest("a") && event.detail) {
        const [x, y] = toUnits(event);
        go({ ...goal, x, y }, { isStep: false });
      }
      return;
    }
    if (!pin.opens) return;
    event.preventDefault();
    const hadFocus = document.activeElement === pin.element, [x, y] = pin.at;
    const far = one => Math.hypot(one.at[0] - x, one.at[1] - y);
    const then = () => hadFocus && pins.filter(one => one.steps.includes(step))
      .sort((one, other) => far(one) - far(other))[0].element.focus({ preventScroll: true });
    go({ k: Math.max(SVG_STEPS[pin.opens] / base, goal.k), x, y }, { then });
  }, true);

  // Wheel and fingers: extras, and never in the way of reading on.
  const toUnits = ({ clientX, clientY }) => {
    const box = svg.getBoundingClientRect(), scale = base * view.k;
    return [view.x + (clientX - box.left - across / 2) / scale, view.y + (clientY - box.top - down / 2) / scale];
  };
  const settle = () => { clearTimeout(timer); timer = setTimeout(() => { draw(); noted(view, false); }, 250); };
  // However many events come, it is drawn once for each frame.
  const follow = target => {
    cancelAnimationFrame(frame);
    goal = view = within(target);
    frame = requestAnimationFrame(() => draw(true));
    settle();
  };
  function zoomAt(event, k) {
    const size = limit(k, 1, deepest()), [x, y] = toUnits(event), share = view.k / size;
    follow({ k: size, x: x + (view.x - x) * share, y: y + (view.y - y) * share });
  }
  svg.addEventListener("wheel", event => {
    if (!(event.ctrlKey || event.metaKey || svg.contains(document.activeElement))) return;
    event.preventDefault();
    zoomAt(event, view.k * Math.exp(-event.deltaY * (event.deltaMode ? .05 : .002)));
  }, { passive: false });

  const fingers = new Map();
  svg.addEventListener("dragstart", event => event.preventDefault());
  svg.addEventListener("pointerdown", event => {
    if (event.button) return;
    fingers.set(event.pointerId, event);
    moved = false;
  });
  svg.addEventListener("pointermove", event => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.values()].find(one => one.pointerId !== event.pointerId);
    const [x, y] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!other && !moved && Math.hypot(x, y) < 4) return;
    if (!moved) svg.setPointerCapture(event.pointerId);
    moved = true;
    if (other) {
      const gap = one => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      zoomAt({ clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 }, view.k * gap(event) / Math.max(gap(before), 1));
    } else follow({ k: view.k, x: view.x - x / base / view.k, y: view.y - y / base / view.k });
    fingers.set(event.pointerId, event);
  });
  for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, event => {
    fingers.delete(event.pointerId);
    if (moved) draw();
    // The click that ends a drag comes at once.
    setTimeout(() => { moved = false; });
  });

  svg.classList.add("is-live");
  svg.setAttribute("tabindex", "0");
  if (document.getElementById("map-keys")) svg.setAttribute("aria-describedby", "map-keys");
  document.documentElement.classList.add("has-map");
  measure();
  if (window.ResizeObserver) new ResizeObserver(measure).observe(svg); else addEventListener("resize", measure);
  return { svg, go, say, home, near: (x, y, options) => go({ k: Math.max(goal.k, 4), x, y }, options), jump: target => { goal = view = within(target); draw(); } };
}
