// swift-format-ignore-file
// Made by Templates/embed.sh from the files beside it (`make embed`). Not to be edited.

/// The built-in theme: templates, texts and assets.
public enum Theme {
    public static let files: [ThemeFile] = [
        ThemeFile(
            path: "assets/audio.js",
            text: #"""
// A button and a line of progress for each sound; nothing is fetched before it is pressed.
for (const player of document.querySelectorAll('.player')) {
  const [button, bar, error] = player.children;
  const sound = player.previousElementSibling.querySelector('audio');
  const mark = () => {
    button.setAttribute('aria-pressed', !sound.paused);
    bar.hidden = sound.paused && (sound.ended || !sound.currentTime);
  };
  const stop = event => {
    if (event.key !== 'Escape') return;
    sound.pause();
    sound.currentTime = 0;
  };
  button.addEventListener('click', () => sound.paused ? sound.play().catch(() => {}) : sound.pause());
  player.addEventListener('keydown', stop);
  sound.addEventListener('play', mark);
  sound.addEventListener('pause', mark);
  sound.addEventListener('ended', mark);
  sound.addEventListener('timeupdate', () => { bar.value = sound.currentTime / sound.duration || 0; });
  sound.addEventListener('error', () => {
    mark();
    error.textContent = error.dataset.failed;
  });
}

"""#),
        ThemeFile(
            path: "assets/base.css",
            text: #"""
/* Bando, the theme of El Pregonero. Only :root names colours, sizes and steps. */
/* Floor: Chrome 80, Safari 14, Firefox 78 (no flex gap, aspect-ratio, inset, :is, :where). */
:root {
  --paper: #faf7f0;
  --card: #fff;
  --ink: #1c1a17;
  --muted: #5c564c;
  --accent: #8c2f1b;
  --brass: #7a5a12;
  --rule: #8a8272;
  --hair: #ddd5c4;
  --tint: #f2ecdf;
  --wave: #b39a5e;
  --on-accent: #faf7f0;
  --focus: #0b57d0;
  --dim: none;
  --size-13: .8125rem/1.125rem;
  --size-15: .9375rem/1.25rem;
  --size-17: 1.0625rem/1.6875rem;
  --size-20: 1.25rem/1.5rem;
  --size-24: 1.5rem/1.8125rem;
  --size-30: 1.875rem/2.1875rem;
  --size-38: 2.375rem/2.625rem;
  --size-lead: clamp(1.875rem, 1.2rem + 3vw, 3.25rem)/1.08;
  --size-standfirst: 1.25rem/1.75rem;
  --tight-17: 1.0625rem/1.4375rem;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "URW Palladio L", Georgia, serif;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Arial, sans-serif;
  --space-4: 4px;
  --space-8: 8px;
  --space-12: 12px;
  --space-16: 16px;
  --space-24: 24px;
  --space-32: 32px;
  --space-48: 48px;
  --space-64: 64px;
}
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme=light]) {
    --paper: #15140f;
    --card: #1e1c16;
    --ink: #ede7da;
    --muted: #b3ab9b;
    --accent: #f2997a;
    --brass: #d9b45b;
    --rule: #7a7466;
    --hair: #38342a;
    --tint: #211f18;
    --wave: #7d6a3a;
    --on-accent: #15140f;
    --focus: #8ab4f8;
    --dim: brightness(.88);
  }
}
:root[data-theme=dark] {
  --paper: #15140f;
  --card: #1e1c16;
  --ink: #ede7da;
  --muted: #b3ab9b;
  --accent: #f2997a;
  --brass: #d9b45b;
  --rule: #7a7466;
  --hair: #38342a;
  --tint: #211f18;
  --wave: #7d6a3a;
  --on-accent: #15140f;
  --focus: #8ab4f8;
  --dim: brightness(.88);
}
@media (prefers-contrast: more) {
  /* As weighty as the tokens of the dark, which stand before. */
  :root:root { --muted: var(--ink); --hair: var(--rule); }
}
:lang(ar), :lang(fa), :lang(ur), :lang(he) {
  --size-13: .875rem/1.75;
  --size-15: 1.0125rem/1.75;
  --size-17: 1.15rem/1.75;
  --tight-17: 1.15rem/1.6;
  --size-20: 1.35rem/1.6;
  --size-24: 1.62rem/1.6;
  --size-30: 2.025rem/1.55;
  --size-38: 2.565rem/1.5;
  --size-lead: clamp(2.025rem, 1.3rem + 3vw, 3.5rem)/1.4;
  --size-standfirst: 1.35rem/1.75;
  --serif: "Noto Naskh Arabic", "Geeza Pro", "Traditional Arabic", "Times New Roman", serif;
}
:lang(zh), :lang(ja), :lang(ko) {
  --size-15: .9375rem/1.75;
  --size-17: 1.0625rem/1.75;
  --size-lead: clamp(1.875rem, 1.2rem + 3vw, 3.25rem)/1.25;
  --size-standfirst: 1.25rem/1.75;
  --tight-17: 1.0625rem/1.6;
}

/* Elements */
*, ::before, ::after { box-sizing: border-box; }
html {
  color-scheme: light dark;
  background: var(--paper);
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: var(--space-16);
  scroll-padding-bottom: 5rem;
}
[data-theme=light] { color-scheme: light; }
[data-theme=dark] { color-scheme: dark; }
body {
  margin: 0;
  color: var(--ink);
  background: var(--paper);
  font: var(--size-17) var(--serif);
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, table { margin: 0; padding: 0; border: 0; }
ul, ol { list-style: none; }
h1, h2, h3, h4 { font-weight: 700; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font: 700 var(--size-38) var(--serif); letter-spacing: -.012em; }
h2 { font: 700 var(--size-24) var(--serif); letter-spacing: -.006em; }
h3 { font: 700 var(--size-20) var(--serif); }
:lang(ar), :lang(fa), :lang(ur), :lang(he) { letter-spacing: 0 !important; }
:lang(zh), :lang(ja), :lang(ko) { font-style: normal !important; letter-spacing: 0 !important; }
img, svg { display: block; max-width: 100%; }
a {
  color: inherit;
  text-decoration: underline;
  text-decoration-color: var(--rule);
  text-decoration-thickness: 1px;
  text-underline-offset: .18em;
}
a:hover { color: var(--accent); text-decoration-color: currentColor; }
:focus { outline: 3px solid var(--focus); outline-offset: 2px; }
:focus:not(:focus-visible) { outline: 0; }
main:focus { outline: 0; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
.ago { display: inline-grid; }
.ago > * { grid-area: 1/1; }
.ago > :first-child { visibility: hidden; }
table { width: 100%; border-collapse: collapse; }
caption { padding-bottom: var(--space-8); text-align: start; font-weight: 700; }
th, td {
  padding: 9px var(--space-12) 9px 0;
  border-top: 1px solid var(--hair);
  text-align: start;
  vertical-align: baseline;
  font-variant-numeric: tabular-nums;
}
thead th { border-top: 0; border-bottom: 1px solid var(--ink); color: var(--muted); font-weight: 600; }
caption, th, td, figcaption { font: var(--size-15) var(--sans); }

/* Small parts */
.icon { flex: none; width: 1.25em; height: 1.25em; }
.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip: rect(0 0 0 0);
  white-space: nowrap;
}
.skip {
  position: absolute;
  top: -9rem;
  z-index: 9;
  padding: var(--space-12) var(--space-16);
  background: var(--ink);
  color: var(--paper);
  font: var(--size-15) var(--sans);
}
.skip:focus { top: var(--space-8); }
.wrap {
  max-width: 78rem;
  margin-inline-start: auto;
  margin-inline-end: auto;
  padding-inline-start: var(--space-16);
  padding-inline-end: var(--space-16);
}
.ui { font: var(--size-15) var(--sans); }
.go { display: inline-block; padding: 4px 0; color: var(--accent); }
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 9px var(--space-16);
  border: 1px solid var(--accent);
  background: var(--accent);
  color: var(--on-accent);
  font: 600 var(--size-15) var(--sans);
  text-decoration: none;
}
.button:hover { border-color: var(--ink); background: var(--ink); color: var(--paper); }
.button .icon { margin-inline-end: var(--space-8); }
.button--quiet { background: none; color: var(--accent); }
.button:active, .actions a:active, .actions button:active { transform: translateY(1px); }
.button[aria-pressed=true] { border-color: var(--ink); background: var(--ink); color: var(--paper); }
.sample {
  padding: 0 var(--space-4);
  border: 1px solid var(--brass);
  color: var(--brass);
  font-weight: 600;
}
.note {
  padding: var(--space-12) var(--space-16);
  border-inline-start: 4px solid var(--brass);
  background: var(--tint);
  font: var(--size-15) var(--sans);
}

/* Masthead: the head of a proclamation between two scotch rules */
.scotch { height: 8px; border-top: 4px solid var(--ink); border-bottom: 1px solid var(--ink); }
.scotch--turned { border-top-width: 1px; border-bottom-width: 4px; }
.masthead__line { padding-top: var(--space-12); }
.nameplate { display: block; color: var(--ink); text-decoration: none; }
.nameplate svg { width: auto; height: 36px; }
.nameplate span { font: 700 var(--size-30) var(--serif); letter-spacing: -.02em; }
.masthead__motto { display: none; }
.masthead--front .masthead__line {
  display: flex;
  flex-direction: column;
  align-items: center;
  padding-bottom: var(--space-12);
  text-align: center;
}
.masthead--front .nameplate svg { width: min(76vw, 17.5rem); height: auto; }
.masthead--front .nameplate span { font: 700 var(--size-38) var(--serif); }
.masthead__date { margin-top: var(--space-8); font: italic var(--size-15) var(--serif); color: var(--muted); }
.masthead__date b { color: var(--accent); }
.nav { position: relative; display: flex; font: var(--size-15) var(--sans); }
.masthead--front .nav { border-bottom: 1px solid var(--ink); }
.nav > ul { display: flex; flex: 1; min-width: 0; overflow-x: auto; scrollbar-width: none; scroll-padding: 0 var(--space-48); }
.nav > ul::-webkit-scrollbar { display: none; }
.nav a {
  display: block;
  padding: 12px var(--space-12);
  white-space: nowrap;
  text-decoration: none;
  outline-offset: -3px;
}
.nav > ul > :first-child a { padding-inline-start: 0; }
.nav a:hover { text-decoration: underline; }
.nav [aria-current] { color: var(--accent); font-weight: 700; box-shadow: inset 0 -3px 0 var(--accent); }
.more { border-inline-start: 1px solid var(--hair); }
.more summary { padding: 12px 0; padding-inline-start: var(--space-12); cursor: pointer; list-style: none; outline-offset: -3px; }
.more summary::-webkit-details-marker { display: none; }
.more summary::after { content: " ▾"; color: var(--muted); }
.more ul {
  position: absolute;
  top: 100%;
  left: 0;
  right: 0;
  z-index: 5;
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1px solid var(--ink);
  background: var(--card);
}
.more ul a { padding-inline-start: var(--space-16); white-space: normal; }
.alert {
  display: flex;
  align-items: baseline;
  padding: var(--space-12) 0;
  border-bottom: 1px solid var(--hair);
  font: var(--size-15) var(--sans);
}
.alert h2 { flex: none; margin-inline-end: var(--space-12); font: 700 var(--size-15) var(--sans); color: var(--accent); }
.alert a { text-decoration: none; }

/* The bar at the foot of small screens */
.tabs {
  position: sticky;
  bottom: 0;
  z-index: 4;
  display: grid;
  /* A browser that draws the bar before it has read all of it moves nothing afterwards. */
  grid-template-columns: repeat(5, 1fr);
  border-top: 1px solid var(--ink);
  background: var(--paper);
  padding-bottom: env(safe-area-inset-bottom);
}
.tabs--few { display: flex; }
.tabs a {
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 0;
  overflow-wrap: anywhere;
  min-height: 52px;
  font: var(--size-13) var(--sans);
  text-decoration: none;
  outline-offset: -3px;
}
.tabs [aria-current] { color: var(--accent); font-weight: 700; box-shadow: inset 0 3px 0 var(--accent); }

/* Grid and blocks */
main.wrap { padding-top: var(--space-24); padding-bottom: var(--space-64); }
.grid { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--space-24) var(--space-16); }
.grid > * { grid-column: 1/-1; min-width: 0; }
.block { margin-top: var(--space-48); border-top: 1px solid var(--ink); }
.rail { position: relative; padding-top: var(--space-12); }
.rail::before {
  content: "";
  position: absolute;
  top: -1px;
  left: 0;
  right: 0;
  height: 4px;
  background: var(--ink);
}
.rail h2 { display: flex; align-items: center; }
.rail h2 .icon { margin-inline-end: var(--space-8); color: var(--accent); }
.rail h2 a { min-width: 0; text-decoration: none; hyphens: auto; }
.rail p { margin-top: var(--space-4); font: var(--size-13) var(--sans); color: var(--muted); }
.rail--small h2 { font: 700 var(--size-20) var(--serif); }
.block__body { padding-top: var(--space-16); }
/* What lies below the first screen for certain is laid out after it; outlines at its edges are seen all the same. */
@supports (overflow-clip-margin: 8px) {
  [data-js] .block ~ .block ~ .block, [data-js] .hour:nth-of-type(n+12), [data-js] .letter:nth-of-type(n+9) {
    content-visibility: auto;
    contain-intrinsic-size: 1px auto 10rem;
    overflow-clip-margin: 8px;
  }
}

/* Cards: the headline comes first in the text, kicker and picture are moved by order */
.card { position: relative; display: flex; flex-direction: column; }
.card > * { order: 2; }
.card > .picture, .card > .wave { order: 0; margin-bottom: var(--space-12); }
.card > .kicker { order: 1; }
.card h2 a, .card h3 a, .card h4 a { text-decoration: none; }
.card h2 a::after, .card h3 a::after, .card h4 a::after, .match a::after {
  content: "";
  position: absolute;
  top: 0;
  bottom: 0;
  left: 0;
  right: 0;
}
.card h2 a:hover, .card h3 a:hover, .card h4 a:hover {
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-decoration-color: var(--accent);
}
.kicker { margin-bottom: var(--space-4); font: 600 var(--size-13) var(--sans); color: var(--accent); }
.meta { margin-top: auto; padding-top: var(--space-4); font: var(--size-13) var(--sans); color: var(--muted); }
.meta a { position: relative; z-index: 1; display: inline-block; padding: 3px 0; text-decoration-color: var(--hair); }
.meta > * { unicode-bidi: isolate; }
.meta time, .byline time { direction: ltr; }
[dir=rtl] .byline > *, [dir=rtl] .meta > * { unicode-bidi: plaintext; }
[dir=rtl] time { unicode-bidi: isolate; }
.summary { margin-top: var(--space-8); font: var(--size-15) var(--serif); color: var(--muted); }
.also { margin-top: var(--space-12); font: var(--size-13) var(--sans); color: var(--muted); }
.also a { position: relative; z-index: 1; display: inline-block; padding: 3px 0; color: var(--ink); text-decoration-color: var(--hair); }
.picture, .wave { position: relative; overflow: hidden; padding-top: 56.25%; background: var(--tint); }
.picture img { position: absolute; top: 0; left: 0; width: 100%; height: 100%; object-fit: cover; filter: var(--dim); }
.wave { color: var(--wave); }
.wave > svg { position: absolute; top: 0; left: 0; width: 100%; height: 100%; }
.wave > .icon {
  top: auto;
  bottom: var(--space-12);
  left: auto;
  margin-inline-start: var(--space-12);
  width: 28px;
  height: 28px;
  color: var(--accent);
}
.lead h2 { font: 700 var(--size-lead) var(--serif); letter-spacing: -.018em; }
.lead .kicker { display: flex; align-items: center; font: italic 700 var(--size-20) var(--serif); }
.lead .kicker .icon { margin-inline-end: var(--space-8); }
.lead .summary { color: var(--ink); font: var(--size-17) var(--serif); }
.medium h3 { font: 700 var(--size-24) var(--serif); letter-spacing: -.006em; }
.line h3 { font: 700 var(--tight-17) var(--serif); }
.line h3 a, .row h4 a, .shelf__newest h3 a { display: inline-block; padding: 1px 0; }
/* A headline as long as a text makes no row of short ones as tall as itself. */
.heads h3 a { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 6; }
.rows > * + *, .four > * + * { margin-top: var(--space-16); padding-top: var(--space-16); border-top: 1px solid var(--hair); }
.categories {
  display: flex;
  overflow-x: auto;
  margin-top: var(--space-48);
  border-top: 1px solid var(--hair);
  border-bottom: 1px solid var(--hair);
  font: var(--size-15) var(--sans);
}
.categories a {
  display: flex;
  align-items: center;
  padding: 12px 0;
  padding-inline-end: var(--space-16);
  white-space: nowrap;
  text-decoration: none;
  outline-offset: -3px;
}
.categories a:hover { text-decoration: underline; }
.categories .icon { margin-inline-end: var(--space-8); color: var(--brass); }

/* The river: as many strokes as the bell rings at that hour */
.day { display: flex; flex-wrap: wrap; align-items: baseline; padding-top: var(--space-8); border-top: 4px solid var(--ink); }
.hour + .day { margin-top: var(--space-32); }
.block .day { padding-top: 0; border-top: 0; }
.block .hour + .day { margin-top: var(--space-24); }
.hour { display: grid; grid-template-columns: minmax(0, 1fr); border-top: 1px solid var(--hair); }
.day + .hour { margin-top: var(--space-12); border-top-color: var(--ink); }
.hour__title { display: flex; align-items: center; padding-top: var(--space-12); padding-bottom: var(--space-4); font: italic 700 var(--size-20) var(--serif); }
.bell {
  flex: none;
  display: inline-block;
  height: 14px;
  margin-inline-start: var(--space-12);
  background: repeating-linear-gradient(to right, var(--brass) 0 2px, transparent 2px 7px);
}
.bell-1 { width: 2px; }
.bell-2 { width: 9px; }
.bell-3 { width: 16px; }
.bell-4 { width: 23px; }
.bell-5 { width: 30px; }
.bell-6 { width: 37px; }
.bell-7 { width: 44px; }
.bell-8 { width: 51px; }
.bell-9 { width: 58px; }
.bell-10 { width: 65px; }
.bell-11 { width: 72px; }
.bell-12 { width: 79px; }
.card.row {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  column-gap: var(--space-16);
  padding-top: var(--space-12);
  padding-bottom: var(--space-12);
}
.row + .row { border-top: 1px solid var(--hair); }
.row > * { grid-column: 1; }
.row h4 { font: 700 var(--tight-17) var(--serif); }
.row .summary { margin-top: var(--space-4); }
.row > .picture { grid-column: 2; grid-row: 1/span 4; width: 96px; margin: 0; padding-top: 64px; align-self: start; }

/* Heads of pages, ways through lists */
.crumbs { margin-bottom: var(--space-16); font: var(--size-13) var(--sans); color: var(--muted); }
.crumbs, .topics { display: flex; flex-wrap: wrap; }
.crumbs li + li::before { content: "›"; margin: 0 .5em; }
.crumbs a { display: inline-block; padding: 3px 0; }
.page-head { padding-bottom: var(--space-24); }
.page-head p { max-width: 40rem; margin-top: var(--space-8); color: var(--muted); font: var(--size-17) var(--serif); }
.page-head .go { font: var(--size-15) var(--sans); }
.lead + .day { margin-top: var(--space-48); }
.neighbours { display: flex; justify-content: space-between; margin-top: var(--space-32); padding-top: var(--space-16); border-top: 1px solid var(--ink); }
.neighbours a {
  display: block;
  min-width: 0;
  max-width: 48%;
  min-height: 44px;
  font: 700 var(--tight-17) var(--serif);
  text-decoration: none;
  overflow-wrap: anywhere;
}
.neighbours a:hover { text-decoration: underline; }
.neighbours [rel=next] { margin-inline-start: auto; text-align: end; }
.neighbours a + [rel=prev] { padding-inline-start: var(--space-16); }
.neighbours small { display: block; font: var(--size-13) var(--sans); color: var(--muted); }
.empty { max-width: 40rem; padding: var(--space-32) 0; }
.empty h2 { font: italic 700 var(--size-30) var(--serif); }
.empty p { margin-top: var(--space-12); color: var(--muted); }
.empty li { display: inline-block; margin-inline-end: var(--space-24); font: 600 var(--size-17) var(--serif); }
.empty li a { display: inline-flex; align-items: center; min-height: 44px; }
.empty .icon { margin-inline-end: var(--space-8); color: var(--brass); }
.shelf { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: var(--space-16); padding: var(--space-16) 0; border-top: 1px solid var(--hair); }
.shelf:first-child { border-top: 4px solid var(--ink); }
.shelf h2 { display: flex; align-items: center; }
.shelf h2 a { text-decoration: none; }
.shelf h2 a:hover { text-decoration: underline; }
.shelf h2 .icon { margin-inline-end: var(--space-12); color: var(--accent); }
.shelf__count { grid-column: 1; font: var(--size-15) var(--sans); color: var(--muted); font-variant-numeric: tabular-nums; }
.shelf__newest { grid-column: 1/-1; margin-top: var(--space-8); }
.shelf__newest h3 { font: 700 var(--tight-17) var(--serif); }
.shelf__newest h3 a { text-decoration: none; }
.shelf__newest h3 a:hover { text-decoration: underline; }
.shelf__feed { grid-column: 2; grid-row: 1/span 2; font: var(--size-15) var(--sans); }
.shelf__feed a { display: block; padding: 12px 0; padding-inline-start: var(--space-12); }

/* Status of the sources */
.health { padding: var(--space-16) 0; border-top: 1px solid var(--hair); }
.health h2 { font: 700 var(--size-20) var(--serif); }
.health__state { margin-top: var(--space-4); font: var(--size-15) var(--sans); }
.health__state::before { content: ""; display: inline-block; width: .625rem; height: .625rem; margin-inline-end: var(--space-8); border: 2px solid var(--brass); border-radius: 50%; background: var(--brass); }
.health__state--ill::before { border-color: var(--accent); background: none; }
.choices { display: flex; flex-wrap: wrap; margin-top: var(--space-8); font: var(--size-15) var(--sans); }
.choices a { margin: 2px 0; margin-inline-end: var(--space-16); padding: var(--space-8) 0; text-decoration: none; }
.choices a:hover { text-decoration: underline; }
.choices a[aria-current] { border-bottom: 2px solid var(--accent); font-weight: 700; }
.choices .icon { margin-inline-end: var(--space-8); color: var(--brass); }
.outlets ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr)); grid-gap: 0 var(--space-24); padding: 0; list-style: none; }
.outlets + .outlets { margin-top: var(--space-32); }
.outlets li { padding: var(--space-12) 0; border-top: 1px solid var(--hair); overflow-wrap: anywhere; }
.outlets h2 small, .outlets__note, .outlets__ways { color: var(--muted); font: var(--size-13) var(--sans); }
.outlets__ways a { display: inline-block; margin-inline-end: var(--space-16); padding: var(--space-4) 0; }

.facts { display: flex; flex-wrap: wrap; margin-top: var(--space-8); font: var(--size-15) var(--sans); }
.facts > div { margin-inline-end: var(--space-24); margin-bottom: var(--space-8); }
.facts dt { color: var(--muted); font: var(--size-13) var(--sans); }
.facts dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.health__remarks { font: var(--size-15) var(--sans); }
.health__remarks summary { padding: var(--space-8) 0; cursor: pointer; }
.health__remarks ul { padding-inline-start: var(--space-24); overflow-wrap: anywhere; }
.calendar { margin-top: var(--space-32); }
.calendar h2 { padding-top: var(--space-8); border-top: 4px solid var(--ink); }
.calendar h2 a { text-decoration: none; }
.columns { columns: 2 14rem; column-gap: var(--space-24); margin-top: var(--space-12); }
.columns li { display: flex; justify-content: space-between; break-inside: avoid; border-bottom: 1px solid var(--hair); font: var(--size-15) var(--sans); }
.columns a { flex: 1; padding: 8px 0; text-decoration: none; }
.columns a:hover { text-decoration: underline; }
.columns span { padding: 8px 0; color: var(--muted); font-variant-numeric: tabular-nums; }

/* People, collections, music */
.letters { display: flex; flex-wrap: wrap; margin-bottom: var(--space-16); margin-inline-start: calc(-1 * var(--space-8)); font: 600 var(--size-15) var(--sans); }
.letters a { min-width: 2.25rem; padding: 8px var(--space-8); text-align: center; text-decoration: none; }
.letters a:hover { text-decoration: underline; }
.letters [aria-current], .categories [aria-current] { color: var(--accent); font-weight: 700; }
.page-head + .categories { margin-top: 0; }
.categories + .letters { margin-top: var(--space-16); }
.letter { display: grid; grid-template-columns: minmax(0, 1fr); padding-top: var(--space-8); border-top: 1px solid var(--ink); }
.letter + .letter { margin-top: var(--space-24); }
.letter h2 { font: italic 700 var(--size-30) var(--serif); color: var(--accent); }
.people, .tracks { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); column-gap: var(--space-24); }
.person { position: relative; display: flex; align-items: center; min-height: 64px; padding: var(--space-8) 0; border-bottom: 1px solid var(--hair); }
.person div { min-width: 0; overflow-wrap: anywhere; }
.person a { font: 700 var(--tight-17) var(--serif); text-decoration: none; }
.person a:hover { text-decoration: underline; }
.person a::after { content: ""; position: absolute; top: 0; bottom: 0; left: 0; right: 0; }
.person p, .track p { font: var(--size-13) var(--sans); color: var(--muted); }
.person > span:last-child { flex: none; margin-inline-start: auto; padding-inline-start: var(--space-12); font: var(--size-15) var(--sans); color: var(--muted); font-variant-numeric: tabular-nums; }
.avatar { flex: none; display: flex; align-items: center; justify-content: center; width: 48px; height: 48px; margin-inline-end: var(--space-16); border: 1px solid var(--accent); border-radius: 50%; background: var(--card); color: var(--accent); font: 700 var(--size-15) var(--sans); object-fit: cover; }
.profile { max-width: 40rem; }
.profile header { display: flex; align-items: center; padding-bottom: var(--space-16); border-bottom: 1px solid var(--ink); }
.profile header div { min-width: 0; }
.profile .avatar { width: 96px; height: 96px; font: 700 var(--size-30) var(--serif); }
.profile__place { font: var(--size-15) var(--sans); color: var(--muted); }
.profile .facts, .profile__map, .about > * + * { margin-top: var(--space-24); }
.profile .note { margin-top: var(--space-24); }
.near h2 { padding-top: var(--space-8); border-top: 4px solid var(--ink); font: 700 var(--size-20) var(--serif); }
.credits { margin-top: var(--space-24); font: var(--size-13) var(--sans); color: var(--muted); }
.credits a { display: inline-block; padding: 3px 0; }
.gallery { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--space-32) var(--space-16); }
.gallery h2, .gallery h3 { font: 700 var(--size-20) var(--serif); }
.gallery .picture, .gallery .wave, .portrait > div { padding-top: 125%; }
.cover > div { padding-top: 100%; }
.clamp { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 4; }
.track { display: grid; grid-template-columns: 88px minmax(0, 1fr); column-gap: var(--space-16); padding: var(--space-12) 0; border-bottom: 1px solid var(--hair); }
.track > .picture, .track > .wave { height: 88px; padding: 0; }
.track h3 { font: 700 var(--tight-17) var(--serif); overflow-wrap: anywhere; }
.track h3 a { text-decoration: none; }
.track h3 a:hover { text-decoration: underline; }
.track a { display: inline-block; padding: 3px 0; }
.track summary { padding: 3px 0; font: var(--size-13) var(--sans); color: var(--accent); cursor: pointer; }
audio, video { display: block; width: 100%; }
audio { height: 54px; }

/* The dotted map of the front page */
.dots { color: var(--wave); }
.dots svg { display: block; width: 100%; height: auto; }
.dots circle { fill: var(--accent); stroke: var(--paper); stroke-width: 1.5; }
.grid > .dots__list { margin-top: 0; }

/* Article */
.article h1 { font: 700 var(--size-lead) var(--serif); letter-spacing: -.016em; }
.article > header { padding-bottom: var(--space-16); border-bottom: 1px solid var(--ink); }
.article__grid { margin-top: var(--space-24); }
.standfirst { max-width: 40rem; margin-top: var(--space-16); font: var(--size-standfirst) var(--serif); color: var(--muted); }
.byline { margin-top: var(--space-16); font: var(--size-15) var(--sans); color: var(--muted); }
.byline > * { unicode-bidi: isolate; }
.byline b { color: var(--ink); font-weight: 600; }
.byline a { display: inline-block; padding: 3px 0; color: var(--ink); }
/* Said again, since a text in another script than the page's has other sizes. */
.prose { max-width: 38em; overflow-wrap: anywhere; font: var(--size-17) var(--serif); }
.prose > * + * { margin-top: 1.0625rem; }
.prose > * + h2 { margin-top: var(--space-32); }
.prose p, .prose li { hyphens: auto; }
.prose ul, .prose ol { padding-inline-start: 1.4em; }
.prose ul { list-style: square; }
.prose ol { list-style: decimal; }
.prose li::marker { color: var(--accent); }
.prose .task { list-style: none; text-indent: -1.4em; }
.prose .task > * { text-indent: 0; }
.prose blockquote { padding-inline-start: var(--space-24); border-inline-start: 4px solid var(--accent); font: italic var(--size-24) var(--serif); }
.prose blockquote p { hyphens: manual; }
.prose blockquote cite { display: block; margin-top: var(--space-8); font: normal var(--size-13) var(--sans); color: var(--muted); }
.prose pre { padding: var(--space-12); background: var(--tint); white-space: pre-wrap; }
.prose code { font-size: .9em; }
.prose img { height: auto; background: var(--tint); filter: var(--dim); }
.prose hr { border: 0; border-top: 1px solid var(--rule); }
@supports (initial-letter: 3) {
  .prose--initial > p:first-child:not(:lang(ar)):not(:lang(he)):not(:lang(zh)):not(:lang(ja))::first-letter {
    initial-letter: 3;
    margin-inline-end: .12em;
    color: var(--accent);
    font-weight: 700;
  }
}
.figure img { width: 100%; height: auto; background: var(--tint); filter: var(--dim); }
figcaption { padding-top: var(--space-8); font: var(--size-13) var(--sans); color: var(--muted); }
.actions { border-top: 1px solid var(--ink); font: var(--size-15) var(--sans); }
.actions li + li { border-top: 1px solid var(--hair); }
.actions a, .actions button { display: flex; align-items: center; width: 100%; min-height: 44px; text-decoration: none; }
.actions button { padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
.actions a:hover, .actions button:hover { text-decoration: underline; }
.actions [aria-pressed=true] { color: var(--accent); font-weight: 600; }
.actions .icon { margin-inline-end: var(--space-12); color: var(--brass); }
.aside h2 { padding-top: var(--space-8); border-top: 4px solid var(--ink); font: 700 var(--size-20) var(--serif); }
.aside > * + * { margin-top: var(--space-32); }
.aside .rows { margin-top: var(--space-12); }
.topics { margin-top: var(--space-8); font: var(--size-15) var(--sans); color: var(--muted); }
.topics li { padding: 4px 0; }
.topics li + li::before { content: "·"; margin: 0 .4em; }

/* Matches and programmes */
.match {
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--space-16);
  align-items: baseline;
  padding: 10px 0;
  border-top: 1px solid var(--hair);
  font: 700 var(--tight-17) var(--serif);
}
.match p { grid-column: 1/-1; font: var(--size-13) var(--sans); color: var(--muted); }
.match a { text-decoration: none; }
.match a:hover { text-decoration: underline; }
.match b { grid-column: 2; grid-row: 2/span 2; align-self: center; font: 700 var(--size-20) var(--sans); font-variant-numeric: tabular-nums; }
.match span { grid-column: 1; }
.match .lost { color: var(--muted); font-weight: 400; }
.hour > ul > .match:first-child { border-top: 0; }
.hour__title a, .day a { text-decoration: none; }
.hour__title a:hover, .day a:hover { text-decoration: underline; }
.page-head time, .rail time, .record time { white-space: normal; }
.duel {
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(5rem, auto) minmax(0, 1fr);
  column-gap: var(--space-8);
  padding: var(--space-24) 0;
  border-top: 4px solid var(--ink);
  border-bottom: 1px solid var(--ink);
  text-align: center;
}
.duel p, .duel li, .duel small { font: var(--size-13) var(--sans); color: var(--muted); }
.duel h2 { margin-top: var(--space-12); font: 700 var(--size-20) var(--serif); }
.duel h2 a { text-decoration: none; }
.duel ul { margin-top: var(--space-8); }
.duel .duel__score { font: 700 var(--size-lead) var(--serif); color: var(--ink); font-variant-numeric: lining-nums tabular-nums; }
.duel small { display: block; max-width: 8rem; margin: 0 auto; }
.duel .duel__result { grid-column: 1/-1; margin-top: var(--space-16); font: 700 var(--size-17) var(--serif); color: var(--accent); }
.crest { display: flex; align-items: center; justify-content: center; width: 64px; height: 64px; margin: 0 auto; border: 2px solid; border-radius: 50%; background: var(--card); color: var(--brass); font: 700 var(--size-20) var(--serif); }
.crest--drawn { object-fit: contain; border: 0; border-radius: 0; background: none; filter: var(--dim); }
.team-head .crest { margin: 0; margin-bottom: var(--space-12); }
.duel + .note, .match-sheet, .team-calendar { margin-top: var(--space-24); }
.record { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; font: var(--size-15) var(--sans); }
.record > * { padding: var(--space-8) 0; border-top: 1px solid var(--hair); overflow-wrap: anywhere; }
.record dt { padding-inline-end: var(--space-16); color: var(--muted); }
.record + p, .record + .actions { margin-top: var(--space-16); }
.stat { display: grid; grid-template-columns: 3.5rem 1fr 3.5rem; padding: var(--space-8) 0; border-top: 1px solid var(--hair); font: var(--size-15) var(--sans); text-align: center; }
.stat b:first-child { text-align: start; }
.stat b { text-align: end; }
.stat svg { grid-column: 1/-1; width: 100%; height: 4px; margin-top: 6px; fill: var(--accent); }
[dir=rtl] .stat svg { transform: scaleX(-1); }
.stat path + path { fill: var(--brass); }
.scroll { overflow-x: auto; margin-bottom: var(--space-24); }
.scroll tbody th { font-weight: 600; }
.standings td, .standings thead th { padding-inline-start: var(--space-8); padding-inline-end: 0; text-align: end; }
.standings tr > :first-child, .standings th:nth-child(2) { padding-inline-start: 0; padding-inline-end: var(--space-12); text-align: start; }
.standings tr > :first-child { width: 2.5rem; }
.standings abbr { text-decoration: none; }
.chips { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--hair); font: var(--size-15) var(--sans); }
.chips a { padding: 12px 0; margin-inline-end: var(--space-16); text-decoration: none; }
.chips a:hover { text-decoration: underline; }
.chips [aria-current] { color: var(--accent); font-weight: 700; }
.strip {
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(11.5rem, 1fr);
  gap: var(--space-16);
  overflow-x: auto;
  scroll-snap-type: x proximity;
  padding: 3px 3px var(--space-8);
}
.card.ticket { display: grid; grid-template-columns: 60px 1fr; grid-template-rows: auto 1fr; column-gap: var(--space-8); scroll-snap-align: start; }
.ticket > * { grid-column: 2; }
.ticket h3 { font: 700 var(--size-15) var(--serif); }
.ticket > .picture, .ticket > .wave { grid-column: 1; grid-row: 1/span 2; width: 60px; height: 90px; margin: 0; padding: 0; }
.ticket .meta, .posters .meta { margin-top: 0; }
.posters, .videos { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--space-24) var(--space-16); margin-top: var(--space-24); }
.posters h2, .videos h2 { font: 700 var(--tight-17) var(--serif); }
.posters .picture, .posters .wave, .poster .picture, .poster .wave { padding-top: 150%; }
.poster { max-width: 17.5rem; }
.banner { margin-bottom: var(--space-24); padding-top: 33%; }
.posters ~ .chips { margin-top: var(--space-24); border-top: 1px solid var(--hair); }
.about .chips { border: 0; }
.about > * + * { margin-top: var(--space-16); }
.elsewhere summary { padding: 12px 0; border-top: 1px solid var(--hair); cursor: pointer; font: 600 var(--size-15) var(--sans); }
.elsewhere summary span { color: var(--muted); font-weight: 400; }

/* Nothing here */
.lost { max-width: 40rem; }
.lost .ring { width: 88px; height: 88px; margin-bottom: var(--space-16); color: var(--accent); transform-origin: 50% 10%; }
.lost > p, .lost > form { margin-top: var(--space-12); }
.lost .go { margin-inline-end: var(--space-16); }
.lost section { margin-top: var(--space-24); padding-top: var(--space-12); border-top: 1px solid var(--hair); }
@media (prefers-reduced-motion: no-preference) {
  .button, .actions a, .actions button, .tabs a { transition: color .12s, background-color .12s, border-color .12s, transform .08s; }
  .ring { animation: ring 2.4s ease-out 2; }
  @keyframes ring {
    0%, 60%, 100% { transform: none; }
    8% { transform: rotate(16deg); }
    20% { transform: rotate(-13deg); }
    32% { transform: rotate(9deg); }
    44% { transform: rotate(-5deg); }
    52% { transform: rotate(2deg); }
  }
}

.empty .ring { width: 56px; height: 56px; margin-bottom: var(--space-12); color: var(--accent); transform-origin: 50% 10%; }

/* What scripts add, and what the reader prefers */
:root:not([data-js]) .scripted, [data-js] .unscripted, :root:not([data-fav]) .fav { display: none; }
[data-cols="2"] .columns-switch .button { border-color: var(--ink); background: var(--ink); color: var(--paper); }
[data-dense] .row .summary { display: none; }
[data-dense] .card.row { padding-top: var(--space-8); padding-bottom: var(--space-8); }
[data-img] img, [data-img] .picture, [data-img] .figure { display: none; }
.columns-switch { display: none; }
.columns-switch .button { min-height: 32px; padding: 4px var(--space-12); font-weight: 400; }
.further { margin-top: var(--space-32); text-align: center; }
.page-head .filter { max-width: 24rem; margin-top: var(--space-16); }
.filter { max-width: 24rem; margin-bottom: var(--space-16); font: var(--size-13) var(--sans); color: var(--muted); }
.filter p { min-height: 1.125rem; margin: var(--space-4) 0 0; font: var(--size-13) var(--sans); font-variant-numeric: tabular-nums; }
.notice {
  position: fixed;
  right: 0;
  bottom: calc(64px + env(safe-area-inset-bottom));
  left: 0;
  z-index: 8;
  max-width: 34rem;
  margin: 0 auto;
  padding: var(--space-12) var(--space-16);
  border: 1px solid var(--paper);
  background: var(--ink);
  color: var(--paper);
  font: var(--size-15) var(--sans);
}
.notice:empty { padding: 0; border: 0; }
.notice .button { margin-inline-start: var(--space-16); border-color: var(--paper); background: none; color: inherit; }
.stale, .old { display: block; min-height: 1.125rem; font: normal var(--size-13) var(--sans); color: var(--accent); }
.local { display: block; min-height: 1.25rem; color: var(--muted); }
/* In the room that the header has below it. */
.old { margin-bottom: calc(-1 * var(--space-12)); }
/* The mark comes late: room is kept for it. */
[data-day] { padding-inline-end: 4rem; }
.today { position: absolute; padding: 0 var(--space-4); border: 1px solid; color: var(--accent); font: 600 var(--size-13) var(--sans); }
.slot { overflow: hidden; }
.slot h3 { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.fav .four { height: 26rem; overflow: hidden; }
.player { display: grid; grid-template-columns: fit-content(100%) minmax(0, 1fr); margin-top: var(--space-4); }
.player .button { grid-area: 1/1; min-height: 32px; padding: 4px var(--space-12); }
/* On the lower edge of the button, so that nothing moves when a sound begins. */
.player progress { z-index: 1; grid-area: 1/1; align-self: end; width: 100%; min-width: 0; height: 6px; pointer-events: none; }
.player p { grid-column: 1/span 2; }
.player p:empty { display: none; }
.settings { max-width: 46rem; }
.settings fieldset, .settings section { min-width: 0; margin: 0 0 var(--space-32); padding: 0; border: 0; border-top: 4px solid var(--ink); }
.settings section { padding-top: var(--space-8); }
.settings legend { float: left; width: 100%; padding: var(--space-8) 0; font: 700 var(--size-24) var(--serif); }
.settings #settings-status { min-height: 1.6875rem; color: var(--accent); }
.settings fieldset > p { font: var(--size-15) var(--sans); }
.setting, .settings fieldset > p, .settings fieldset > button { clear: both; }
.setting { display: grid; align-items: center; padding: var(--space-8) 0; border-top: 1px solid var(--hair); font: var(--size-15) var(--sans); }
.setting .field { margin-top: var(--space-4); font: var(--size-15) var(--sans); }
.saved { min-height: 80vh; }
.unscripted li a { display: inline-block; padding: 6px 0; }
.saved li { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: var(--space-16); padding: var(--space-12) 0; border-top: 1px solid var(--hair); }
.saved li p { grid-row: 2; font: var(--size-13) var(--sans); color: var(--muted); }
.saved li h2 { font: 700 var(--size-20) var(--serif); }
.saved li .button { grid-row: 1/span 2; grid-column: 2; align-self: center; }
.footer select { min-height: 32px; border: 1px solid var(--rule); border-radius: 0; background: var(--card); color: var(--ink); font: inherit; }

/* Search */
.search { align-content: start; min-height: 100vh; row-gap: var(--space-16); }
.search__form { display: flex; }
.search__box { position: relative; flex: 1; min-width: 0; }
.field {
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 9px var(--space-12);
  border: 1px solid var(--rule);
  border-radius: 0;
  background: var(--card);
  color: var(--ink);
  font: var(--size-17) var(--sans);
  -webkit-appearance: none;
  appearance: none;
}
select.field { -webkit-appearance: auto; appearance: auto; }
.search__suggestions {
  position: absolute;
  top: 100%;
  left: 0;
  right: 0;
  z-index: 3;
  border: 1px solid var(--ink);
  background: var(--card);
  font: var(--size-17) var(--sans);
}
.search__suggestions li { padding: 9px var(--space-12); cursor: pointer; }
.search__suggestions [aria-selected=true] { background: var(--ink); color: var(--card); }
.search__filters summary { padding: 12px 0; cursor: pointer; font: 600 var(--size-15) var(--sans); }
.search__filters label { display: block; padding: var(--space-8) 0 var(--space-4); font: var(--size-13) var(--sans); color: var(--muted); }
.search__status { min-height: 1.25rem; }
.search__status button, .search__active button, .search__recent button, .search__words button {
  min-height: 32px;
  padding: 4px var(--space-12);
  border: 1px solid var(--rule);
  background: none;
  color: inherit;
  font: var(--size-15) var(--sans);
  cursor: pointer;
}
.search__active, .search__recent ul, .search__words { display: flex; flex-wrap: wrap; font: var(--size-15) var(--sans); }
.search__active li, .search__recent li, .search__words li { margin-top: var(--space-8); margin-inline-end: var(--space-12); }
.search__recent h2 { font: 700 var(--size-20) var(--serif); }
.search__ghost { height: 96px; border-top: 1px solid var(--hair); background: linear-gradient(var(--tint), var(--tint)) 0 16px/70% 18px no-repeat, linear-gradient(var(--tint), var(--tint)) 0 48px/90% 14px no-repeat; }
.is-asked .search__lists, .is-asked .search__recent { display: none; }
.result h2 { font: 700 var(--size-20) var(--serif); }
[hidden] { display: none !important; }
mark { background: var(--tint); color: inherit; box-shadow: inset 0 -2px 0 var(--accent); }

/* Footer */
.footer { margin-top: var(--space-32); padding-bottom: var(--space-24); font: var(--size-15) var(--sans); }
.footer .grid { padding-top: var(--space-24); }
.footer h2 { margin-bottom: var(--space-4); font: 700 var(--size-17) var(--serif); }
.footer a { display: inline-block; padding: 5px 0; text-decoration-color: var(--hair); }
.footer [aria-current] { font-weight: 700; }
.footer__motto { max-width: 22rem; color: var(--muted); font: italic var(--size-15) var(--serif); }
.footer__end { padding-top: var(--space-16); font: var(--size-13) var(--sans); color: var(--muted); }

/* Up to 600: pictures to the edges, waves low */
@media (max-width: 599.98px) {
  .wide + .four > :first-child { margin-top: var(--space-16); padding-top: var(--space-16); border-top: 1px solid var(--hair); }
  .wave { padding-top: 30%; }
  .block .line .summary, .block .line .wave, .block .row .summary { display: none; }
  .masthead__date time { white-space: normal; }
  .lead > .picture, .figure--bleed { margin-inline-start: calc(-1 * var(--space-16)); margin-inline-end: calc(-1 * var(--space-16)); }
  .figure--bleed figcaption { padding-inline-start: var(--space-16); padding-inline-end: var(--space-16); }
}

/* 8 columns */
@media (min-width: 600px) {
  .setting { grid-template-columns: minmax(0, 1fr) 18rem; }
  .setting .field { margin: 0; }
  .fav .four { height: 15rem; }
  .letter { grid-template-columns: 4rem minmax(0, 1fr); }
  .gallery { grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); column-gap: var(--space-24); }
  .wrap { padding-inline-start: var(--space-24); padding-inline-end: var(--space-24); }
  .grid { grid-template-columns: repeat(8, minmax(0, 1fr)); column-gap: var(--space-24); }
  .grid > .half, .grid > .quarter { grid-column: span 4; }
  .four { display: grid; grid-template-columns: 1fr 1fr; align-content: start; gap: var(--space-16) var(--space-24); }
  .four > *, .four > * + * { margin: 0; padding-top: var(--space-12); border-top: 1px solid var(--hair); }
  .row > .picture { width: 120px; padding-top: 80px; }
  .wide { display: grid; grid-template-columns: 1.25fr 1fr; grid-template-rows: auto auto 1fr auto; column-gap: var(--space-24); }
  .wide > * { grid-column: 2; }
  .wide > .picture, .wide > .wave { grid-column: 1; grid-row: 1/span 4; align-self: start; margin: 0; }
  .wide + .heads { margin-top: var(--space-16); }
  .match { grid-template-columns: 10rem minmax(0, 1fr) 4.5rem minmax(0, 1fr); padding: 12px 0; }
  .match > * { grid-row: 1; grid-column: auto; }
  .match p { grid-column: 1; }
  .match a { text-align: end; }
  .match b { grid-column: 3; grid-row: 1; align-self: baseline; text-align: center; }
  .match span { grid-column: 4; }
  .crest { width: 88px; height: 88px; }
  .duel h2 { font: 700 var(--size-30) var(--serif); }
  .posters { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .grid > .poster { grid-column: span 3; }
  .grid > .about { grid-column: span 5; }
  .shelf { grid-template-columns: minmax(10rem, 2fr) minmax(0, 5fr) auto; align-items: start; }
  .shelf__newest { grid-column: 2; grid-row: 1/span 2; margin: 0; }
  .shelf__feed { grid-column: 3; }
  .shelf__feed a { padding-top: 2px; }
}
@media (min-width: 600px) and (max-width: 959.98px) {
  .grid > .seconds, .article__grid > .aside { grid-column: 1/-1; }
  .seconds { display: grid; grid-template-columns: 1fr 1fr; column-gap: var(--space-24); }
  .seconds > * + * { margin: 0; padding: 0; border: 0; }
  .half.four { grid-template-columns: minmax(0, 1fr); }
  .half.four .summary { display: none; }
}
@media (min-width: 700px) {
  .page-head { position: relative; }
  .page-head .columns-switch { display: block; position: absolute; right: 0; bottom: var(--space-16); margin: 0; }
  [dir=rtl] .columns-switch { right: auto; left: 0; }
  [data-cols="2"] .items { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); align-content: start; column-gap: var(--space-24); }
  [data-cols="2"] .row + .row { border-top: 0; }
  [data-cols="2"] .row { border-bottom: 1px solid var(--hair); }
}
@media (min-width: 761px) {
  .tabs { display: none; }
  .notice { bottom: var(--space-16); }
  .more[open] ul { grid-template-columns: repeat(4, 1fr); }
}

/* 12 columns */
@media (min-width: 960px) {
  .grid { grid-template-columns: repeat(12, minmax(0, 1fr)); }
  .grid > .quarter { grid-column: span 3; }
  .grid > .third { grid-column: span 4; }
  .search { grid-template-rows: auto 1fr; align-content: stretch; }
  .grid > .search__filters { grid-column: 10/-1; grid-row: 1/span 2; }
  .grid > .search__answer { grid-column: 1/span 9; grid-row: 2; }
  .grid > .half { grid-column: span 6; }
  .grid > .span-2 { grid-column: span 2; }
  .grid > .span-5 { grid-column: span 5; }
  .grid > .span-7 { grid-column: span 7; }
  .grid > .span-9 { grid-column: span 9; }
  .grid > .dots { grid-column: span 7; }
  .grid > .dots__list { grid-column: span 5; }
  main.wrap { padding-top: var(--space-16); }
  .posters { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  .videos { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .strip { grid-auto-columns: minmax(0, 1fr); overflow: visible; }
  .grid > .about { grid-column: span 8; }
  .block--near { margin-top: var(--space-12); }
  .block--near .block__body, .block--near .rail { padding-top: var(--space-8); }
  .top--near h2 { font-size: 2.75rem; }
  .top--near .lead > .picture, .top--near .lead > .wave { min-height: 13rem; padding-top: 0; }
  .top--near .seconds h3 { font: 700 var(--size-20) var(--serif); }
  .top--near .seconds .summary { display: none; }
  .masthead--front .masthead__line { display: grid; grid-template-columns: 1fr auto 1fr; align-items: end; padding-top: 10px; padding-bottom: 10px; text-align: start; }
  .masthead--front .nameplate { grid-column: 2; grid-row: 1; }
  .masthead--front .nameplate svg { width: 23.5rem; }
  .masthead__motto { display: block; grid-column: 1; grid-row: 1; max-width: 19rem; font: italic var(--size-15) var(--serif); color: var(--muted); }
  .masthead--front .masthead__date { grid-column: 3; grid-row: 1; margin: 0; text-align: end; }
  .masthead__date b { display: block; }
  .masthead--inner .masthead__line { display: flex; align-items: flex-end; }
  .masthead--inner .nameplate { flex: none; padding-bottom: var(--space-4); }
  .masthead--inner .nav { flex: 1; min-width: 0; justify-content: flex-end; margin-inline-start: var(--space-32); }
  .masthead--inner .nav > ul { flex: 0 1 auto; }
  .top { row-gap: var(--space-12); }
  .lead {
    display: grid;
    grid-template-columns: 2fr 1fr;
    grid-template-rows: auto auto auto auto 1fr;
    column-gap: var(--space-24);
    align-content: start;
  }
  .lead > .kicker { grid-row: 1; grid-column: 1/-1; margin-bottom: 0; }
  .lead > h2 { grid-row: 2; grid-column: 1/-1; margin: 6px 0 var(--space-8); }
  .lead > .picture, .lead > .wave { grid-column: 1; grid-row: 3/span 3; align-self: stretch; min-height: 16rem; margin: 0; padding-top: 50%; }
  .lead > .summary { grid-row: 3; grid-column: 2; margin: -6px 0 0; }
  .lead > .also { grid-row: 4; grid-column: 2; }
  .lead > .meta { grid-row: 5; grid-column: 2; }
  .seconds > .card > .picture { padding-top: 40%; }
  .seconds { margin-inline-start: -1px; padding-inline-start: var(--space-24); border-inline-start: 1px solid var(--hair); }
  .fav .four { height: 8rem; }
  .four--row { grid-template-columns: repeat(4, 1fr); gap: 0; }
  .four--row > *, .four--row > * + * { padding: 0 var(--space-16); border-top: 0; border-inline-start: 1px solid var(--hair); }
  .four--row > :first-child { padding-inline-start: 0; border: 0; }
  .four--row > :last-child { padding-inline-end: 0; }
  /* A card says its direction only when it is not that of the page: its sides are turned. */
  .four--row > [dir] { border-inline-start: 0; border-inline-end: 1px solid var(--hair); }
  .four--row > [dir]:first-child { padding-inline-start: var(--space-16); padding-inline-end: 0; border: 0; }
  .four--row > [dir]:last-child { padding-inline-start: 0; padding-inline-end: var(--space-16); }
  .heads { padding-top: var(--space-12); border-top: 1px solid var(--hair); }
  .article__grid > .aside { grid-column: 10/-1; grid-row: 1/span 3; }
  .article__grid > .figure { grid-column: 1/span 9; }
  .article__grid > .prose { grid-column: 3/span 7; }
  .article--excerpt .article__grid > .prose { grid-column: 1/span 6; grid-row: 1; }
  .article--excerpt .article__grid > .figure { grid-column: 8/-1; }
  .article--excerpt .article__grid > .aside { grid-column: 1/span 6; grid-row: auto; }
  .article--excerpt > header { padding-inline-end: 8%; }
}
@media (min-width: 1140px) {
  .block { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: var(--space-24); }
  .rail { grid-column: span 2; }
  .rail h2 { flex-direction: column; align-items: flex-start; }
  .rail h2 .icon { margin-bottom: var(--space-4); }
  .rail h2 a { max-width: 100%; }
  .block__body { grid-column: span 10; }
  .hour { grid-template-columns: 180px minmax(0, 1fr); column-gap: var(--space-24); }
  .hour__title { position: sticky; top: var(--space-16); flex-wrap: wrap; align-self: start; font: italic 700 var(--size-24) var(--serif); }
  .hour__title span { width: 100%; }
  .hour__title .bell { margin: var(--space-4) 0 0; }
}
@media (forced-colors: active) {
  [aria-pressed=true], [aria-current] { outline: 2px solid Highlight; outline-offset: -2px; }
  .notice { border-color: CanvasText; }
  .bell { forced-color-adjust: none; }
  .button { border-color: ButtonText; }
}
@media (scripting: none) {
  .search__filters { display: none; }
}
/* Every sheet of an article begins with its headline and date: the head of a table stands on each. */
@page {
  margin: 18mm 16mm;
  @bottom-center { content: counter(page) " / " counter(pages); font: 9pt serif; }
}
@media print {
  :root, :root[data-theme] {
    --paper: #fff;
    --card: #fff;
    --ink: #000;
    --muted: #333;
    --accent: #000;
    --brass: #000;
    --tint: #fff;
    --hair: #999;
    --rule: #666;
    --wave: #999;
    --on-accent: #fff;
    --dim: none;
  }
  html, [data-theme] { color-scheme: light; }
  body { font-size: 11pt; }
  .nav, .tabs, .skip, .notice, .scripted, .fav, .actions button, .search__form, .search__filters, .footer .grid, .neighbours, .categories, .chips, .letters, audio, video, .track details, .article ~ .block { display: none !important; }
  .to-source::after { content: " (" attr(href) ")"; margin-inline-start: .4em; font-weight: 400; word-break: break-all; }
  .button { padding: 0; border: 0; background: none; color: #000; }
  figure, .card, tr { break-inside: avoid; }
  h1, h2, h3 { break-after: avoid; }
  .prose { max-width: none; }
  .article { display: table; inline-size: 100%; }
  .article::before { content: attr(data-run) "\A\A0"; display: table-header-group; break-inside: avoid; white-space: pre-line; font: 9pt/1.4 var(--sans); color: var(--muted); }
  .article h1 { font-size: 26pt; }
}

/* Colours that hold the place of a picture, chosen by the article's id */
.q0 { background: #5e403b; }
.q1 { background: #5e493b; }
.q2 { background: #5e533b; }
.q3 { background: #5b593b; }
.q4 { background: #52593b; }
.q5 { background: #48593b; }
.q6 { background: #455941; }
.q7 { background: #45594a; }
.q8 { background: #455954; }
.q9 { background: #455054; }
.q10 { background: #454654; }
.q11 { background: #484054; }
.q12 { background: #524054; }
.q13 { background: #5b4054; }
.q14 { background: #5e404e; }
.q15 { background: #5e4044; }
.q16 { background: #875e59; }
.q17 { background: #876c59; }
.q18 { background: #877959; }
.q19 { background: #838259; }
.q20 { background: #758259; }
.q21 { background: #688259; }
.q22 { background: #638262; }
.q23 { background: #638270; }
.q24 { background: #63827d; }
.q25 { background: #63757d; }
.q26 { background: #63677d; }
.q27 { background: #685e7d; }
.q28 { background: #755e7d; }
.q29 { background: #835e7d; }
.q30 { background: #875e74; }
.q31 { background: #875e67; }
.q32 { background: #aa837e; }
.q33 { background: #aa907e; }
.q34 { background: #aa9c7e; }
.q35 { background: #a6a57e; }
.q36 { background: #99a57e; }
.q37 { background: #8ca57e; }
.q38 { background: #88a586; }
.q39 { background: #88a593; }
.q40 { background: #88a5a0; }
.q41 { background: #8898a0; }
.q42 { background: #888ba0; }
.q43 { background: #8c83a0; }
.q44 { background: #9983a0; }
.q45 { background: #a683a0; }
.q46 { background: #aa8397; }
.q47 { background: #aa838b; }
.q48 { background: #c8aca7; }
.q49 { background: #c8b5a7; }
.q50 { background: #c8bda7; }
.q51 { background: #c5c3a7; }
.q52 { background: #bdc3a7; }
.q53 { background: #b4c3a7; }
.q54 { background: #b1c3ad; }
.q55 { background: #b1c3b5; }
.q56 { background: #b1c3be; }
.q57 { background: #b1babe; }
.q58 { background: #b1b2be; }
.q59 { background: #b4acbe; }
.q60 { background: #bdacbe; }
.q61 { background: #c5acbe; }
.q62 { background: #c8acb8; }
.q63 { background: #c8acb0; }

"""#),
        ThemeFile(
            path: "assets/bootstrap.js",
            text: #"""
// Stands in the head of every page, the only script there: what the reader prefers, before anything is drawn.
(pregonero=p=>{let d=document.documentElement.dataset,c=navigator.connection||{},s=(k,v,w)=>v===w?d[k]=w:delete d[k];try{p=p||JSON.parse(localStorage["pregonero.v1"])}catch{}p=p||{};d.js="";s("theme",p.theme,p.theme=="dark"?"dark":"light");s("cols",p.cols,"2");s("dense",p.dense,"1");s("fav",p.source&&"1","1");s("img",p.img=="saving"&&(c.saveData||c.type=="cellular")?"never":p.img,"never")})()

"""#),
        ThemeFile(
            path: "assets/core.js",
            text: #"""
// On every page; each page is complete without it.
// include stores.js
// include discard.js
// include reader/start.js
// include reader/preferences.js
// include reader/times.js
// include reader/lists.js
// include reader/slots.js
// include reader/article.js
// include reader/filters.js
// include reader/edition.js
// include reader/below.js

"""#),
        ThemeFile(
            path: "assets/discard.js",
            text: #"""
// Deletes those stores of answers, of a portal below this path.
const discard = async (stores, below = '/') => {
  for (const name of await caches.keys()) {
    const [store, path = below] = name.split(':');
    if (stores.includes(store) && path.startsWith(below)) await caches.delete(name);
  }
};

"""#),
        ThemeFile(
            path: "assets/filter.js",
            text: #"""
// Lists that shorten while one types, by the search's own folding: each word of the question is somewhere in what a row
// says or in the headings above it, in whatever order.
// include fold.js
const input = document.getElementById('filter');
const status = document.getElementById('filter-status');
// Buttons, counts and what is only heard are no words of a row.
const PASSED = 'button, summary, audio, video, small, .unseen, [role=status]';

// Every element begins a word of its own.
const wordsOf = element => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(PASSED)) text += ` ${walker.currentNode.data}`;
  return fold(text);
};

const groups = new Map();
const above = element => {
  const group = element.parentElement.closest('section');
  if (!group || group.contains(input)) return '';
  if (!groups.has(group)) {
    const title = [...group.querySelectorAll('h2, h3, h4')].find(heading => !heading.closest(input.dataset.items));
    groups.set(group, `${title ? wordsOf(title) : ''} ${above(group)}`);
  }
  return groups.get(group);
};

// What the whole page is called counts by whole words: a part of one would keep every row.
const title = ` ${wordsOf(document.querySelector('h1'))} `;
const items = [...document.querySelectorAll(input.dataset.items)]
  .map(element => ({ element, text: `${wordsOf(element)} ${above(element)}` }));

const narrow = () => {
  const words = fold(input.value).split(' ');
  let count = 0;
  for (const { element, text } of items) {
    element.hidden = !words.every(word => text.includes(word) || title.includes(` ${word} `));
    if (!element.hidden) count++;
  }
  for (const group of groups.keys()) group.hidden = !items.some(({ element }) => !element.hidden && group.contains(element));
  status.textContent = words[0]
    ? status.dataset.count.replace('{count}', count).replace('{number}', items.length) : '';
};

input.addEventListener('input', narrow);
if (input.value) narrow();

"""#),
        ThemeFile(
            path: "assets/fold.js",
            text: #"""
// How what readers type is compared with what pages say: the same as Sources/Searching/Analysis, proven by
// Tests/SearchingTests/vectors.json. Scripts include this file and compare `fold` of both sides.
const { folded, fold } = (() => {
  const LETTERS = {
    'ß': 'ss', 'æ': 'ae', 'œ': 'oe', 'ø': 'o', 'ł': 'l', 'đ': 'd', 'ð': 'd', 'þ': 'th', 'ı': 'i', 'ς': 'σ',
    'ٱ': 'ا', 'ى': 'ي', 'ی': 'ي', 'ک': 'ك', 'ʼ': ' ', 'ـ': '',
  };
  const known = new Map();

  // One character: its folded form, '' for a mark, ' ' for what separates words.
  const folded = character => {
    if (known.has(character)) return known.get(character);
    let text = '';
    if (/[\uac00-\ud7a3]/.test(character)) text = character;
    else for (const part of character.normalize('NFKD').toLowerCase()) {
      const code = part.codePointAt(0);
      if (part in LETTERS) text += LETTERS[part];
      else if (code >= 0x660 && code <= 0x669 || code >= 0x6f0 && code <= 0x6f9) text += code & 15;
      else if (/[\p{L}\p{N}\p{Mc}]/u.test(part)) text += part;
      else if (!/[\p{Mn}\p{Me}\p{Cf}]/u.test(part)) text += ' ';
    }
    known.set(character, text);
    return text;
  };

  return { folded, fold: text => [...text].map(folded).join('').split(' ').filter(Boolean).join(' ') };
})();

"""#),
        ThemeFile(
            path: "assets/icon.svg",
            text: #"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path fill="#8c2f1b" d="M0 0h64v64H0z"/>
<path fill="#faf7f0" d="M8 10h48v4H8zM8 16h48v1H8zM14 46h36c-4-4-5-8-5-14a13 13 0 0 0-26 0c0 6-1 10-5 14zM27 49a5 5 0 0 0 10 0z"/>
</svg>

"""#),
        ThemeFile(
            path: "assets/map.css",
            text: #"""
/* Maps; only on the pages that have one. */
:root {
  --sea: #f0eadd;
  --graticule: #e2dac7;
  --land: #dcd2ba;
  --land-1: #e0c58c;
  --land-2: #d3aa57;
  --land-3: #b98a2f;
  --coast: #faf7f0;
  --wood: #d6dbbf;
  --water: #c4d3d8;
  --built: #e6d3b8;
  --way: #a99a80;
}
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme=light]) {
    --sea: #1a1913;
    --graticule: #2b2920;
    --land: #3a3629;
    --land-1: #5c4c26;
    --land-2: #82692c;
    --land-3: #a98634;
    --coast: #15140f;
    --wood: #2f3524;
    --water: #24343b;
    --built: #4a3d2c;
    --way: #756a54;
  }
}
:root[data-theme=dark] {
  --sea: #1a1913;
  --graticule: #2b2920;
  --land: #3a3629;
  --land-1: #5c4c26;
  --land-2: #82692c;
  --land-3: #a98634;
  --coast: #15140f;
  --wood: #2f3524;
  --water: #24343b;
  --built: #4a3d2c;
  --way: #756a54;
}
.map { position: relative; margin: 0; padding: var(--space-8) 0; border-top: 4px solid var(--ink); border-bottom: 1px solid var(--ink); }
.map > svg { display: block; width: 100%; height: auto; }
.sea { fill: var(--sea); }
.graticule { fill: none; stroke: var(--graticule); }
.land { fill: var(--land); fill-rule: evenodd; stroke: var(--coast); stroke-width: .8; stroke-linejoin: round; }
.land path { vector-effect: non-scaling-stroke; }
.land-1 { fill: var(--land-1); }
.land-2 { fill: var(--land-2); }
.land-3 { fill: var(--land-3); }
.map a:hover path { fill: var(--accent); }
.pin { display: none; text-decoration: none; }
.pin circle { fill: var(--accent); stroke: var(--coast); stroke-width: 1.5; }
.pin .pin__ring { fill: none; stroke: var(--accent); }
.pin .pin__reach { fill: transparent; stroke: none; }
.pin text { fill: var(--on-accent); font: 700 13px var(--sans); text-anchor: middle; font-variant-numeric: tabular-nums; }
.pin:hover circle { fill: var(--ink); }
.pin:hover .pin__ring { fill: none; stroke: var(--ink); }
.pin:hover .pin__reach { fill: transparent; }
.pin:hover text { fill: var(--paper); }
.pin:focus { outline: none; }
.pin:focus circle { stroke: var(--focus); stroke-width: 4; }
.pin:focus .pin__ring { stroke: var(--focus); }
.pin:focus .pin__reach { stroke: none; }
.map svg[tabindex]:focus { outline: 3px solid var(--focus); outline-offset: 2px; }
.map svg.is-live { touch-action: pan-x pan-y; }
.map svg.is-near { touch-action: none; cursor: grab; }
.pin--home circle { fill: var(--ink); }
.pin--home .pin__ring { stroke: var(--ink); }
.pin--home text { fill: var(--paper); }
.spot { fill: var(--accent); stroke: var(--coast); stroke-width: 4; }
.label { fill: var(--ink); font: 700 16px var(--serif); text-anchor: middle; paint-order: stroke; stroke: var(--coast); stroke-width: 4px; stroke-linejoin: round; }
.label--ground { fill: var(--muted); font-style: italic; font-weight: 400; }
.label--small { display: none; font-size: 41.6px; stroke-width: 10px; }
.ground { stroke: none; fill: none; }
.ground path { vector-effect: non-scaling-stroke; fill-rule: evenodd; }
.ground--wood path { fill: var(--wood); }
.ground--built path { fill: var(--built); }
.ground--water path { fill: var(--water); }
.ground--ground path { stroke: var(--way); }
.ground .ground__line { fill: none; stroke: var(--way); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.ground--water .ground__line { stroke: var(--water); stroke-width: 4; }
.ground--rail .ground__line { stroke-dasharray: 5 4; }
.sheets { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-32) var(--space-24); }
.sheet h2 { margin-bottom: var(--space-8); }
.map + .ui, .map--aside { margin-top: var(--space-24); }
.by-country { columns: 3 15rem; }
.by-country h3 { font: 700 var(--size-17) var(--serif); break-after: avoid; }
.by-country ul { padding-bottom: var(--space-16); }
.scale-bar path { fill: none; stroke: var(--ink); stroke-width: 1.5; }
.scale-bar text { fill: var(--ink); font: 13px var(--sans); }
.legend { display: flex; flex-wrap: wrap; padding-top: var(--space-8); font: var(--size-13) var(--sans); color: var(--muted); }
.legend li { display: flex; align-items: center; margin-inline-end: var(--space-16); }
.legend svg { width: 22px; height: 12px; margin-inline-end: 6px; }
.legend + .block { margin-top: var(--space-32); }
.map-note { margin-top: var(--space-8); font: var(--size-13) var(--sans); color: var(--muted); }
.map-note a { display: inline-block; padding: 3px 0; }

/* Controls: their room is kept until the script answers them. */
.controls { position: relative; display: flex; flex-wrap: wrap; align-items: center; padding-bottom: var(--space-12); visibility: hidden; }
.has-map .controls { visibility: visible; }
@media (scripting: none) { .controls, .map-keys, .map-status { display: none; } }
.controls > * { margin-top: var(--space-8); }
.controls__search { position: relative; flex: 1 1 14rem; margin-inline-end: var(--space-16); }
.controls input { width: 100%; min-height: 44px; padding: 8px var(--space-12); border: 1px solid var(--rule); border-radius: 0; background: var(--card); color: var(--ink); font: var(--size-15) var(--sans); -webkit-appearance: none; appearance: none; }
.controls__group { display: flex; margin-inline-end: var(--space-12); }
.controls__group:last-child { margin-inline-end: 0; }
.button { display: inline-flex; align-items: center; justify-content: center; min-width: 44px; min-height: 44px; margin-inline-end: -1px; padding: 8px var(--space-12); border: 1px solid var(--rule); border-radius: 0; background: var(--card); color: var(--ink); font: 600 var(--size-15) var(--sans); cursor: pointer; }
.button:hover { background: var(--tint); color: var(--ink); }
.button:focus { position: relative; z-index: 1; }
.button[aria-disabled=true] { color: var(--muted); cursor: default; }
.button .icon { margin-inline-end: var(--space-8); }
@media (max-width: 599.98px) { .controls__search { margin-inline-end: 0; } }
.options { position: absolute; top: 100%; left: 0; right: 0; z-index: 3; border: 1px solid var(--rule); border-top: 0; background: var(--card); }
.options[hidden] { display: none; }
.options li { min-height: 44px; padding: 12px; font: var(--size-15) var(--sans); cursor: pointer; }
.options li:hover, .options [aria-selected=true] { background: var(--tint); box-shadow: inset 3px 0 0 var(--accent); }
.map-status { min-height: 1.25rem; font: var(--size-13) var(--sans); color: var(--muted); }
.dialog { width: 26rem; max-width: calc(100vw - 32px); padding: var(--space-24); border: 1px solid var(--ink); border-top: 4px solid var(--ink); background: var(--card); color: var(--ink); }
.dialog p { font: var(--size-17) var(--serif); }
.dialog div { display: flex; flex-wrap: wrap; margin-top: var(--space-16); }
.dialog:not([open]) { display: none; }

/* Without script: pins for small and for large screens. */
@media (max-width: 760.98px) {
  svg:not(.is-live) .pin--small { display: inline; }
  svg:not(.is-live) .pin > g { transform: scale(2.6); }
  .sheet .label--large, .span-9 .label--large { display: none; }
  .label--small { display: inline; }
  .sheet--inset svg .pin > g { transform: none; }
  .scale-bar text { font-size: 26px; }
}
@media (min-width: 761px) {
  svg:not(.is-live) .pin--large { display: inline; }
}

/* The maps of the people */
.sheet--inset .pin--large { display: inline; }
.sheet--inset .pin--small:not(.pin--large) { display: none; }
@media (min-width: 600px) {
  .sheets { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .sheet { grid-column: 1/-1; }
  .sheet--inset { grid-column: auto; }
}

/* The page of a country */
.country { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-24); margin-bottom: var(--space-24); }
.country .map { max-width: 32rem; }
.country h2 { padding-top: var(--space-8); border-top: 4px solid var(--ink); font: 700 var(--size-20) var(--serif); }
.country ul { font: var(--size-15) var(--sans); }
.country li { border-bottom: 1px solid var(--hair); }
.country li > * { display: inline-block; padding: 8px 0; }
@media (min-width: 760px) {
  .country { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
}
@media (forced-colors: active) {
  .pin circle { fill: LinkText; }
  .pin .pin__reach, .pin .pin__ring { fill: none; }
  .pin text { fill: Canvas; }
}

"""#),
        ThemeFile(
            path: "assets/map.js",
            text: #"""
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

"""#),
        ThemeFile(
            path: "assets/reader/article.js",
            text: #"""
// What a reader can do with an article: pass it on, print it, keep it.
const share = one('#share');

const copy = async address => {
  try {
    await navigator.clipboard.writeText(address);
    say(share.dataset.done);
  } catch {
    prompt('', address);
  }
};

// Each article is kept in a store of its own, with all that it needs from this site.
const offerSaving = save => {
  if (!self.caches) {
    save.parentNode.style.visibility = 'hidden';
    return;
  }
  const name = `${STORES.saved}:${location.pathname}`;
  const needs = () => all('img, script[src], link[rel=stylesheet], use')
    .map(part => part.currentSrc || part.src || part.href.baseVal || part.href)
    .map(text => new URL(text, location).href.split('#')[0])
    .filter(text => text.startsWith(location.origin));
  const mark = isKept => save.setAttribute('aria-pressed', isKept);
  caches.has(name).then(mark);
  save.addEventListener('click', async () => {
    try {
      if (await caches.delete(name)) {
        mark(false);
        return say(save.dataset.dropped);
      }
      const store = await caches.open(name);
      await store.addAll([...new Set([location.pathname, ...needs()])]);
      mark(true);
      say(save.dataset.done);
    } catch {
      caches.delete(name);
      say(save.dataset.failed);
    }
  });
};

if (share) {
  const address = one('link[rel=canonical]').href;
  share.addEventListener('click', async () => {
    if (!navigator.share) return copy(address);
    try {
      await navigator.share({ title: one('h1').textContent, url: address });
    } catch (error) {
      if (error.name !== 'AbortError') copy(address);
    }
  });
  one('#print').addEventListener('click', () => print());
  const save = one('#save');
  if (save) offerSaving(save);
}

"""#),
        ThemeFile(
            path: "assets/reader/below.js",
            text: #"""
// What lies further down is left out of the first layout, so that the top is there sooner; then it is laid out in
// turns too short to be felt.
const TURN = 8;
let below;

const layOut = () => {
  below = below || all('.block, .hour, .letter')
    .filter(part => getComputedStyle(part).contentVisibility === 'auto');
  const end = performance.now() + TURN;
  while (below.length && performance.now() < end) {
    const part = below.shift();
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
  }
  // Nothing is put where nothing was laid out yet: it would move when it is.
  setTimeout(below.length ? layOut : markToday);
};

requestAnimationFrame(() => setTimeout(layOut));

"""#),
        ThemeFile(
            path: "assets/reader/edition.js",
            text: #"""
// With and without a connection, and the worker that keeps pages: a new one takes over when the reader says so.
addEventListener('offline', () => say(told.offline, true));
addEventListener('online', () => say(told.online));
if (navigator.onLine === false) say(told.offline, true);

const workers = navigator.serviceWorker;
const base = new URL('..', import.meta.url).href;
let isAccepted = false;

// The publisher wants nothing kept: what was goes along with the worker.
const dismiss = async registration => {
  await discard(Object.values(STORES), new URL(base).pathname);
  return registration.unregister();
};

const offer = async (registration, worker) => {
  // A worker without a word in it is the publisher's way to be rid of it.
  const source = await fetch(told.worker, { cache: 'no-store' }).then(answer => answer.text()).catch(() => ' ?');
  if (!source.trim()) return dismiss(registration);
  say(told.edition, told.open, () => {
    isAccepted = true;
    worker.postMessage('take over');
  });
};

const employ = async () => {
  if (!told.worker) {
    const registration = await workers.getRegistration(base);
    return registration && registration.scope === base && dismiss(registration);
  }
  const registration = await workers.register(told.worker);
  if (registration.waiting) offer(registration, registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) offer(registration, worker);
    });
  });
  workers.addEventListener('controllerchange', () => isAccepted && location.reload());
};

if (workers) addEventListener('load', () => employ().catch(() => {}));

"""#),
        ThemeFile(
            path: "assets/reader/filters.js",
            text: #"""
// What filters a list comes when the reader goes to its field, or comes back to one that is filled.
const filter = one('#filter');

if (filter) {
  const fetchFilter = () => document.head.append(make('script', { type: 'module', src: filter.dataset.script }));
  filter.addEventListener('focus', fetchFilter, { once: true });
  if (filter.value) fetchFilter();
}

"""#),
        ThemeFile(
            path: "assets/reader/lists.js",
            text: #"""
// Longer lists: the next page is put below this one, then further ones as the reader scrolls, three at most, so
// that the foot of the page can be reached.
const more = one('.further');

if (more) {
  const ways = more.nextElementSibling;
  let left = 0;
  let isBusy = false;

  // News of a day and hour that are there already join them.
  const place = part => {
    const days = all('main > .day');
    const hours = all('main > .hour');
    const last = hours[hours.length - 1];
    const title = hour => one('.hour__title', hour).textContent;
    if (part.matches('.posters > *')) one('.posters').append(part);
    else if (part.matches('.day')) {
      if (!days.length || days[days.length - 1].textContent !== part.textContent) more.before(part);
    } else if (last && last === more.previousElementSibling && title(last) === title(part)) {
      one('.items', last).append(...all('.row', part));
    } else more.before(part);
  };

  const add = async () => {
    const link = one('[rel=next]', ways);
    if (!link || isBusy) return;
    isBusy = true;
    try {
      const answer = await fetch(link.href);
      if (!answer.ok) throw answer;
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const parts = all('main > .day, main > .hour, .posters > *', next);
      const first = parts.map(part => one('a', part)).find(Boolean);
      parts.forEach(place);
      const after = one('.further + nav [rel=next]', next);
      if (after) link.replaceWith(after);
      else {
        link.remove();
        more.hidden = true;
      }
      tell();
      isBusy = false;
      return first;
    } catch {
      left = 0;
      say(told.failed);
    }
    isBusy = false;
  };

  const watch = new IntersectionObserver(async seen => {
    if (left < 1 || isBusy || !seen.pop().isIntersecting) return;
    left--;
    await add();
    watch.unobserve(ways);
    watch.observe(ways);
  }, { rootMargin: '600px' });

  one('button', more).addEventListener('click', async () => {
    const first = await add();
    if (!first) return;
    first.focus({ preventScroll: true });
    left = 3;
    watch.observe(ways);
  });
}

// One sound at a time.
addEventListener('play', event => {
  for (const media of all('audio, video')) if (media !== event.target) media.pause();
}, true);

"""#),
        ThemeFile(
            path: "assets/reader/preferences.js",
            text: #"""
// What the reader prefers: one small object in the browser, or for this page only where nothing can be kept.
let preferences = {};

const load = () => {
  try {
    const kept = JSON.parse(localStorage.getItem(STORES.settings));
    preferences = kept && kept.constructor === Object ? kept : {};
  } catch {
    // Unreadable or not to be kept: the usual.
  }
};

const controls = all('[data-pref]');
// The colour of the window around the page, in light and in dark.
const tints = all('[name=theme-color]').map(meta => [meta, meta.content]);

const show = () => {
  pregonero(preferences);
  tints.forEach(([meta], index) => {
    const place = ['light', 'dark'].indexOf(preferences.theme);
    meta.content = tints[place < 0 ? index : place][1];
  });
  for (const control of controls) {
    const value = preferences[control.dataset.pref] || '';
    if (control.type === 'button') control.setAttribute('aria-pressed', value === control.value);
    else {
      control.value = value;
      if (control.selectedIndex < 0) control.selectedIndex = 0;
    }
  }
};

const keep = () => {
  try {
    localStorage.setItem(STORES.settings, JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
};

pregonero.forget = (...names) => {
  try {
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};

const prefer = control => {
  const name = control.dataset.pref;
  load();
  const value = control.type === 'button' && preferences[name] === control.value ? '' : control.value;
  preferences[name] = value || undefined;
  const isKept = keep();
  show();
  tell();
  const status = one('[data-kept]');
  if (status) status.textContent = isKept ? status.dataset.kept : status.dataset.session;
};

// What was set, and the searches made; what is kept offline has a button of its own.
pregonero.reset = () => {
  preferences = {};
  pregonero.forget(STORES.settings, STORES.searches);
  show();
  tell();
};

load();
show();
for (const control of controls) {
  control.addEventListener(control.type === 'button' ? 'click' : 'change', () => prefer(control));
}

"""#),
        ThemeFile(
            path: "assets/reader/slots.js",
            text: #"""
// The front page's blocks for the reader's own country and source.
const slot = async (block, name) => {
  try {
    const answer = await fetch(new URL(`../_d/top/${name}.json`, import.meta.url));
    if (!answer.ok) throw answer;
    const { names, paths, items } = await answer.json();
    const link = one('h2 a', block);
    const chosen = items.filter(item => !preferences.lang || item.lang === preferences.lang);
    const cards = one('.four', block);
    link.textContent = block.dataset.slot.replace(/{\w+}/, names[root.lang]);
    link.href = paths[root.lang];
    // A favourite source stands among the categories too, at their end, where nothing moves for it.
    const categories = one('.categories');
    if (categories && block.matches('.fav')) categories.append(make('a', { href: link.href, textContent: names[root.lang] }));
    cards.style.height = `${cards.offsetHeight}px`;
    cards.classList.add('slot');
    cards.textContent = '';
    cards.append(...(chosen.length ? chosen : items).slice(0, 4).map(item => make('article',
      { className: 'card line', lang: item.lang, dir: item.dir || 'ltr' },
      make('h3', {}, make('a', { href: item.path, textContent: item.title })),
      make('p', { className: 'meta', lang: root.lang }, `${item.source} · `,
        make('time', { dateTime: item.time, textContent: clock(new Date(item.time), told.zone) }),
        ...item.sample ? [' ', make('b', { className: 'sample', textContent: block.dataset.sample })] : []))));
    tell();
  } catch {
    say(block.dataset.failed);
  }
};

for (const [block, name] of [
  [one('[data-usual]'), preferences.country], [one('.fav'), preferences.source && `s-${preferences.source}`],
]) if (block && name && /^[\w.-]+$/.test(name) && name !== block.dataset.usual) slot(block, name);

"""#),
        ThemeFile(
            path: "assets/reader/start.js",
            text: #"""
// What all parts use. What a reader is told stands in one place at the foot of the window.
const root = document.documentElement;
const told = document.body.dataset;
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const one = (selector, within = document) => within.querySelector(selector);

const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const notice = make('div', { className: 'notice' });
notice.setAttribute('role', 'status');
document.body.append(notice);

// Says something; with an action it stays until that is taken, else for some seconds unless it is to stay.
const say = (text, action, act) => {
  notice.textContent = text;
  if (act) notice.append(make('button', { className: 'button', type: 'button', textContent: action, onclick: act }));
  else if (!action) setTimeout(() => { if (notice.textContent === text) notice.textContent = ''; }, 6000);
};

pregonero.say = say;

"""#),
        ThemeFile(
            path: "assets/reader/times.js",
            text: #"""
// Ages of what is recent, the reader's own clock beside a match, what is old and what is today.
const AGES = '.meta time, .byline time:not([data-fixed])';
const MINUTE = 6e4;
let ago;

const age = time => Math.floor((Date.now() - new Date(time.dateTime)) / MINUTE);

// The words lie over the time, which keeps its place unseen: nothing beside them moves, nothing has to be measured.
const tell = isPrinted => {
  for (const time of all(AGES)) {
    const minutes = age(time);
    const isRecent = minutes >= 0 && minutes < 720 && preferences.ago !== '0' && isPrinted !== true;
    if (!isRecent && !time.title) continue;
    time.title = time.title || time.textContent;
    time.classList.toggle('ago', isRecent);
    if (isRecent) {
      ago = ago || new Intl.RelativeTimeFormat(root.lang, { style: 'short' });
      const words = minutes < 60 ? ago.format(-minutes, 'minute') : ago.format(-Math.floor(minutes / 60), 'hour');
      time.textContent = '';
      time.append(make('span', { textContent: time.title }), make('span', { textContent: words }));
    } else time.textContent = time.title;
  }
};

const clock = (date, timeZone) => new Intl.DateTimeFormat(root.lang, {
  day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone,
}).format(date);

for (const place of all('[data-local]')) {
  const kickoff = new Date(place.previousElementSibling.dateTime);
  if (clock(kickoff) !== clock(kickoff, told.zone)) {
    place.textContent = place.dataset.local.replace('{time}', clock(kickoff));
  }
}

// Something that is older than so many days says so where room is kept for it.
for (const place of all('[data-old]')) {
  const time = one(place.dataset.time);
  if (time && age(time) > place.dataset.days * 1440) place.textContent = place.dataset.old;
}

const markToday = () => {
  const days = all('[data-day]');
  const today = days[0] && new Date().toLocaleDateString('sv', { timeZone: told.zone });
  for (const day of days) {
    if (day.dataset.day === today) day.append(' ', make('b', { className: 'today', textContent: day.dataset.today }));
  }
};

// Names of days and hours take a phone its time: a turn of its own, once the page stands.
setTimeout(tell);
setInterval(tell, MINUTE);
addEventListener('beforeprint', () => tell(true));
addEventListener('afterprint', tell);

"""#),
        ThemeFile(
            path: "assets/saved.js",
            text: #"""
// The articles that the reader saved, each from a store of its own.
// include stores.js
const list = document.getElementById('saved');
const status = document.getElementById('saved-status');
const PREFIX = `${STORES.saved}:`;
const home = new URL('..', import.meta.url).pathname;

const entry = async name => {
  const path = name.slice(PREFIX.length);
  const store = await caches.open(name);
  const page = await store.match(path);
  if (!page) return;
  const text = new DOMParser().parseFromString(await page.text(), 'text/html');
  let size = 0;
  for (const request of await store.keys()) size += (await (await store.match(request)).blob()).size;
  const title = text.querySelector('h1').textContent;
  const item = list.content.cloneNode(true).firstElementChild;
  const link = item.querySelector('a');
  const time = text.querySelector('.byline time:not([data-fixed])');
  const article = text.querySelector('.article');
  Object.assign(link, { href: path, textContent: title, lang: article.lang, dir: article.dir });
  item.querySelector('p').append(time ? time.textContent : '', ` · ${Math.ceil(size / 1000)} kB`);
  const remove = item.querySelector('button');
  remove.setAttribute('aria-label', remove.dataset.label.replace('{title}', title));
  remove.addEventListener('click', async () => {
    await caches.delete(name);
    item.remove();
    status.textContent = status.dataset.removed;
    status.focus();
    empty();
  });
  return { order: time ? time.dateTime : '', item };
};

const shelf = list.parentNode.insertBefore(document.createElement('ul'), list);
const empty = () => { document.getElementById('saved-none').hidden = shelf.children.length > 0; };

(async () => {
  const hint = document.getElementById('saved-hint');
  if (!self.caches) hint.textContent = hint.dataset.unsafe;
  const names = self.caches ? await caches.keys() : [];
  const entries = await Promise.all(names.filter(name => name.startsWith(PREFIX + home)).map(entry));
  entries.filter(Boolean).sort((one, other) => one.order < other.order ? 1 : -1)
    .forEach(({ item }) => shelf.append(item));
  empty();
})();

"""#),
        ThemeFile(
            path: "assets/search.js",
            text: #"""
// The search page: reads the index that Sources/Searching writes, in the few pieces that a question needs.
// include fold.js
// include search/page.js
// include search/analyzer.js
// include search/files.js
// include search/reading.js
// include search/questions.js
// include search/results.js
// include search/answers.js
// include search/recent.js
// include search/suggestions.js
// include search/begin.js

"""#),
        ThemeFile(
            path: "assets/search/analyzer.js",
            text: #"""
// What text is found under: the same as Sources/Searching/Analysis, proven by Tests/SearchingTests/vectors.json.
const DENSE = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\u{20000}-\u{3ffff}]/u;
const LIMIT = 24;
// The first rule that fits is applied, again and again; for English once.
const STEMS = {
  es: [
    [/(..)ces$/, '$1z'], [/(...)es$/, '$1'], [/(..[aiou])s$/, '$1'], [/(..)ce$/, '$1z'], [/(...)e$/, '$1'],
    [/(....)[ao]$/, '$1'],
  ],
  en: [[/(..)ies$/, '$1y'], [/(..x|.(?:ss|ch|sh))es$/, '$1'], [/(..[^sui])s$/, '$1']],
  fr: [
    [/(..[^s])s$/, '$1'], [/(eau|.eu|.ou)x$/, '$1'], [/(..)aux$/, '$1al'], [/(.)trice$/, '$1teur'],
    [/(..eu)se$/, '$1'], [/(..)(.)\2e$/, '$1$2'], [/(..)ve$/, '$1f'], [/(...)e$/, '$1'],
  ],
};

const stemmed = (word, language) => {
  const rules = STEMS[language];
  if (!rules || !/^[a-z]{4,23}$/.test(word)) return word;
  for (let last; last !== word;) {
    last = word;
    const rule = rules.find(([ending]) => ending.test(word));
    if (rule) word = word.replace(...rule);
    if (language === 'en') break;
  }
  return word;
};

const scan = (text, language, isQuestion) => {
  const terms = [];
  let word = '', size = 0, cut = false, run = '', isFirst = false;
  const end = () => {
    if (word) terms.push(stemmed(word, language));
    if (run && (isFirst || !isQuestion)) terms.push(run);
    word = run = '';
    size = 0;
    cut = false;
  };
  for (const character of text) {
    for (const part of folded(character)) {
      if (part === ' ') end();
      else if (DENSE.test(part)) {
        if (word) end();
        if (run) terms.push(run + part);
        isFirst = !run;
        run = part;
      } else {
        if (run) end();
        const code = part.codePointAt(0);
        size += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        cut = cut || size > LIMIT;
        if (!cut) word += part;
      }
    }
  }
  end();
  return terms;
};

const terms = (text, language) => scan(text, language.split(/[-_]/)[0]);
const words = text => scan(text, '', true);
const variants = word => [...new Set([word, ...Object.keys(STEMS).map(language => stemmed(word, language))])];
const isDense = character => DENSE.test(character);

"""#),
        ThemeFile(
            path: "assets/search/answers.js",
            text: #"""
// Asking and showing, from the first result to the last.
let hits = [], place = 0, seen = [];

const showMore = async question => {
  const { signal } = controller;
  const next = hits.slice(place, place + PAGE);
  const { documents, isPartial } = await shown(next);
  if (signal.aborted) return;
  place += next.length;
  // Among equals the spelling that was typed comes first: «año» before «ano».
  const spelled = question.q.toLowerCase();
  const isSpelled = document => `${document[1]} ${document[7]}`.toLowerCase().includes(spelled);
  if (question.o !== 'new' && spelled) documents.sort((one, other) => isSpelled(other) - isSpelled(one));
  seen.push(...documents);
  const rows = documents.map(document => rowOf(document, question));
  if (place === next.length) refill(list, ...rows); else list.append(...rows);
  $('more').hidden = place >= hits.length;
  return { rows, isPartial };
};

const showFilters = question => {
  refill($('active'), ...FILTERS.filter(name => question[name]).map(name => {
    const filter = field(name).labels[0].textContent;
    return make('li', null, `${filter}: ${nameOf(name, question[name])} `, button('×', () => {
      field(name).value = '';
      search(input.value);
    }, filled(texts.removeFilter, { filter })));
  }));
};

const clear = () => {
  refill(list);
  $('more').hidden = true;
};

const showNothing = question => {
  clear();
  if (question.hasFilter) {
    list.append(make('p', null, button(texts.clearFilters, () => {
      for (const name of FILTERS) field(name).value = '';
      search(input.value);
    })));
  }
  if (question.words.length > 1) {
    list.append(make('ul', { class: 'search__words' }, ...question.words.map(title =>
      make('li', null, button(filled(texts.onlyWord, { title }), () => search(title))))));
  }
};

const search = text => {
  input.value = text;
  input.focus();
  run(true);
};

const countText = count => filled(texts[new Intl.PluralRules(setup.language).select(count)] || texts.other,
  { count: count.toLocaleString(setup.language) });

const run = async isDecided => {
  controller.abort();
  for (const path of pending) files.delete(path);
  pending.clear();
  controller = new AbortController();
  const { signal } = controller;
  const question = formQuestion();
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim()));
  history.replaceState(null, '', `?${query}`.slice(0, 4000).replace(/^\?$/, location.pathname));
  showFilters(question);
  const isAsked = question.words.length || question.hasFilter;
  page.classList.toggle('is-asked', isAsked);
  list.ariaBusy = isAsked ? true : null;
  if (!isAsked) {
    clear();
    say(question.q ? texts.none : '');
    showRecent();
    return;
  }
  if (!list.children.length) {
    list.append(...Array.from({ length: 4 }, () => make('div', { class: 'search__ghost' })));
    say(texts.loading);
  }
  try {
    const answer = await ask(question);
    if (signal.aborted) return;
    hits = answer.hits;
    place = 0;
    seen = [];
    const first = hits.length ? await showMore(question) : showNothing(question);
    if (signal.aborted) return;
    const notes = [hits.length ? countText(hits.length) : texts.none];
    if (question.isCut) notes.push(texts.long);
    if (isOffline) notes.push(texts.offline);
    if (answer.isPartial || first && first.isPartial) notes.push(texts.partial, retry());
    say(...notes);
    if (isDecided) remember(question.q);
  } catch {
    if (signal.aborted) return;
    clear();
    page.classList.remove('is-asked');
    say(navigator.onLine === false ? texts.unread : texts.failed, retry());
  } finally {
    if (!signal.aborted) list.ariaBusy = null;
    setTimeout(() => shelve().catch(() => {}), 300);
  }
};

const retry = () => button(texts.retry, () => {
  segments = null;
  run();
});

"""#),
        ThemeFile(
            path: "assets/search/begin.js",
            text: #"""
// The form comes to life.
const begin = () => {
  const asked = new URLSearchParams(location.search);
  for (const name of ['q', 'o', ...FILTERS]) field(name).value = asked.get(name) || '';
  for (const [name, type] of [['l', 'language'], ['p', 'region']]) {
    let names;
    for (const option of field(name).options || []) {
      try {
        names = names || new Intl.DisplayNames(setup.language, { type });
        if (option.value) option.text = names.of(option.text);
      } catch {
        // What stands there stays.
      }
    }
  }
  let timer;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    // What stands there answers another question from now on.
    list.ariaBusy = true;
    timer = setTimeout(() => run().then(suggest), 120);
  });
  // While the first word is typed.
  input.addEventListener('focus', () => open().then(all => Promise.all(all.map(segment => segment.head()))).catch(() => {}), { once: true });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !box.hidden) {
      event.preventDefault();
      close();
    } else if (/^Arrow(Up|Down)$/.test(event.key)) {
      if (box.hidden) suggest();
      if (box.hidden) return;
      event.preventDefault();
      choose(event.key === 'ArrowDown' ? 1 : -1);
    }
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    clearTimeout(timer);
    const option = box.children[chosen];
    close();
    if (option) search(option.textContent); else run(true);
  });
  page.addEventListener('change', event => { if (event.target !== input) run(); });
  list.addEventListener('click', event => { if (event.target.closest('a')) remember(input.value); });
  $('more').addEventListener('click', async () => {
    const added = await showMore(formQuestion());
    if (added && added.rows.length) added.rows[0].querySelector('a').focus();
    if (added && added.isPartial) say(texts.partial, retry());
  });
  if (matchMedia('(min-width: 960px)').matches || FILTERS.some(name => field(name).value)) $('filters').open = true;
  run(input.value !== '');
};

// For other scripts of a site, and for the tests.
Object.assign(pregonero, { fold, terms, words, variants, shown, find: fields => ask(questionOf(fields)) });

if (window.DecompressionStream) begin();
else status.textContent = texts.old;

"""#),
        ThemeFile(
            path: "assets/search/files.js",
            text: #"""
// Files: from the shelf of what was read before, else from the network. Where no worker keeps pages there is no shelf.
const shelf = Promise.resolve(document.body.dataset.worker && window.caches && caches.open('pregonero-search')).catch(() => {});
const files = new Map();
const pending = new Set();
let controller = new AbortController();
let isOffline = false;

// What was read is put on the shelf when nobody waits for anything.
const fresh = [];
const shelve = async () => {
  const store = await shelf;
  const kept = await store.keys();
  // Pieces of what is no more do not heap up for ever.
  if (kept[999]) kept.forEach(each => store.delete(each));
  for (const [url, packed] of fresh.splice(0)) await store.put(url, new Response(packed));
};

const inflated = async packed => {
  const stream = new DecompressionStream('deflate'), writer = stream.writable.getWriter();
  // What cannot be read is told by the other end.
  writer.write(packed).catch(() => {});
  writer.close().catch(() => {});
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
};

const fetched = async (url, cache, signal) => {
  const response = await fetch(url, { cache, signal });
  if (!response.ok) throw new Error();
  return response;
};

const read = async path => {
  const url = setup.index + path, { signal } = controller;
  // A name stands for one content for ever; what is damaged is asked for again, past all that was kept on the way.
  for (const cache of ['force-cache', 'reload', '']) {
    try {
      const response = cache ? await fetched(url, cache, signal) : await (await shelf).match(url);
      const packed = await response.arrayBuffer();
      const bytes = await inflated(packed);
      if (cache) fresh.push([url, packed]);
      return bytes;
    } catch {
      // The next way may do.
    }
  }
  throw new Error();
};

const load = (path, parse) => {
  if (!files.has(path)) {
    pending.add(path);
    const file = read(path).then(parse);
    files.set(path, file);
    file.catch(() => { if (files.get(path) === file) files.delete(path); }).then(() => pending.delete(path));
  }
  return files.get(path);
};

const readManifest = async () => {
  const url = setup.index + 'manifest.json';
  isOffline = false;
  try {
    const response = await fetched(url, 'no-cache', controller.signal);
    const text = await response.text();
    fresh.push([url, text]);
    return JSON.parse(text);
  } catch (error) {
    const store = await shelf;
    const kept = !controller.signal.aborted && store && await store.match(url);
    if (!kept) throw error;
    isOffline = true;
    return kept.json();
  }
};

"""#),
        ThemeFile(
            path: "assets/search/page.js",
            text: #"""
// What the page has, and what it was told.
const $ = id => document.getElementById(id);
const page = $('search');
const setup = JSON.parse($('search-setup').textContent);
const texts = setup.texts;
const form = $('search-form'), input = $('q'), list = $('results'), status = $('status'), box = $('suggestions');
// A choice that this site does not offer has neither value nor options.
const field = name => form.elements[name] || {};
const PAGE = 10, CHUNK = 8, MOST_WORDS = 12, RECENT = 'pregonero.searches';
const COLUMNS = ['t', 'c', 's', 'l', 'p'];
const FILTERS = [...COLUMNS, 'from', 'to'];

"""#),
        ThemeFile(
            path: "assets/search/questions.js",
            text: #"""
// Questions and their answers.
const shard = (segment, head, index) => head.whole || load(
  `${segment.folder}t${index}.${head.shards[index]}.bin`, bytes => shardOf(reader(bytes)));

// The last shard whose terms may begin before or with a text.
const placeOf = (head, text) => head.keys.reduce((place, key, index) => key <= text ? index : place, 0);

// Which documents of a segment have a word: 0, or 1 + flags (1 more than once, 2 in the title).
const marked = async (segment, head, word, isBeginning) => {
  const marks = new Uint8Array(head.count);
  const add = postings => {
    for (const posting of postings) {
      const document = posting >>> 2;
      marks[document] = (marks[document] ? marks[document] - 1 : 0) | posting & 3;
      marks[document]++;
    }
  };
  const exact = new Set(variants(word).map(binary));
  const start = binary(word);
  const wanted = new Set([...exact].map(text => placeOf(head, text)));
  if (isBeginning) {
    const common = start + '\u0001';
    const first = placeOf(head, common);
    const found = (await shard(segment, head, first)).find(([term]) => term === common);
    if (found) {
      add(found[1]);
      isBeginning = false;
    } else for (let index = first, last = placeOf(head, start + '\u00ff'); index <= last; index++) wanted.add(index);
  }
  for (const entries of await Promise.all((head.whole ? [0] : [...wanted]).map(index => shard(segment, head, index)))) {
    for (const [term, postings] of entries) {
      if (term.endsWith('\u0001')) continue;
      if (exact.has(term) || isBeginning && term.startsWith(start)) add(postings);
    }
  }
  return marks;
};

const dayOf = text => /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) / 864e5 : NaN;

const matches = async (segment, question) => {
  const from = dayOf(question.from), to = dayOf(question.to);
  const hasDates = from === from || to === to;
  if (from > segment.to || to < segment.from || hasDates && !segment.to) return [];
  const head = await segment.head();
  const columns = COLUMNS.map((name, index) => question[name] && (head.columns ? head.columns[index] : load(
    `${segment.folder}f${index}.${head.tags[index]}.bin`, bytes => columnOf(reader(bytes), head.count))));
  const [values, marks] = await Promise.all([
    Promise.all(columns),
    Promise.all(question.words.map((word, index) =>
      marked(segment, head, word, index === question.words.length - 1))),
  ]);
  const found = [];
  for (let document = head.count - 1; document >= 0; document--) {
    const day = head.days[document];
    if (segment.gone.has(document) || hasDates && (!day || day < from || day > to)) continue;
    if (values.some((column, index) => column && column[document] !== question[COLUMNS[index]])) continue;
    if (marks.every(mark => mark[document])) {
      found.push({ segment, document, day, score: 0, flags: marks.map(mark => mark[document] - 1) });
    }
  }
  return found;
};

const ask = async question => {
  const all = await open();
  const answers = await Promise.allSettled(all.map(segment => matches(segment, question)));
  const hits = answers.flatMap(answer => answer.value || []);
  if (question.o !== 'new') {
    const newest = Math.max(...all.map(segment => segment.to));
    for (const hit of hits) {
      // Once, more than once, in the title; then how new it is.
      hit.score = hit.flags.reduce((sum, flags) => sum + 2 + (flags & 1) + 2 * (flags & 2), 0)
        * (1 + 1 / (1 + (hit.day ? newest - hit.day : 9e3) / 30));
    }
  }
  hits.sort((one, other) => other.score - one.score || other.day - one.day
    || other.segment.start - one.segment.start || other.document - one.document);
  return { hits, isPartial: answers.some(answer => !answer.value) };
};

const shown = async hits => {
  const answers = await Promise.allSettled(hits.map(async ({ segment, document, day }) => {
    const head = await segment.head();
    const chunk = document / CHUNK | 0;
    const path = `${segment.folder}d${chunk}.${head.chunks[chunk / head.perTag | 0]}.bin`;
    const shown = (await load(path, bytes => JSON.parse(new TextDecoder().decode(bytes))))[document % CHUNK];
    return shown && [...shown, day];
  }));
  const documents = answers.map(answer => answer.value).filter(Boolean);
  return { documents, isPartial: documents.length < hits.length };
};

const stop = new Set(setup.stop.split(' '));
const questionOf = fields => {
  const question = { ...fields };
  const all = [...new Set(words(question.q))];
  const asked = all.slice(0, MOST_WORDS);
  question.isCut = all.length > MOST_WORDS;
  question.words = asked.filter((word, index) => index === asked.length - 1 || !stop.has(word));
  question.hasFilter = FILTERS.some(name => question[name]);
  return question;
};
const formQuestion = () =>
  questionOf(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value.trim()])));

"""#),
        ThemeFile(
            path: "assets/search/reading.js",
            text: #"""
// What stands in a file of the index.
const reader = bytes => {
  let place = 0;
  const number = () => {
    let value = 0, scale = 1, byte;
    do {
      byte = bytes[place++];
      value += (byte & 127) * scale;
      scale *= 128;
    } while (byte > 127);
    return value;
  };
  const take = length => bytes.subarray(place, place += length);
  return {
    number,
    isAtEnd: () => place >= bytes.length,
    text: length => String.fromCharCode(...take(length)),
    tag: () => take(3).reduce((all, byte) => all * 256 + byte, 1).toString(16).slice(1),
    utf8: length => new TextDecoder().decode(take(length)),
  };
};

// Terms are compared by their UTF-8 bytes, one character each.
const binary = text => String.fromCharCode(...new TextEncoder().encode(text));

const shardOf = from => {
  const found = [];
  let term = '';
  while (!from.isAtEnd()) {
    const shared = from.number(), rest = from.number();
    term = term.slice(0, shared) + from.text(rest);
    const postings = new Uint32Array(from.number());
    for (let index = 0, last = 0; index < postings.length; index++) {
      const value = from.number();
      last += value >>> 2;
      postings[index] = last << 2 | value & 3;
    }
    found.push([term, postings]);
  }
  return found;
};

const columnOf = (from, count) => {
  const table = Array.from({ length: from.number() }, () => from.utf8(from.number()));
  return Array.from({ length: count }, () => table[from.number()]);
};

const headOf = bytes => {
  const from = reader(bytes);
  const count = from.number(), shards = from.number(), perTag = shards ? 8 : 1;
  const days = new Int32Array(count);
  for (let index = 0, last = 0; index < count; index++) {
    const value = from.number();
    days[index] = last += value & 1 ? -(value + 1) / 2 : value / 2;
  }
  const head = { count, days, perTag, chunks: Array.from({ length: Math.ceil(count / CHUNK / perTag) }, from.tag), keys: [], shards: [] };
  if (!shards) {
    head.columns = COLUMNS.map(() => columnOf(from, count));
    head.whole = shardOf(from);
    return head;
  }
  for (let index = 0; index < shards; index++) {
    head.keys.push(from.text(from.number()));
    head.shards.push(from.tag());
  }
  head.tags = COLUMNS.map(from.tag);
  return head;
};

let segments = null;
const open = async () => {
  if (segments && !isOffline) return segments;
  const manifest = await readManifest();
  if (manifest.v !== 1) throw new Error();
  segments = manifest.segs.map(([start, , tag, from, to, gone]) => {
    const folder = `${start}/`;
    return { folder, start, from, to, gone: new Set(gone), head: () => load(`${folder}k.${tag}.bin`, headOf) };
  });
  return segments;
};

"""#),
        ThemeFile(
            path: "assets/search/recent.js",
            text: #"""
// Searches made before.
const recent = () => {
  try {
    return [].concat(JSON.parse(localStorage.getItem(RECENT)) || []).map(String).slice(0, 10);
  } catch {
    return [];
  }
};

const keep = searches => {
  try {
    localStorage.setItem(RECENT, JSON.stringify(searches));
  } catch {
    // A private window keeps nothing.
  }
};

const remember = text => {
  const title = text.toLowerCase().trim().slice(0, 100);
  if (title) keep([title, ...recent().filter(each => each !== title)].slice(0, 10));
};

const showRecent = () => {
  const searches = recent();
  $('recent').hidden = !searches.length;
  refill($('recent-list'), ...searches.map(title => make('li', null,
    button(title, () => search(title)),
    button('×', () => {
      keep(recent().filter(each => each !== title));
      showRecent();
      input.focus();
    }, filled(texts.forget, { title })))));
};

"""#),
        ThemeFile(
            path: "assets/search/results.js",
            text: #"""
// What is shown of an answer.
const make = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries({ ...attributes })) if (value) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const refill = (element, ...parts) => {
  element.textContent = '';
  element.append(...parts);
};

const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key]);

const highlighted = (text, language, question) => {
  const wanted = new Set(question.words.flatMap(variants));
  const last = question.words[question.words.length - 1];
  return text.split(/([\p{L}\p{N}\p{M}\p{Cf}]+)/u).flatMap((part, index) => {
    if (index % 2 === 0 || !last) return part;
    if ([...part].some(isDense)) {
      return [...part].map(character => isDense(character) && question.words.some(word => word.includes(character))
        ? make('mark', null, character) : character);
    }
    return words(part).some(word => word.startsWith(last)) || terms(part, language).some(term => wanted.has(term))
      ? make('mark', null, part) : part;
  });
};

const nameOf = (filter, value) => {
  const { text } = [...field(filter).options || []].find(each => each.value === value) || {};
  return text || setup.names[value] || value;
};

// Pages that exist in each language are found under their address in the first one.
const addressOf = (kind, path) => (setup.paths[kind] || []).reduce((address, pair) => address.replace(...pair), path);

const rowOf = ([kind, title, path, seconds, source, section, language, summary, picture, day], question) => {
  const isForeign = language && language !== setup.language;
  const meta = make('p', { class: 'meta', lang: isForeign && setup.language }, make('span', null, nameOf('s', source)));
  if (seconds) {
    // A day is one of the site's zone already.
    meta.append(' · ', make('time', { datetime: new Date(seconds * 1e3).toISOString() }, new Date(day * 864e5)
      .toLocaleDateString(setup.language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })));
  }
  meta.append(' · ', make('span', null, kind === 'article' ? nameOf('c', section) : texts[kind]));
  const row = make('article', { class: 'card row result', lang: isForeign && language, dir: isForeign && 'auto' },
    make('h2', null, make('a', { href: setup.base + addressOf(kind, path) }, ...highlighted(title, language, question))));
  if (picture) {
    const image = make('img', { src: picture, width: 120, height: 80 });
    image.alt = '';
    row.append(make('div', { class: 'picture' }, image));
  }
  if (summary) row.append(make('p', { class: 'summary' }, ...highlighted(summary, language, question)));
  row.append(meta);
  return row;
};

const button = (text, act, label) => {
  const element = make('button', { type: 'button', 'aria-label': label }, text);
  element.addEventListener('click', act);
  return element;
};

const say = (...parts) => refill(status, ...parts.flatMap((part, index) => index ? [' ', part] : part));

"""#),
        ThemeFile(
            path: "assets/search/suggestions.js",
            text: #"""
// Suggestions: a combobox with a list.
let chosen = -1;

const suggestions = () => {
  const typed = input.value.toLowerCase().trim();
  const [last] = words(input.value).slice(-1);
  if (!last) return [];
  const found = recent().filter(each => each.startsWith(typed) && each !== typed).slice(0, 3);
  const counts = new Map();
  for (const [, title] of seen) {
    for (const word of title.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u)) {
      const [folded, ...more] = words(word);
      if (folded && !more.length && folded !== last && folded.startsWith(last)) counts.set(word, (counts.get(word) || 0) + 1);
    }
  }
  const before = typed.replace(/[\p{L}\p{N}\p{M}]+$/u, '');
  for (const [word] of [...counts].sort((one, other) => other[1] - one[1])) found.push(before + word);
  return [...new Set(found)].slice(0, 8);
};

const close = () => {
  chosen = -1;
  box.hidden = true;
  refill(box);
  input.setAttribute('aria-expanded', 'false');
  input.removeAttribute('aria-activedescendant');
};

const suggest = () => {
  close();
  if (document.activeElement !== input) return;
  refill(box, ...suggestions().map((text, index) => {
    const option = make('li', { id: `suggestion-${index}`, role: 'option', 'aria-selected': 'false' }, text);
    option.addEventListener('mousedown', event => {
      event.preventDefault();
      close();
      search(text);
    });
    return option;
  }));
  box.hidden = !box.children.length;
  input.setAttribute('aria-expanded', !box.hidden);
};

const choose = step => {
  const options = [...box.children];
  const places = options.length + 1;
  chosen = (chosen + 1 + step + places) % places - 1;
  options.forEach((option, index) => option.setAttribute('aria-selected', index === chosen));
  if (chosen < 0) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', options[chosen].id);
};

"""#),
        ThemeFile(
            path: "assets/settings.js",
            text: #"""
// The page of settings: what is kept offline, and the way back to how everything was.
// include stores.js
// include discard.js
const find = id => document.getElementById(id);
const store = find('store');
const status = find('settings-status');

const measure = async () => {
  const { usage } = await navigator.storage.estimate();
  store.textContent = store.dataset.size.replace('{number}', (usage / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 }));
};

if (store && self.caches && navigator.storage) {
  measure();
  find('clear').addEventListener('click', async event => {
    const { confirm: question, done } = event.target.dataset;
    if (!confirm(question)) return;
    await discard(Object.values(STORES).filter(name => name !== STORES.shell));
    pregonero.forget(STORES.searches);
    await measure();
    status.textContent = done;
  });
} else if (store) find('offline').hidden = true;

find('reset').addEventListener('click', event => {
  const { confirm: question, done } = event.target.dataset;
  if (!confirm(question)) return;
  pregonero.reset();
  status.textContent = done;
});

"""#),
        ThemeFile(
            path: "assets/sprite.svg",
            text: #"""
<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="g-bell" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M4.5 17h15c-1.5-1.5-2-3-2-6.5a5.5 5.5 0 0 0-11 0c0 3.5-.5 5-2 6.5zM12 5V2.5M10 20a2 2 0 0 0 4 0"/></symbol>
<symbol id="g-coin" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="9"/><path d="M15.5 8.5a4.5 4.5 0 1 0 0 7M6.5 11h6M6.5 13.5h5"/></symbol>
<symbol id="g-mask" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M4 5c5 1.5 11 1.5 16 0v6c0 5-3.5 9-8 9s-8-4-8-9zM7.5 10.5c1-1 2.5-1 3.5 0M13 10.5c1-1 2.5-1 3.5 0M8.5 14.5c2 2 5 2 7 0"/></symbol>
<symbol id="g-cross" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M9.5 3.5h5v6h6v5h-6v6h-5v-6h-6v-5h6z"/></symbol>
<symbol id="g-flask" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M9.5 3h5M10.5 3v6L5 18.5A1.7 1.7 0 0 0 6.5 21h11a1.7 1.7 0 0 0 1.5-2.5L13.5 9V3M7.5 15h9"/></symbol>
<symbol id="g-ball" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="9"/><path d="M12 7.5l4.3 3.1-1.6 5h-5.4l-1.6-5zM12 3v4.5M16.3 10.6l4.3-1.3M14.7 15.6l2.6 3.7M9.3 15.6l-2.6 3.7M7.7 10.6L3.4 9.3"/></symbol>
<symbol id="g-cog" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="3.2"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2"/><circle cx="12" cy="12" r="6.2"/></symbol>
<symbol id="g-globe" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"/></symbol>
<symbol id="g-find" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/></symbol>
<symbol id="g-home" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z"/></symbol>
<symbol id="g-list" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M4 6h16M4 12h16M4 18h10"/></symbol>
<symbol id="g-out" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9"/></symbol>
<symbol id="g-play" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M7 4.5l12 7.5-12 7.5z"/></symbol>
<symbol id="g-cal" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5"/></symbol>
<symbol id="g-rss" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M5 12a7 7 0 0 1 7 7M5 5.5A13.5 13.5 0 0 1 18.5 19M6 18h.01"/></symbol>
<symbol id="g-leaf" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M5 20C4 10 10 4 20 4c0 10-6 15-13 13M5 20c2-6 5-9 9-11"/></symbol>
<symbol id="g-book" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14"/></symbol>
<symbol id="g-people" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c0-4 2.5-6.5 6.5-6.500s6.5 2.5 6.5 6.500M15.5 4.800a3.5 3.5 0 0 1 0 6.400M18 14.200c2.200.9 3.5 2.900 3.5 5.800"/></g></symbol>
<symbol id="g-note" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M9 18V5.5l10-2V16"/><circle cx="6.5" cy="18" r="2.5"/><circle cx="16.5" cy="16" r="2.5"/></g></symbol>
<symbol id="g-map" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M3 6l6-2.5 6 2.5 6-2.5v14.5l-6 2.5-6-2.5-6 2.500zM9 3.5V18M15 6v14.5"/></g></symbol>
<symbol id="g-town" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M4 20V10l4-3 4 3v10M12 20V6l4-3 4 3v14M3 20h18M7 13h2M7 16h2M15 9h2M15 12h2M15 15h2"/></symbol>
<symbol id="w-0" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="0" cy="180" r="24"/><circle cx="0" cy="180" r="52"/><circle cx="0" cy="180" r="80"/><circle cx="0" cy="180" r="108"/><circle cx="0" cy="180" r="136"/><circle cx="0" cy="180" r="164"/><circle cx="0" cy="180" r="192"/><circle cx="0" cy="180" r="220"/><circle cx="0" cy="180" r="248"/><circle cx="0" cy="180" r="276"/><circle cx="0" cy="180" r="304"/></symbol>
<symbol id="w-1" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><path d="M-40 -16q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 2q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 20q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 38q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 56q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 74q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 92q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 110q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 128q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 146q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 164q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 182q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M-40 200q20 16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0"/></symbol>
<symbol id="w-2" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="90" cy="90" r="14"/><circle cx="90" cy="90" r="32"/><circle cx="90" cy="90" r="50"/><circle cx="90" cy="90" r="68"/><circle cx="90" cy="90" r="86"/><circle cx="90" cy="90" r="104"/><circle cx="250" cy="110" r="14"/><circle cx="250" cy="110" r="32"/><circle cx="250" cy="110" r="50"/><circle cx="250" cy="110" r="68"/><circle cx="250" cy="110" r="86"/><circle cx="250" cy="110" r="104"/></symbol>
<symbol id="w-3" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><path d="M144 180a16 16 0 0 1 32 0M124 180a36 36 0 0 1 72 0M104 180a56 56 0 0 1 112 0M84 180a76 76 0 0 1 152 0M64 180a96 96 0 0 1 192 0M44 180a116 116 0 0 1 232 0M24 180a136 136 0 0 1 272 0M4 180a156 156 0 0 1 312 0M-16 180a176 176 0 0 1 352 0M-36 180a196 196 0 0 1 392 0M-56 180a216 216 0 0 1 432 0M-76 180a236 236 0 0 1 472 0"/></symbol>
<symbol id="w-4" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"><path d="M4 38v104M16 23v134M28 15v150M40 17v146M52 27v126M64 38v104M76 46v88M88 47v86M100 42v96M112 35v110M124 32v116M136 36v108M148 48v84M160 62v56M172 74v32M184 77v26M196 71v38M208 56v68M220 40v100M232 28v124M244 23v134M256 27v126M268 36v108M280 42v96M292 44v92M304 38v104M316 30v120"/></symbol>
<symbol id="w-5" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><path d="M-160 190l70 -70l-30-30l110-110M-138 190l70 -70l-30-30l110-110M-116 190l70 -70l-30-30l110-110M-94 190l70 -70l-30-30l110-110M-72 190l70 -70l-30-30l110-110M-50 190l70 -70l-30-30l110-110M-28 190l70 -70l-30-30l110-110M-6 190l70 -70l-30-30l110-110M16 190l70 -70l-30-30l110-110M38 190l70 -70l-30-30l110-110M60 190l70 -70l-30-30l110-110M82 190l70 -70l-30-30l110-110M104 190l70 -70l-30-30l110-110M126 190l70 -70l-30-30l110-110M148 190l70 -70l-30-30l110-110M170 190l70 -70l-30-30l110-110M192 190l70 -70l-30-30l110-110M214 190l70 -70l-30-30l110-110M236 190l70 -70l-30-30l110-110M258 190l70 -70l-30-30l110-110M280 190l70 -70l-30-30l110-110M302 190l70 -70l-30-30l110-110M324 190l70 -70l-30-30l110-110"/></symbol>
<symbol id="w-6" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><path d="M160 78l20 12l-20 12l-20-12zM160 62l47 28l-47 28l-47-28zM160 46l74 44l-74 44l-74-44zM160 30l102 60l-102 60l-102-60zM160 14l129 76l-129 76l-129-76zM160 -2l156 92l-156 92l-156-92zM160 -18l183 108l-183 108l-183-108zM160 -34l210 124l-210 124l-210-124zM160 -50l238 140l-238 140l-238-140zM160 -66l265 156l-265 156l-265-156zM160 -82l292 172l-292 172l-292-172zM160 -98l319 188l-319 188l-319-188z"/></symbol>
<symbol id="w-7" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="4" stroke-dasharray="0 14" stroke-linecap="round"><path d="M6 8h330M13 22h330M6 36h330M13 50h330M6 64h330M13 78h330M6 92h330M13 106h330M6 120h330M13 134h330M6 148h330M13 162h330M6 176h330"/></symbol>
<symbol id="w-8" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="320" cy="0" r="24"/><circle cx="320" cy="0" r="52"/><circle cx="320" cy="0" r="80"/><circle cx="320" cy="0" r="108"/><circle cx="320" cy="0" r="136"/><circle cx="320" cy="0" r="164"/><circle cx="320" cy="0" r="192"/><circle cx="320" cy="0" r="220"/><circle cx="320" cy="0" r="248"/><circle cx="320" cy="0" r="276"/><circle cx="320" cy="0" r="304"/></symbol>
<symbol id="w-9" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><path d="M-80 -30q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M-100 -8q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M-120 14q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M-140 36q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M-160 58q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M-180 80q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M-200 102q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M-220 124q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M-80 146q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M-100 168q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M-120 190q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M-140 212q40 30 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0"/></symbol>
<symbol id="w-10" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="60" cy="60" r="16"/><circle cx="60" cy="60" r="36"/><circle cx="60" cy="60" r="56"/><circle cx="60" cy="60" r="76"/><circle cx="60" cy="60" r="96"/><circle cx="60" cy="60" r="116"/><circle cx="60" cy="60" r="136"/><circle cx="230" cy="150" r="16"/><circle cx="230" cy="150" r="36"/><circle cx="230" cy="150" r="56"/><circle cx="230" cy="150" r="76"/><circle cx="230" cy="150" r="96"/><circle cx="230" cy="150" r="116"/><circle cx="230" cy="150" r="136"/></symbol>
<symbol id="w-11" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><path d="M144 0a16 16 0 0 0 32 0M124 0a36 36 0 0 0 72 0M104 0a56 56 0 0 0 112 0M84 0a76 76 0 0 0 152 0M64 0a96 96 0 0 0 192 0M44 0a116 116 0 0 0 232 0M24 0a136 136 0 0 0 272 0M4 0a156 156 0 0 0 312 0M-16 0a176 176 0 0 0 352 0M-36 0a196 196 0 0 0 392 0M-56 0a216 216 0 0 0 432 0M-76 0a236 236 0 0 0 472 0"/></symbol>
<symbol id="w-12" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"><path d="M4 65v50M14 52v76M24 41v98M34 30v120M44 22v136M54 15v150M64 11v158M74 10v160M84 11v158M94 15v150M104 22v136M114 31v118M124 41v98M134 53v74M144 65v50M154 62v56M164 50v80M174 38v104M184 28v124M194 20v140M204 14v152M214 11v158M224 10v160M234 12v156M244 17v146M254 24v132M264 33v114M274 44v92M284 56v68M294 68v44M304 59v62M314 47v86"/></symbol>
<symbol id="w-13" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><path d="M0 -10l-70 70l30 30l-110 110M22 -10l-70 70l30 30l-110 110M44 -10l-70 70l30 30l-110 110M66 -10l-70 70l30 30l-110 110M88 -10l-70 70l30 30l-110 110M110 -10l-70 70l30 30l-110 110M132 -10l-70 70l30 30l-110 110M154 -10l-70 70l30 30l-110 110M176 -10l-70 70l30 30l-110 110M198 -10l-70 70l30 30l-110 110M220 -10l-70 70l30 30l-110 110M242 -10l-70 70l30 30l-110 110M264 -10l-70 70l30 30l-110 110M286 -10l-70 70l30 30l-110 110M308 -10l-70 70l30 30l-110 110M330 -10l-70 70l30 30l-110 110M352 -10l-70 70l30 30l-110 110M374 -10l-70 70l30 30l-110 110M396 -10l-70 70l30 30l-110 110M418 -10l-70 70l30 30l-110 110M440 -10l-70 70l30 30l-110 110M462 -10l-70 70l30 30l-110 110M484 -10l-70 70l30 30l-110 110"/></symbol>
<symbol id="w-14" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="1.8"><path d="M147 82h26v16h-26zM130 72h60v36h-60zM113 62h94v56h-94zM96 52h128v76h-128zM79 42h162v96h-162zM62 32h196v116h-196zM45 22h230v136h-230zM28 12h264v156h-264zM11 2h298v176h-298z"/></symbol>
<symbol id="w-15" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-width="2.4" stroke-dasharray="0 10 18 10" stroke-linecap="round"><path d="M-60 6h400M-57 18h400M-54 30h400M-51 42h400M-48 54h400M-45 66h400M-42 78h400M-39 90h400M-36 102h400M-33 114h400M-30 126h400M-27 138h400M-24 150h400M-21 162h400M-18 174h400"/></symbol>
<symbol id="wordmark" viewBox="0 0 446 72" fill="currentColor"><path d="M2 54v-2h5V8H2V6h38v14h-2c0-9-2-12-10-12h-9v21h3c5 0 6-3 6-8h2v18h-2c0-6-1-8-6-8h-3v21h9c8 0 12-4 13-14h2v16zM47 54v-2h4V6H47V4h17v48h4v2zM82 54v-2h5V8H82V6h23c13 0 20 5 20 14s-7 14-20 14h-6v18h6v2zm17-22h5c6 0 8-4 8-12s-2-12-8-12h-5zM128 54v-2h4V21H128v-2h17v9c1-6 4-9 9-9 5 0 7 3 7 6s-2 6-5 6-5-2-5-5c0-2 1-2 0-4-4 0-6 6-6 13v17h6v2zM200 37h-25c0 10 3 15 10 15 6 0 9-3 11-9l2 1c-2 6-8 10-16 10a18 18 0 1 1 18-17zm-12-2c1-11-1-15-6-15s-8 4-7 15zM206 31a15 12 0 1 1 30 0a15 12 0 1 1-30 0zm10 0a5 11 0 1 0 10 0a5 11 0 1 0-10 0zm13-9c2-4 5-7 8-7s5 2 5 4-1 4-4 4-4-1-3-3c-2 0-3 1-4 3zM215 41c-5 1-8 4-8 7s2 4 6 5c-6 1-10 4-10 9 0 6 7 10 18 10 13 0 20-6 20-14 0-7-4-11-13-11h-10c-3 0-4-1-4-3 0-1 1-2 3-3zm-4 20c0-3 2-6 5-7h12c6 0 9 2 9 6 0 6-6 10-15 10-7 0-11-3-11-9zM246 36a18 18 0 1 1 36 0a18 18 0 1 1-36 0zm11 0a7 16 0 1 0 14 0a7 16 0 1 0-14 0zM286 54v-2h4V21H286v-2h17v8c1-6 5-8 10-8 7 0 11 4 11 12v21h4v2H308v-2h3V29c0-4-1-7-4-7-4 0-5 5-5 11v19h4v2zM367 37h-25c0 10 3 15 10 15 6 0 9-3 11-9l2 1c-2 6-8 10-16 10a18 18 0 1 1 18-17zm-12-2c1-11-1-15-6-15s-8 4-7 15zM371 54v-2h4V21H371v-2h17v9c1-6 4-9 9-9 5 0 7 3 7 6s-2 6-5 6-5-2-5-5c0-2 1-2 0-4-4 0-6 6-6 13v17h6v2zM407 36a18 18 0 1 1 36 0a18 18 0 1 1-36 0zm11 0a7 16 0 1 0 14 0a7 16 0 1 0-14 0z"/></symbol>
<symbol id="g-pin" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M12 21.500C7.5 16 5.5 13 5.5 9.5a6.5 6.5 0 0 1 13 0c0 3.5-2 6.5-6.5 12z"/><circle cx="12" cy="9.5" r="2.300"/></g></symbol>
<symbol id="dots" viewBox="0 0 1000 435"><path stroke="currentColor" stroke-width="6.5" stroke-linecap="round" d="M388 8h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m156 0h0m60 0h0m12 0h0m12 0h0m-498 11h0m12 0h0m12 0h0m24 0h0m36 0h0m12 0h0m24 0h0m36 0h0m12 0h0m36 0h0m12 0h0m12 0h0m12 0h0m12 0h0m84 0h0m12 0h0m12 0h0m72 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m24 0h0m-642 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m36 0h0m36 0h0m12 0h0m48 0h0m72 0h0m24 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-678 11h0m12 0h0m36 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m48 0h0m168 0h0m12 0h0m12 0h0m24 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m24 0h0m-690 11h0m72 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m36 0h0m12 0h0m12 0h0m132 0h0m24 0h0m36 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m48 0h0m-630 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m120 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-594 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m24 0h0m12 0h0m120 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-618 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m168 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m36 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-618 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m168 0h0m12 0h0m60 0h0m24 0h0m12 0h0m12 0h0m12 0h0m24 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m36 0h0m-642 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m168 0h0m12 0h0m48 0h0m36 0h0m12 0h0m12 0h0m12 0h0m12 0h0m24 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m48 0h0m-642 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m192 0h0m12 0h0m12 0h0m12 0h0m72 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-594 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m192 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m24 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-594 11h0m12 0h0m12 0h0m228 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m24 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-594 11h0m12 0h0m12 0h0m228 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m24 0h0m12 0h0m12 0h0m12 0h0m36 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-738 11h0m144 0h0m12 0h0m60 0h0m168 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m24 0h0m12 0h0m12 0h0m12 0h0m36 0h0m12 0h0m12 0h0m12 0h0m24 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-570 11h0m12 0h0m12 0h0m12 0h0m48 0h0m156 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m24 0h0m12 0h0m12 0h0m60 0h0m12 0h0m48 0h0m12 0h0m-522 11h0m12 0h0m192 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m24 0h0m12 0h0m72 0h0m60 0h0m12 0h0m12 0h0m-534 11h0m204 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m108 0h0m72 0h0m-522 11h0m24 0h0m12 0h0m12 0h0m12 0h0m144 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m84 0h0m60 0h0m-486 11h0m12 0h0m12 0h0m12 0h0m12 0h0m144 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m144 0h0m-486 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m180 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m144 0h0m12 0h0m36 0h0m-534 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m180 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m168 0h0m36 0h0m12 0h0m12 0h0m-558 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m156 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m180 0h0m24 0h0m12 0h0m12 0h0m48 0h0m-594 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m144 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m192 0h0m96 0h0m12 0h0m-606 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m144 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m204 0h0m84 0h0m12 0h0m-606 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m144 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-318 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m156 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m252 0h0m12 0h0m24 0h0m-582 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m156 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m24 0h0m12 0h0m204 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-570 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m156 0h0m12 0h0m12 0h0m12 0h0m12 0h0m36 0h0m204 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-570 11h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m168 0h0m12 0h0m12 0h0m12 0h0m36 0h0m192 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-582 11h0m12 0h0m12 0h0m12 0h0m12 0h0m180 0h0m12 0h0m12 0h0m12 0h0m228 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-582 11h0m12 0h0m12 0h0m12 0h0m12 0h0m180 0h0m12 0h0m12 0h0m228 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0m-570 11h0m12 0h0m12 0h0m12 0h0m192 0h0m12 0h0m240 0h0m12 0h0m36 0h0m12 0h0m12 0h0m-558 11h0m12 0h0m12 0h0m516 0h0m12 0h0m-546 11h0m12 0h0m-18 11h0m12 0h0m-6 11h0m12 0h0m-6 11h0"/></symbol>
<symbol id="g-share" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="5.5" r="2.5"/><circle cx="17.5" cy="18.5" r="2.5"/><path d="M8.2 10.8l7.1-4M8.2 13.2l7.1 4"/></symbol>
<symbol id="g-mail" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7"/></symbol>
<symbol id="g-print" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z"/></symbol>
<symbol id="g-save" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M6.5 4h11v16.5L12 16l-5.5 4.5z"/></symbol>
<symbol id="g-star" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M12 4l2.4 5.2 5.600.7-4.1 3.9 1.1 5.6L12 16.6l-5 2.8 1.1-5.6L4 9.9l5.6-.7z"/></symbol>
</svg>

"""#),
        ThemeFile(
            path: "assets/stores.js",
            text: #"""
// Every name under which the portal keeps something in a browser. What is not here is kept nowhere; the page of settings
// clears all of it but the portal's own shell, the page on privacy names it. Tests compare them.
const STORES = {
  // In localStorage: what the reader set, and the last searches.
  settings: 'pregonero.v1', searches: 'pregonero.searches',
  // In stores of answers, whose path may follow a colon: the portal's own files, what was read, what was saved on purpose.
  shell: 'pregonero-shell', pages: 'pregonero-pages', pictures: 'pregonero-pictures', files: 'pregonero-files',
  saved: 'pregonero-saved', search: 'pregonero-search',
};

"""#),
        ThemeFile(
            path: "assets/sw-none.js",
            text: #"""
// Takes the place of a worker that the publisher wants to be rid of, empties its stores and leaves.
// include stores.js
// include discard.js
addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil(discard(Object.values(STORES), new URL(registration.scope).pathname)
  .then(() => registration.unregister())));

"""#),
        ThemeFile(
            path: "assets/sw.js",
            text: #"""
// Keeps what was read. SETUP, which the generator writes before this: version, path of the site, the files
// without which nothing goes, and where the page for no connection lies below which path.
// include stores.js
const [VERSION, BASE, FILES, OFFLINE] = SETUP;
const named = kind => `${STORES[kind]}:${BASE}`;
const SHELL = named('shell') + VERSION;

addEventListener('install', event => event.waitUntil(caches.open(SHELL)
  .then(cache => cache.addAll(FILES.map(file => new Request(BASE + file, { cache: 'reload' }))))));

addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(named('shell')) && name !== SHELL) await caches.delete(name);
  }
  await clients.claim();
})()));

addEventListener('message', event => event.data === 'take over' && skipWaiting());

// The newest stands last; only whole answers of this site, and no large pictures, are kept.
const keep = async (kind, key, answer, most) => {
  if (answer.status !== 200 || answer.type !== 'basic') return;
  if (kind === 'pictures' && (await answer.clone().blob()).size > 16e4) return;
  const cache = await caches.open(named(kind));
  await cache.delete(key);
  await cache.put(key, answer);
  for (const old of (await cache.keys()).slice(0, -most)) await cache.delete(old);
};

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length);
  const isPage = request.mode === 'navigate';
  const isFresh = isPage || path.startsWith('_d/');
  const isPicture = request.destination === 'image';
  if (!isFresh && !isPicture && !path.startsWith('_/')) return;
  const [kind, most] = isPage ? ['pages', 50] : isPicture ? ['pictures', 60] : ['files', 200];
  const kept = () => caches.match(pathname);
  const ask = () => fetch(request).then(answer => {
    event.waitUntil(keep(kind, pathname, answer.clone(), most).catch(() => {}));
    return answer;
  });
  const first = () => {
    const network = ask();
    const late = new Promise(done => setTimeout(done, 3000)).then(kept).then(found => found || network);
    return Promise.race([network, late]).catch(kept);
  };
  event.respondWith((isFresh ? first() : kept().then(found => found || ask())).then(found => found
    || isPage && caches.match(OFFLINE.find(([start]) => pathname.startsWith(start))[1]) || Response.error()));
});

"""#),
        ThemeFile(
            path: "layouts/base.mustache",
            text: #"""
{{! Every page: what it says of itself, masthead, main part, footer. Pages fill the blocks. }}
<!doctype html>
<html lang="{{head.lang}}" dir="{{head.dir}}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{shell.contentPolicy}}">
{{#shell.bootstrap}}
<script>{{{shell.bootstrap}}}</script>
{{/shell.bootstrap}}
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>{{head.title}}</title>
<meta name="description" content="{{head.description}}">
<meta name="robots" content="{{head.robots}}">
<link rel="canonical" href="{{head.canonical}}">
{{#head.alternates}}
<link rel="alternate" hreflang="{{lang}}" href="{{address}}">
{{/head.alternates}}
<meta property="og:type" content="{{head.kind}}">
<meta property="og:site_name" content="{{head.siteTitle}}">
<meta property="og:title" content="{{head.headline}}">
<meta property="og:description" content="{{head.description}}">
<meta property="og:url" content="{{head.canonical}}">
<meta property="og:locale" content="{{head.locale}}">
{{#head.otherLocales}}
<meta property="og:locale:alternate" content="{{.}}">
{{/head.otherLocales}}
{{#head.picture}}
<meta property="og:image" content="{{address}}">
{{#width}}
<meta property="og:image:width" content="{{width}}">
{{/width}}
{{#height}}
<meta property="og:image:height" content="{{height}}">
{{/height}}
{{#alt}}
<meta property="og:image:alt" content="{{alt}}">
{{/alt}}
{{/head.picture}}
{{#head.article}}
{{#published}}
<meta property="article:published_time" content="{{published}}">
{{/published}}
{{#modified}}
<meta property="article:modified_time" content="{{modified}}">
{{/modified}}
<meta property="article:section" content="{{section}}">
{{#tags}}
<meta property="article:tag" content="{{.}}">
{{/tags}}
{{/head.article}}
<meta name="twitter:card" content="{{head.card}}">
<meta name="generator" content="El Pregonero">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#faf7f0" media="(prefers-color-scheme:light)">
<meta name="theme-color" content="#15140f" media="(prefers-color-scheme:dark)">
{{#head.feeds}}
<link rel="alternate" type="{{type}}" title="{{title}}" href="{{address}}">
{{/head.feeds}}
{{#shell.searchOffer}}
<link rel="search" type="application/opensearchdescription+xml" title="{{shell.siteTitle}}" href="{{shell.searchOffer}}">
{{/shell.searchOffer}}
{{#shell.profiles}}
<link rel="me" href="{{.}}">
{{/shell.profiles}}
<link rel="icon" href="{{shell.icon}}" type="image/svg+xml">
<link rel="icon" href="{{shell.favicon}}" sizes="32x32">
<link rel="apple-touch-icon" href="{{shell.touchIcon}}">
<link rel="manifest" href="{{shell.manifest}}">
<link rel="stylesheet" href="{{shell.stylesheet}}">
{{$head}}
{{/head}}
{{> slots/head}}
</head>
<body data-zone="{{shell.zone}}" data-worker="{{shell.worker}}" data-offline="{{t.nowOffline}}" data-online="{{t.nowOnline}}" data-edition="{{t.newEdition}}" data-open="{{t.openNewEdition}}" data-failed="{{t.moreFailed}}">
<a class="skip" href="#contenido">{{t.skip}}</a>
{{$masthead}}
{{> partials/masthead}}
{{/masthead}}
<main class="wrap" id="contenido" tabindex="-1">
{{$main}}{{/main}}
</main>
{{> partials/footer}}
{{#shell.hasTabs}}
<nav class="tabs{{#shell.hasFewTabs}} tabs--few{{/shell.hasFewTabs}}" aria-label="{{t.navTabs}}">
{{#shell.tabs}}
<a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{title}}</a>
{{/shell.tabs}}
</nav>
{{/shell.hasTabs}}
<script type="application/ld+json">{{{head.structuredData}}}</script>
<script type="module" src="{{shell.script}}"></script>{{$scripts}}{{/scripts}}
</body>
</html>

"""#),
        ThemeFile(
            path: "pages/404.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<div class="grid">
<div class="span-7 lost">
<svg class="ring" aria-hidden="true"><use href="{{bell}}"/></svg>
<h1>{{t.notFoundHeading}}</h1>
<p>{{t.notFoundText}}</p>
{{#searchAddress}}
<form class="search__form" role="search" action="{{searchAddress}}">
<label class="unseen" for="lost-q">{{t.search}}</label>
<input class="field" id="lost-q" name="q" type="search" autocomplete="off">
<button class="button">{{t.search}}</button>
</form>
{{/searchAddress}}
<p><a class="button button--quiet" href="{{shell.frontAddress}}">{{t.toFront}}</a></p>
{{#others}}
<section lang="{{lang}}"{{#dir}} dir="{{dir}}"{{/dir}}>
<h2>{{heading}}</h2>
<p>{{text}} <a href="{{front.address}}">{{front.title}}</a></p>
</section>
{{/others}}
</div>
{{#hasNewest}}
<section class="span-5 aside" aria-labelledby="newest">
<h2 id="newest">{{t.newest}}</h2>
<div class="rows">
{{#newest}}
{{<partials/card-line}}{{$kicker}}<p class="kicker"{{#pageLang}} lang="{{pageLang}}"{{/pageLang}}>{{section}}</p>{{/kicker}}{{/partials/card-line}}
{{/newest}}
</div>
</section>
{{/hasNewest}}
</div>
{{> partials/categories}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/archive.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
{{#intro}}
<p>{{intro}}</p>
{{/intro}}
</header>
{{#groups}}
<div class="calendar">
{{#title}}
<h2>{{#address}}<a href="{{address}}">{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}</h2>
{{/title}}
<ul class="columns">
{{#entries}}
<li><a href="{{address}}">{{title}}</a>{{#note}}<span>{{note}}</span>{{/note}}</li>
{{/entries}}
</ul>
</div>
{{/groups}}
{{> partials/neighbours}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/article.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
{{> partials/crumbs}}
<article class="article{{#isExcerpt}} article--excerpt{{/isExcerpt}}" lang="{{lang}}" dir="{{dir}}" data-run="{{title}}{{#byline}}{{#published}} · {{text}}{{/published}}{{/byline}}">
<header>
<p class="kicker" lang="{{head.lang}}">{{section.title}}{{#isSample}} <b class="sample">{{t.sample}}</b>{{/isSample}}</p>
<h1>{{title}}</h1>
{{#standfirst}}
<p class="standfirst">{{standfirst}}</p>
{{/standfirst}}
{{#byline}}
{{! The time stands last, since an age is shorter than the date whose room it keeps. }}
<p class="byline" lang="{{head.lang}}">{{#author}}<b>{{author}}</b> · {{/author}}{{#source}}{{#address}}<a href="{{address}}" rel="noopener external">{{title}}</a>{{/address}}{{^address}}<span>{{title}}</span>{{/address}}{{/source}}{{#readingTime}} · <span>{{readingTime}}</span>{{/readingTime}}{{#reactions}} · <span>{{reactions}}</span>{{/reactions}}{{#updated}} · <time data-fixed datetime="{{machine}}">{{text}}</time>{{/updated}} · {{#published}}<time datetime="{{machine}}">{{text}}</time>{{/published}}{{^published}}<span>{{t.unknownDate}}</span>{{/published}}</p>
{{/byline}}
<small class="old scripted" lang="{{head.lang}}" dir="{{head.dir}}" data-old="{{t.oldArticle}}" data-days="365" data-time=".byline time:not([data-fixed])"></small>
</header>
<div class="grid article__grid">
{{^isExcerpt}}
{{> partials/figure}}
{{/isExcerpt}}
<div class="prose{{#hasInitial}} prose--initial{{/hasInitial}}">
{{#isExcerpt}}
{{#source}}
<p lang="{{head.lang}}"><a class="button to-source" dir="{{head.dir}}" href="{{address}}" rel="noopener external"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{title}}</a></p>
{{/source}}
{{/isExcerpt}}
{{#body}}
{{{body}}}
{{/body}}
{{#excerpt}}
<p>{{excerpt}}</p>
{{/excerpt}}
{{#excerptNote}}
<p class="note" lang="{{head.lang}}" dir="{{head.dir}}">{{excerptNote}}</p>
{{/excerptNote}}
{{#isSample}}
<p class="note" lang="{{head.lang}}" dir="{{head.dir}}">{{t.sampleNote}}</p>
{{/isSample}}
</div>
{{#isExcerpt}}
{{> partials/figure}}
{{/isExcerpt}}
<aside class="aside quarter" lang="{{head.lang}}" dir="{{head.dir}}" aria-label="{{t.otherVoices}}">
<ul class="actions">
{{#actions}}
<li><a class="to-source" href="{{address}}" rel="noopener external"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{title}}</a></li>
{{/actions}}
<li class="scripted"><button id="share" type="button" data-done="{{t.shareCopied}}"><svg class="icon" aria-hidden="true"><use href="{{marks.share}}"/></svg>{{t.share}}</button></li>
<li><a href="{{mail}}"><svg class="icon" aria-hidden="true"><use href="{{marks.mail}}"/></svg>{{t.shareByMail}}</a></li>
<li class="scripted"><button id="print" type="button"><svg class="icon" aria-hidden="true"><use href="{{marks.print}}"/></svg>{{t.printArticle}}</button></li>
{{#shell.worker}}
<li class="scripted"><button id="save" type="button" aria-pressed="false" data-done="{{t.articleSaved}}" data-dropped="{{t.articleDropped}}" data-failed="{{t.saveFailed}}"><svg class="icon" aria-hidden="true"><use href="{{marks.save}}"/></svg>{{t.saveOffline}}</button></li>
{{/shell.worker}}
</ul>
{{#hasAlso}}
<section aria-labelledby="also">
<h2 id="also">{{t.alsoIn}}</h2>
<div class="rows">
{{#also}}
<div class="card line">
<h3>{{#address}}<a href="{{address}}" rel="noopener external">{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}</h3>
<p class="meta"><span>{{source}}</span></p>
</div>
{{/also}}
</div>
</section>
{{/hasAlso}}
{{#hasRelated}}
<section aria-labelledby="related">
<h2 id="related">{{t.related}}</h2>
<div class="rows">
{{#related}}
{{> partials/card-line}}
{{/related}}
</div>
</section>
{{/hasRelated}}
{{#hasTopics}}
<section aria-labelledby="topics">
<h2 id="topics">{{t.topics}}</h2>
<ul class="topics">
{{#topics}}
<li>{{.}}</li>
{{/topics}}
</ul>
</section>
{{/hasTopics}}
</aside>
</div>
</article>
{{> slots/after-article}}
{{#hasMore}}
<section class="block" aria-labelledby="more">
<div class="rail rail--small">
<h2 id="more"><svg class="icon" aria-hidden="true"><use href="{{section.mark}}"/></svg><a href="{{section.address}}">{{moreTitle}}</a></h2>
</div>
<div class="block__body">
<div class="four four--row">
{{#more}}
{{> partials/card-line}}
{{/more}}
</div>
</div>
</section>
{{/hasMore}}
{{<partials/neighbours}}{{$label}}{{t.inThisSection}}{{/label}}{{/partials/neighbours}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/competition.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
{{#intro}}
<p>{{intro}}</p>
{{/intro}}
{{#scoresTime}}
<p><time datetime="{{machine}}">{{text}}</time></p>
{{/scoresTime}}
{{#isSample}}
<p class="note">{{t.samplePageNote}}</p>
{{/isSample}}
</header>
{{#hasTables}}
<section class="block" aria-labelledby="standings">
<div class="rail rail--small">
<h2 id="standings"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg><span>{{t.standings}}</span></h2>
</div>
<div class="block__body">
{{#tables}}
<div class="scroll" tabindex="0" role="group" aria-label="{{caption}}">
<table class="standings">
<caption>{{caption}}</caption>
<thead>
<tr><th scope="col"><abbr title="{{t.tablePosition}}">#</abbr></th><th scope="col">{{t.tableTeam}}</th>{{#columns}}<th scope="col"><abbr title="{{note}}">{{title}}</abbr></th>{{/columns}}</tr>
</thead>
<tbody>
{{#lines}}
<tr><td>{{position}}</td><th scope="row">{{#address}}<a href="{{address}}">{{team}}</a>{{/address}}{{^address}}{{team}}{{/address}}</th>{{#numbers}}<td>{{.}}</td>{{/numbers}}</tr>
{{/lines}}
</tbody>
</table>
</div>
{{/tables}}
</div>
</section>
{{/hasTables}}
{{> partials/match-groups}}
{{#hasTeams}}
<section class="block" aria-labelledby="teams">
<div class="rail rail--small">
<h2 id="teams"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg><span>{{t.teams}}</span></h2>
</div>
<div class="block__body">
<ul class="columns">
{{#teams}}
<li><a href="{{address}}">{{title}}</a></li>
{{/teams}}
</ul>
</div>
</section>
{{/hasTeams}}
{{> partials/credits}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/country.mustache",
            text: #"""
{{<layouts/base}}
{{$head}}
<link rel="stylesheet" href="{{stylesheet}}">
{{/head}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
{{#native}}
<p dir="auto">{{native}}</p>
{{/native}}
{{#intro}}
<p>{{intro}}</p>
{{/intro}}
{{#hasSections}}
<nav class="choices" aria-label="{{t.countrySections}}">
{{#sections}}
<a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{title}}</a>
{{/sections}}
</nav>
{{/hasSections}}
{{#days}}
{{#-first}}
{{> partials/columns}}
{{/-first}}
{{/days}}
</header>
{{#hasAbout}}
<div class="country">
{{#sheet}}
<figure class="map">
<svg viewBox="0 0 {{width}} {{height}}" width="{{width}}" height="{{height}}" role="img" aria-label="{{label}}">
<path class="sea" d="{{sea}}"/>
<path class="graticule" d="{{graticule}}"/>
<g class="land"><path d="{{others}}"/><path id="c-{{code}}" class="land-3" d="{{path}}"/></g>
{{#scale}}
<g class="scale-bar" transform="translate({{x}},{{y}})"><path d="M0-6v6h{{length}}v-6"/><text x="{{middle}}" y="-8" text-anchor="middle">{{text}}</text></g>
{{/scale}}
</svg>
</figure>
{{/sheet}}
<section aria-labelledby="country-sources">
<h2 id="country-sources">{{t.countrySources}}</h2>
<ul>
{{#sources}}
<li>{{#address}}<a href="{{address}}" rel="noopener external">{{title}}</a>{{/address}}{{^address}}<span>{{title}}</span>{{/address}}</li>
{{/sources}}
</ul>
<p class="map-note"><a class="go" href="{{mapAddress}}">{{t.countryOnMap}}</a></p>
</section>
</div>
{{/hasAbout}}
{{> partials/empty}}
{{> partials/days}}
{{> partials/pagination}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/figure.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
{{> partials/crumbs}}
<article class="article">
<header>
{{#hasKicker}}
<p class="kicker">{{#kicker}}<a href="{{address}}">{{title}}</a> {{/kicker}}{{#isSample}}<b class="sample">{{t.sample}}</b>{{/isSample}}</p>
{{/hasKicker}}
<h1>{{name}}</h1>
</header>
<div class="grid article__grid">
<figure class="third portrait">
{{#portrait}}
<div class="picture {{colour}}">{{#large}}<picture><source type="image/webp" srcset="{{large}}" sizes="(min-width:600px) 380px,100vw">{{/large}}<img src="{{address}}" width="{{width}}" height="{{height}}" alt="{{alt}}" fetchpriority="high">{{#large}}</picture>{{/large}}</div>
{{#credit}}
<figcaption>{{credit}}</figcaption>
{{/credit}}
{{/portrait}}
{{^portrait}}
<div class="wave"><svg aria-hidden="true"><use href="{{wave}}"/></svg></div>
{{/portrait}}
</figure>
<div class="span-7">
{{#text}}
<div class="prose"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
{{#paragraphs}}
<p>{{.}}</p>
{{/paragraphs}}
</div>
{{/text}}
{{#more}}
<p class="ui"><a class="go" href="{{address}}" rel="noopener external">{{title}}</a></p>
{{/more}}
{{#isSample}}
<p class="note">{{t.samplePageNote}}</p>
{{/isSample}}
{{> partials/credits}}
</div>
</div>
</article>
{{#children}}
<section class="block" aria-labelledby="children">
<div class="rail rail--small">
<h2 id="children"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg><a href="{{address}}">{{title}}</a></h2>
</div>
<div class="block__body">
<div class="gallery">
{{#cards}}
{{<partials/figure-card}}{{$heading}}<h3><a href="{{address}}">{{name}}</a></h3>{{/heading}}{{/partials/figure-card}}
{{/cards}}
</div>
</div>
</section>
{{/children}}
{{<partials/neighbours}}{{$label}}{{t.inThisCollection}}{{/label}}{{/partials/neighbours}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/figures.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
{{#more}}
<p><a class="go" href="{{address}}" rel="noopener external">{{title}}</a></p>
{{/more}}
</header>
<div class="gallery">
{{#cards}}
{{> partials/figure-card}}
{{/cards}}
</div>
{{> partials/credits}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/front.mustache",
            text: #"""
{{<layouts/base}}
{{$masthead}}
{{> partials/masthead-front}}
{{/masthead}}
{{$main}}
<h1 class="unseen">{{t.front}}</h1>
{{#parts}}
{{#isAlert}}
{{#alert}}
<section class="alert"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
<h2{{#pageLang}} lang="{{pageLang}}"{{/pageLang}}>{{t.breaking}}</h2>
<a href="{{address}}">{{title}}</a>
</section>
{{/alert}}
{{/isAlert}}
{{#isLead}}
{{#lead}}
<div class="grid top{{#hasRailBelow}} top--near{{/hasRailBelow}}">
{{<partials/card-lead}}
{{$class}}span-9{{/class}}
{{$kicker}}<svg class="icon" aria-hidden="true"><use href="{{leadMark}}"/></svg>{{t.lead}}{{/kicker}}
{{/partials/card-lead}}
{{#hasSeconds}}
<div class="quarter seconds rows">
{{#seconds}}
{{> partials/card-second}}
{{/seconds}}
</div>
{{/hasSeconds}}
{{#hasHeads}}
<div class="heads">
<div class="four four--row">
{{#heads}}
{{<partials/card-line}}{{$kicker}}<p class="kicker"{{#pageLang}} lang="{{pageLang}}"{{/pageLang}}>{{section}}</p>{{/kicker}}{{/partials/card-line}}
{{/heads}}
</div>
</div>
{{/hasHeads}}
</div>
{{/lead}}
{{^lead}}
<div class="empty">
<h2>{{t.emptySite}}</h2>
<p>{{t.emptySiteNote}}</p>
</div>
{{/lead}}
{{> slots/after-lead}}
{{/isLead}}
{{#isProgrammes}}
{{#rail}}
{{> partials/programme-rail}}
{{/rail}}
{{/isProgrammes}}
{{#isMatches}}
{{#board}}
{{> partials/match-board}}
{{/board}}
{{/isMatches}}
{{#isCountry}}
{{#country}}
<section class="block" aria-labelledby="s-country" data-slot="{{slot}}" data-usual="{{usual}}" data-failed="{{t.slotFailed}}" data-sample="{{t.sample}}">
<div class="rail">
<h2 id="s-country"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{#link}}<a href="{{address}}">{{title}}</a>{{/link}}</h2>
</div>
<div class="block__body">
<div class="four four--row">
{{#cards}}
{{<partials/card-small}}{{$summary}}{{/summary}}{{/partials/card-small}}
{{/cards}}
</div>
</div>
</section>
{{/country}}
{{> partials/favourite}}
{{/isCountry}}
{{#isSections}}
{{#blocks}}
<section class="block" aria-labelledby="{{anchor}}">
<div class="rail">
<h2 id="{{anchor}}"><svg class="icon" aria-hidden="true"><use href="{{section.mark}}"/></svg><a href="{{section.address}}">{{section.title}}</a></h2>
<p><a class="go" href="{{section.address}}">{{t.wholeSection}}<span class="unseen">: {{section.title}}</span></a></p>
</div>
<div class="block__body">
{{#isBeside}}
<div class="grid">
<div class="half">
{{#medium}}
{{> partials/card-medium}}
{{/medium}}
</div>
<div class="half four">
{{#small}}
{{<partials/card-small}}{{$summary}}{{#summary}}<p class="summary">{{summary}}</p>{{/summary}}{{/summary}}{{/partials/card-small}}
{{/small}}
</div>
</div>
{{/isBeside}}
{{#isBelow}}
{{#medium}}
{{<partials/card-medium}}{{$class}} wide{{/class}}{{/partials/card-medium}}
{{/medium}}
<div class="four four--row heads">
{{#small}}
{{> partials/card-small}}
{{/small}}
</div>
{{/isBelow}}
{{#isColumns}}
<div class="grid">
<div class="third">
{{#medium}}
{{> partials/card-medium}}
{{/medium}}
</div>
<div class="third rows">
{{#second}}
{{#-first}}
{{> partials/card-column}}
{{/-first}}
{{^-first}}
{{> partials/card-small}}
{{/-first}}
{{/second}}
</div>
{{#hasThird}}
<div class="third rows">
{{#third}}
{{#-first}}
{{> partials/card-column}}
{{/-first}}
{{^-first}}
{{> partials/card-small}}
{{/-first}}
{{/third}}
</div>
{{/hasThird}}
</div>
{{/isColumns}}
</div>
</section>
{{/blocks}}
{{/isSections}}
{{#isCategories}}
{{> partials/categories}}
{{/isCategories}}
{{#isMap}}
{{#map}}
{{> partials/map-teaser}}
{{/map}}
{{/isMap}}
{{#isMusic}}
{{#music}}
{{> partials/music-shelf}}
{{/music}}
{{/isMusic}}
{{#isRiver}}
{{#hasRiver}}
<section class="block" aria-labelledby="river">
<div class="rail">
<h2 id="river"><svg class="icon" aria-hidden="true"><use href="{{riverMark}}"/></svg><a href="{{newsAddress}}">{{t.lastRound}}</a></h2>
<p>{{t.lastRoundNote}}</p>
</div>
<div class="block__body">
{{#river}}
<h3 class="day">{{heading}}</h3>
{{#hours}}
<section class="hour">
<h3 class="hour__title"><span>{{title}}</span><i class="bell {{bell}}" aria-hidden="true"></i></h3>
<div class="items">
{{#cards}}
{{<partials/row}}{{$section}} · <span>{{section}}</span>{{/section}}{{/partials/row}}
{{/cards}}
</div>
</section>
{{/hours}}
{{/river}}
<p class="ui"><a class="go" href="{{newsAddress}}">{{t.allNews}}</a></p>
{{#archiveAddress}}
<p class="ui"><a class="go" href="{{archiveAddress}}">{{t.wholeArchive}}</a></p>
{{/archiveAddress}}
</div>
</section>
{{/hasRiver}}
{{/isRiver}}
{{/parts}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/highlights.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
</header>
<div class="videos">
{{#highlights}}
<article class="card line">
<h2><a class="to-source" href="{{address}}" rel="noopener external">{{title}}</a></h2>
{{> partials/picture-or-wave}}
<p class="meta">{{#match}}<a href="{{address}}">{{title}}</a>{{#note}} · {{note}}{{/note}}{{/match}}</p>
</article>
{{/highlights}}
</div>
{{> partials/credits}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/list.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
{{#intro}}
<p>{{intro}}</p>
{{/intro}}
{{#hasFilters}}
<nav class="choices" aria-label="{{t.formFilter}}">
{{#filters}}
<a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a>
{{/filters}}
</nav>
{{/hasFilters}}
{{#days}}
{{#-first}}
{{> partials/columns}}
{{/-first}}
{{/days}}
</header>
{{> partials/empty}}
{{<partials/days}}{{$row}}{{<partials/row}}{{$section}} · <span>{{section}}</span>{{/section}}{{/partials/row}}{{/row}}{{/partials/days}}
{{> partials/pagination}}
{{> partials/neighbours}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/map.mustache",
            text: #"""
{{<layouts/base}}
{{$head}}
<link rel="stylesheet" href="{{map.stylesheet}}">
{{/head}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
<p>{{t.mapIntro}}</p>
</header>
<div class="controls">
<div class="controls__search" role="search" aria-label="{{t.mapSearch}}">
<label class="unseen" for="map-search">{{t.mapSearch}}</label>
<input id="map-search" type="text" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="map-options" autocomplete="off" spellcheck="false" placeholder="{{t.mapSearch}}">
<ul class="options" id="map-options" role="listbox" aria-label="{{t.countries}}" hidden></ul>
</div>
<div class="controls__group" role="group" aria-label="{{t.mapZoom}}">
<button class="button" id="map-in" type="button" aria-label="{{t.mapZoomIn}}">+</button>
<button class="button" id="map-out" type="button" aria-label="{{t.mapZoomOut}}">−</button>
<button class="button" id="map-world" type="button">{{t.mapWorld}}</button>
</div>
<div class="controls__group" role="group" aria-label="{{t.mapMove}}">
<button class="button" id="map-west" type="button" aria-label="{{t.mapWest}}">←</button>
<button class="button" id="map-north" type="button" aria-label="{{t.mapNorth}}">↑</button>
<button class="button" id="map-south" type="button" aria-label="{{t.mapSouth}}">↓</button>
<button class="button" id="map-east" type="button" aria-label="{{t.mapEast}}">→</button>
</div>
<button class="button" id="map-near" type="button"><svg class="icon" aria-hidden="true"><use href="{{map.nearMark}}"/></svg>{{t.mapNear}}</button>
</div>
<p class="map-status" id="map-status" role="status"></p>
<figure class="map">
{{#map}}
{{> partials/world}}
{{/map}}
</figure>
<ul class="legend">
{{#map.legend}}
<li><svg viewBox="0 0 22 12" aria-hidden="true"><g class="land"><path class="{{level}}" d="M0 0h22v12H0z"/></g></svg>{{text}}</li>
{{/map.legend}}
<li>{{t.mapRing}}</li>
</ul>
<p class="map-note map-keys" id="map-keys">{{t.mapKeys}}</p>
<section class="block" aria-labelledby="countries">
<div class="rail">
<h2 id="countries"><svg class="icon" aria-hidden="true"><use href="{{map.globeMark}}"/></svg>{{t.countries}}</h2>
<p>{{t.mapListNote}}</p>
</div>
<div class="block__body">
{{<partials/filter}}{{$items}}#countries-list li{{/items}}{{/partials/filter}}
<ul class="columns" id="countries-list">
{{#countries}}
<li><a href="{{address}}">{{title}}</a><span>{{note}}</span></li>
{{/countries}}
</ul>
<p class="map-note">{{t.mapNote}} <a href="{{dataAddress}}" download>{{t.mapData}}</a></p>
</div>
</section>
<dialog class="dialog" id="map-dialog" aria-labelledby="map-question">
<p id="map-question"></p>
<div id="map-answers"></div>
</dialog>
<script type="application/json" id="map-data">{{{map.data}}}</script>
<script type="module" src="{{map.script}}"></script>
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/match-day.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1 data-day="{{date}}" data-today="{{t.today}}">{{title}}</h1>
<p>{{#scoresTime}}<time datetime="{{machine}}">{{text}}</time> {{/scoresTime}}{{clockNote}}</p>
</header>
{{> partials/match-groups}}
{{> partials/neighbours}}
{{> partials/credits}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/match.mustache",
            text: #"""
{{<layouts/base}}
{{$head}}
{{#venue}}
<link rel="stylesheet" href="{{stylesheet}}">
{{/venue}}
{{/head}}
{{$main}}
{{> partials/crumbs}}
<h1 class="unseen">{{title}}</h1>
<div class="duel">
{{#home}}
{{> partials/match-side}}
{{/home}}
<p class="duel__score"><small>{{status}}</small>{{score}}{{#parts}}<small>{{.}}</small>{{/parts}}</p>
{{#away}}
{{> partials/match-side}}
{{/away}}
<p class="duel__result">{{result}}{{#isSample}} <b class="sample">{{t.sample}}</b>{{/isSample}}</p>
{{#hasGoals}}
<p class="duel__result"><small>{{t.moreGoals}}: {{#goals}}<span>{{.}}</span> {{/goals}}</small></p>
{{/hasGoals}}
</div>
{{#isSample}}
<p class="note">{{t.samplePageNote}}</p>
{{/isSample}}
<div class="grid match-sheet">
<section class="half" aria-label="{{t.matchFacts}}">
{{> partials/record}}
{{#calendar}}
<p><a class="button button--quiet" href="{{calendar}}" download><svg class="icon" aria-hidden="true"><use href="{{calendarMark}}"/></svg>{{t.addToCalendar}}</a></p>
{{/calendar}}
</section>
{{#hasStatistics}}
<section class="half" aria-labelledby="statistics">
<h2 class="unseen" id="statistics">{{t.statistics}}</h2>
<ul>
{{#statistics}}
<li class="stat"><b>{{home}}</b><span>{{name}}</span><b>{{away}}</b>{{#end}}<svg viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true"><path d="M0 0h{{end}}v4H0z"/><path d="M{{start}} 0H1000v4H{{start}}z"/></svg>{{/end}}</li>
{{/statistics}}
</ul>
</section>
{{/hasStatistics}}
{{#venue}}
<section class="half" aria-label="{{t.factVenue}}">
{{> partials/venue-map}}
{{> partials/map-credit}}
</section>
{{/venue}}
</div>
{{> partials/editor-note}}
{{#hasLineups}}
<section class="block" aria-labelledby="lineups">
<div class="rail rail--small">
<h2 id="lineups"><svg class="icon" aria-hidden="true"><use href="{{peopleMark}}"/></svg><span>{{t.lineups}}</span></h2>
</div>
<div class="block__body grid">
{{#lineups}}
<div class="half">
<h3>{{team}}</h3>
<ul class="columns">
{{#players}}
<li><span>{{.}}</span></li>
{{/players}}
</ul>
</div>
{{/lineups}}
</div>
</section>
{{/hasLineups}}
{{#hasHighlights}}
<section class="block" aria-labelledby="videos">
<div class="rail rail--small">
<h2 id="videos"><svg class="icon" aria-hidden="true"><use href="{{playMark}}"/></svg><span>{{t.watchHighlights}}</span></h2>
</div>
<div class="block__body">
<ul class="actions">
{{#highlights}}
<li><a class="to-source" href="{{address}}" rel="noopener external"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{title}}</a></li>
{{/highlights}}
</ul>
</div>
</section>
{{/hasHighlights}}
{{#hasStories}}
<section class="block" aria-labelledby="stories">
<div class="rail rail--small">
<h2 id="stories"><svg class="icon" aria-hidden="true"><use href="{{ballMark}}"/></svg><span>{{t.matchStories}}</span></h2>
</div>
<div class="block__body four">
{{#stories}}
<article class="card line">
<h3>{{#address}}<a href="{{address}}" rel="noopener external">{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}</h3>
{{#summary}}
<p class="summary">{{summary}}</p>
{{/summary}}
{{#hasMeta}}
<p class="meta">{{author}}{{#hasBoth}} · {{/hasBoth}}{{#time}}<time datetime="{{machine}}">{{text}}</time>{{/time}}</p>
{{/hasMeta}}
</article>
{{/stories}}
</div>
</section>
{{/hasStories}}
{{#hasRelated}}
<section class="block" aria-labelledby="related">
<div class="rail rail--small">
<h2 id="related"><svg class="icon" aria-hidden="true"><use href="{{listMark}}"/></svg><span>{{t.relatedNews}}</span></h2>
</div>
<div class="block__body">
<div class="four four--row">
{{#related}}
{{<partials/card-line}}{{$kicker}}<p class="kicker"{{#pageLang}} lang="{{pageLang}}"{{/pageLang}}>{{section}}</p>{{/kicker}}{{/partials/card-line}}
{{/related}}
</div>
</div>
</section>
{{/hasRelated}}
{{#hasMeetings}}
<section class="block" aria-labelledby="meetings">
<div class="rail rail--small">
<h2 id="meetings"><svg class="icon" aria-hidden="true"><use href="{{calendarMark}}"/></svg><span>{{t.earlierMeetings}}</span></h2>
</div>
<div class="block__body">
{{> partials/match-rows}}
</div>
</section>
{{/hasMeetings}}
{{> partials/credits}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/matches.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
<p>{{#scoresTime}}<time datetime="{{machine}}">{{text}}</time> {{/scoresTime}}{{clockNote}}</p>
</header>
{{#hasCompetitions}}
<nav class="chips" aria-label="{{t.competitions}}">
{{#competitions}}
<a href="{{address}}">{{title}}</a>
{{/competitions}}
{{#highlights}}
<a href="{{highlights}}">{{t.highlights}}</a>
{{/highlights}}
</nav>
{{/hasCompetitions}}
{{#hasResults}}
<section class="block" aria-labelledby="results">
<div class="rail">
<h2 id="results"><svg class="icon" aria-hidden="true"><use href="{{ball}}"/></svg><span>{{t.latestResults}}</span></h2>
</div>
<div class="block__body">
{{#results}}
{{> partials/match-day}}
{{/results}}
</div>
</section>
{{/hasResults}}
{{#hasNext}}
<section class="block" aria-labelledby="next">
<div class="rail">
<h2 id="next"><svg class="icon" aria-hidden="true"><use href="{{calendar}}"/></svg><span>{{t.nextMatches}}</span></h2>
</div>
<div class="block__body">
{{#next}}
{{> partials/match-day}}
{{/next}}
</div>
</section>
{{/hasNext}}
{{#hasUndated}}
<section class="block" aria-labelledby="undated">
<div class="rail rail--small">
<h2 id="undated"><svg class="icon" aria-hidden="true"><use href="{{calendar}}"/></svg><span>{{t.undatedMatches}}</span></h2>
</div>
<div class="block__body">
{{> partials/match-rows}}
</div>
</section>
{{/hasUndated}}
{{#hasTeams}}
<section class="block" aria-labelledby="teams">
<div class="rail rail--small">
<h2 id="teams"><svg class="icon" aria-hidden="true"><use href="{{people}}"/></svg><span>{{t.teams}}</span></h2>
</div>
<div class="block__body">
<ul class="columns">
{{#teams}}
<li><a href="{{address}}">{{title}}</a></li>
{{/teams}}
</ul>
</div>
</section>
{{/hasTeams}}
{{> partials/neighbours}}
{{> partials/credits}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/music.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
{{#showsIntro}}
<p>{{t.musicIntro}}</p>
{{/showsIntro}}
</header>
{{<partials/filter}}{{$items}}.track{{/items}}{{/partials/filter}}
{{#hasGenres}}
<nav class="categories" aria-label="{{t.genres}}">
{{#genres}}
<a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a>
{{/genres}}
</nav>
{{/hasGenres}}
{{#hasJumps}}
<nav class="letters" aria-label="{{t.artists}}">
{{#jumps}}
<a href="{{address}}">{{title}}</a>
{{/jumps}}
</nav>
{{/hasJumps}}
{{#groups}}
<section class="block" aria-labelledby="{{anchor}}">
<div class="rail rail--small">
<h2 id="{{anchor}}">{{#address}}<a href="{{address}}">{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}</h2>
<p>{{note}}</p>
</div>
<div class="block__body">
<ul class="tracks">
{{#tracks}}
{{> partials/track}}
{{/tracks}}
</ul>
</div>
</section>
{{/groups}}
{{> partials/credits}}
{{/main}}
{{$scripts}}
<script type="module" src="{{audioScript}}"></script>
{{/scripts}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/offline.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<div class="lost">
<svg class="ring" aria-hidden="true"><use href="{{mark}}"/></svg>
<h1>{{title}}</h1>
<p>{{t.offlineText}}</p>
<p><a class="button" href="">{{t.offlineRetry}}</a></p>
<p><a class="go" href="{{savedAddress}}">{{t.saved}}</a> <a class="go" href="{{shell.frontAddress}}">{{t.toFront}}</a></p>
</div>
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/page.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
{{> partials/crumbs}}
<article class="article">
<header>
<h1>{{title}}</h1>
{{#standfirst}}
<p class="standfirst">{{standfirst}}</p>
{{/standfirst}}
</header>
<div class="grid article__grid">
<div class="prose">
{{{body}}}
{{#hasThirdParties}}
<h2>{{t.thirdParties}}</h2>
<ul>
{{#thirdParties}}
<li>{{.}}</li>
{{/thirdParties}}
</ul>
{{/hasThirdParties}}
</div>
</div>
</article>
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/people-map.mustache",
            text: #"""
{{<layouts/base}}
{{$head}}
<link rel="stylesheet" href="{{stylesheet}}">
{{/head}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
<p>{{t.peopleMapIntro}}</p>
</header>
<div class="sheets">
{{#map.sheets}}
<section class="sheet{{#isInset}} sheet--inset{{/isInset}}" aria-labelledby="{{anchor}}">
<h2 id="{{anchor}}"{{^map.hasTitles}} class="unseen"{{/map.hasTitles}}>{{title}}</h2>
<figure class="map">
{{#sheet}}
{{> partials/sheet}}
{{/sheet}}
</figure>
</section>
{{/map.sheets}}
</div>
{{> partials/map-credit}}
<section class="block" aria-labelledby="p">
<div class="rail">
<h2 id="p"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{t.allPeople}}</h2>
<p>{{t.mapListNote}}</p>
</div>
<div class="block__body">
<div class="columns by-country">
{{#countries}}
<h3 id="{{anchor}}">{{title}}</h3>
<ul>
{{#people}}
<li><a href="{{address}}">{{title}}</a>{{#note}}<span>{{note}}</span>{{/note}}</li>
{{/people}}
</ul>
{{/countries}}
</div>
</div>
</section>
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/people.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
<p>{{t.peopleIntro}}</p>
{{#mapAddress}}
<p><a class="go" href="{{mapAddress}}">{{t.peopleOnMap}}</a></p>
{{/mapAddress}}
</header>
{{#hasFilter}}
{{<partials/filter}}{{$items}}.person{{/items}}{{/partials/filter}}
{{/hasFilter}}
{{#hasLetters}}
<nav class="letters" aria-label="{{t.letters}}">
{{#letters}}
<a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a>
{{/letters}}
</nav>
{{/hasLetters}}
{{#hasIndex}}
<ul class="columns">
{{#index}}
<li><a href="{{address}}">{{title}}</a><span>{{note}}</span></li>
{{/index}}
</ul>
{{/hasIndex}}
{{#groups}}
<section class="letter" aria-labelledby="{{anchor}}">
<h2 id="{{anchor}}">{{title}}</h2>
<ul class="people">
{{#people}}
{{> partials/person}}
{{/people}}
</ul>
</section>
{{/groups}}
{{> partials/credits}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/person-map.mustache",
            text: #"""
{{<layouts/base}}
{{$head}}
<link rel="stylesheet" href="{{stylesheet}}">
{{/head}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
{{#person.place}}
<p>{{person.place}}</p>
{{/person.place}}
</header>
<div class="grid">
<div class="span-9">
<figure class="map">
{{#map.sheet}}
{{> partials/sheet}}
{{/map.sheet}}
</figure>
{{> partials/map-credit}}
</div>
<div class="quarter">
{{#map.hasNearest}}
<section class="near" aria-labelledby="nearest">
<h2 id="nearest">{{t.nearestPeople}}</h2>
<ol>
{{#map.nearest}}
<li class="person"><div><a href="{{address}}">{{name}}</a>{{#place}}<p>{{place}}</p>{{/place}}</div><span>{{distance}}</span></li>
{{/map.nearest}}
</ol>
</section>
{{/map.hasNearest}}
{{#map.country}}
{{> partials/country-spot}}
{{/map.country}}
<p class="ui"><a class="go" href="{{mapAddress}}">{{t.peopleOnMap}}</a></p>
</div>
</div>
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/person.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
{{> partials/crumbs}}
<article class="profile">
{{#row}}
<header>
{{> partials/avatar}}
<div>
<h1>{{name}}</h1>
<p class="profile__place">{{place}}{{#isSample}} <b class="sample">{{t.sample}}</b>{{/isSample}}</p>
</div>
</header>
{{/row}}
{{#note}}
<div class="standfirst"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
{{#paragraphs}}
<p>{{.}}</p>
{{/paragraphs}}
</div>
{{/note}}
{{#hasFacts}}
{{> partials/facts}}
{{/hasFacts}}
{{#mapAddress}}
<p class="profile__map"><a class="button" href="{{mapAddress}}"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{mapTitle}}</a></p>
{{/mapAddress}}
{{#row.isSample}}
<p class="note">{{t.samplePageNote}}</p>
{{/row.isSample}}
</article>
{{> partials/credits}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/programme.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
{{> partials/crumbs}}
{{#banner}}
<div class="picture banner {{colour}}">{{#large}}<picture><source type="image/webp" srcset="{{large}}" sizes="min(100vw, 1200px)">{{/large}}<img src="{{address}}"{{#widths}} srcset="{{widths}}" sizes="min(100vw, 1200px)"{{/widths}} width="{{width}}" height="{{height}}" alt="{{alt}}" fetchpriority="high">{{#large}}</picture>{{/large}}</div>
{{/banner}}
<header class="page-head">
<h1>{{title}}</h1>
<p>{{kind}}{{#isSample}} <b class="sample">{{t.sample}}</b>{{/isSample}}</p>
</header>
<div class="grid">
<div class="poster">
{{#poster}}
<div class="picture {{colour}}">{{#large}}<picture><source type="image/webp" srcset="{{large}}" sizes="(min-width:600px) 280px, 60vw">{{/large}}<img src="{{address}}"{{#widths}} srcset="{{widths}}" sizes="(min-width:600px) 280px, 60vw"{{/widths}} width="{{width}}" height="{{height}}" alt="{{alt}}">{{#large}}</picture>{{/large}}</div>
{{#credit}}
<p class="credits">{{credit}}</p>
{{/credit}}
{{/poster}}
{{^poster}}
<div class="wave"><svg aria-hidden="true"><use href="{{wave}}"/></svg><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg></div>
{{/poster}}
</div>
<div class="about">
{{#overview}}
<p class="standfirst"{{#overviewLang}} lang="{{overviewLang}}"{{/overviewLang}}{{#overviewDir}} dir="{{overviewDir}}"{{/overviewDir}}>{{overview}}</p>
{{/overview}}
{{#isSample}}
<p class="note">{{t.samplePageNote}}</p>
{{/isSample}}
{{#hasGenres}}
<nav class="chips" aria-label="{{t.programmeGenres}}">
{{#genres}}
<a href="{{address}}">{{title}}</a>
{{/genres}}
</nav>
{{/hasGenres}}
{{#hasFacts}}
{{> partials/record}}
{{/hasFacts}}
{{#hasRecords}}
<ul class="actions" aria-label="{{t.elsewhere}}">
{{#records}}
<li><a class="to-source" href="{{address}}" rel="noopener external"><svg class="icon" aria-hidden="true"><use href="{{outMark}}"/></svg>{{title}}</a></li>
{{/records}}
</ul>
{{/hasRecords}}
</div>
</div>
{{> partials/editor-note}}
<section class="block" aria-labelledby="watch">
<div class="rail">
<h2 id="watch"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg><span>{{t.whereToWatch}}</span></h2>
{{#offersTime}}
<p>{{t.offersAt}} <time datetime="{{machine}}">{{text}}</time></p>
{{/offersTime}}
</div>
<div class="block__body">
{{#noService}}
<p>{{noService}}</p>
{{/noService}}
{{#tables}}
{{#isHome}}
{{> partials/offers}}
{{/isHome}}
{{^isHome}}
<details class="elsewhere">
<summary>{{country}} <span>{{count}}</span></summary>
{{> partials/offers}}
</details>
{{/isHome}}
{{/tables}}
</div>
</section>
{{#hasSimilar}}
<section class="block" aria-labelledby="similar">
<div class="rail rail--small">
<h2 id="similar"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg><span>{{t.similarProgrammes}}</span></h2>
</div>
<div class="block__body">
<div class="strip" tabindex="0" role="group" aria-labelledby="similar">
{{#cards}}
{{> partials/programme-ticket}}
{{/cards}}
</div>
</div>
</section>
{{/hasSimilar}}
{{> partials/credits}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/programmes.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
<p>{{intro}}</p>
</header>
{{#hasKinds}}
<nav class="chips" aria-label="{{t.programmeKinds}}">
{{#kinds}}
<a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a>
{{/kinds}}
</nav>
{{/hasKinds}}
{{#hasGenres}}
<nav class="chips" aria-label="{{t.programmeGenres}}">
{{#genres}}
<a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a>
{{/genres}}
</nav>
{{/hasGenres}}
<div class="posters">
{{#cards}}
{{> partials/poster}}
{{/cards}}
</div>
{{<partials/pagination}}{{$more}}{{t.navMore}}{{/more}}{{/partials/pagination}}
{{#hasYears}}
<nav class="chips chips--years" aria-label="{{t.programmeYears}}">
{{#years}}
<a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a>
{{/years}}
</nav>
{{/hasYears}}
{{> partials/credits}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/redirect.mustache",
            text: #"""
{{! An address that has moved: no look, only the way. }}
<!doctype html>
<html lang="{{lang}}" dir="{{dir}}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{contentPolicy}}">
<meta http-equiv="refresh" content="0; url={{address}}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,follow">
<meta name="color-scheme" content="light dark">
<title>{{t.movedTitle}} · {{siteTitle}}</title>
<link rel="canonical" href="{{canonical}}">
</head>
<body>
<main>
<h1>{{t.movedTitle}}</h1>
<p>{{t.movedText}} <a href="{{address}}">{{canonical}}</a></p>
</main>
</body>
</html>

"""#),
        ThemeFile(
            path: "pages/saved.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
<p>{{t.savedIntro}}</p>
</header>
<p class="note unscripted">{{t.savedNeedsScript}}</p>
<div class="saved scripted">
<p class="unseen" id="saved-status" role="status" tabindex="-1" data-removed="{{t.savedRemoved}}"></p>
<template id="saved">
<li><h2><a href="{{shell.frontAddress}}">{{title}}</a></h2><p></p><button class="button button--quiet" type="button" data-label="{{t.savedRemove}}">×</button></li>
</template>
<div class="empty" id="saved-none" hidden>
<svg class="ring" aria-hidden="true"><use href="{{mark}}"/></svg>
<h2>{{t.savedNone}}</h2>
<p id="saved-hint" data-unsafe="{{t.savedNeedsSafety}}">{{t.savedHint}}</p>
</div>
</div>
{{/main}}
{{$scripts}}
<script type="module" src="{{script}}"></script>
{{/scripts}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/search.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<h1 class="unseen">{{title}}</h1>
<div class="grid search" id="search">
<form class="span-9 search__form" id="search-form" role="search" action="{{fallback}}">
<div class="search__box">
<label class="unseen" for="q">{{label}}</label>
<input class="field" id="q" name="q" type="text" inputmode="search" role="combobox" aria-expanded="false" aria-controls="suggestions" aria-autocomplete="list" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="{{label}}">
<ul class="search__suggestions" id="suggestions" role="listbox" aria-label="{{label}}" hidden></ul>
</div>
<button class="button"><svg class="icon" aria-hidden="true"><use href="{{glyph}}"/></svg>{{t.search}}</button>
</form>
<aside class="search__filters" aria-label="{{t.searchFilters}}">
<details id="filters">
<summary>{{t.searchFilters}}</summary>
<div>
{{#filters}}
<p><label for="f-{{name}}">{{label}}</label><select class="field" id="f-{{name}}" name="{{name}}" form="search-form"><option value="">{{t.filterAll}}</option>{{#options}}<option value="{{value}}">{{title}}</option>{{/options}}</select></p>
{{/filters}}
<p><label for="f-from">{{t.filterFrom}}</label><input class="field" id="f-from" name="from" type="date" form="search-form"></p>
<p><label for="f-to">{{t.filterTo}}</label><input class="field" id="f-to" name="to" type="date" form="search-form"></p>
<p><label for="f-o">{{t.filterOrder}}</label><select class="field" id="f-o" name="o" form="search-form"><option value="">{{t.orderBest}}</option><option value="new">{{t.orderNewest}}</option></select></p>
</div>
</details>
</aside>
<div class="search__answer">
<p class="ui search__status" id="status" role="status"></p>
<ul class="search__active" id="active"></ul>
<div id="results"></div>
<p><button class="button" id="more" type="button" hidden>{{t.moreResults}}</button></p>
<section class="search__recent" id="recent" aria-labelledby="recent-title" hidden>
<h2 id="recent-title">{{t.searchRecent}}</h2>
<ul id="recent-list"></ul>
</section>
<nav class="empty search__lists" aria-label="{{t.sections}}">
<noscript><p class="note">{{t.searchNeedsScript}}</p></noscript>
<ul>
{{#categories}}
<li><a href="{{address}}"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{title}}</a></li>
{{/categories}}
</ul>
<ul>
{{#lists}}
<li><a href="{{address}}">{{title}}</a></li>
{{/lists}}
</ul>
</nav>
</div>
</div>
{{/main}}
{{$scripts}}
<script type="application/json" id="search-setup">{{{setup}}}</script>
<script type="module" src="{{script}}"></script>
{{/scripts}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/section.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
{{#intro}}
<p>{{intro}}</p>
{{/intro}}
<p><a class="go" href="{{feedAddress}}">{{t.sectionFeed}}</a></p>
{{#days}}
{{#-first}}
{{> partials/columns}}
{{/-first}}
{{/days}}
</header>
{{> partials/empty}}
{{#lead}}
{{<partials/card-lead}}{{$kicker}}{{t.newest}}{{/kicker}}{{/partials/card-lead}}
{{/lead}}
{{> partials/days}}
{{> partials/pagination}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/sections.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
</header>
{{> partials/empty}}
{{#rows}}
<section class="shelf">
<h2><svg class="icon" aria-hidden="true"><use href="{{section.mark}}"/></svg><a href="{{section.address}}">{{section.title}}</a></h2>
<p class="shelf__count">{{count}}</p>
{{#newest}}
<div class="shelf__newest"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
<h3><a href="{{address}}">{{title}}</a></h3>
{{> partials/meta}}
</div>
{{/newest}}
<p class="shelf__feed"><a href="{{feed.address}}">{{feed.title}}<span class="unseen">: {{section.title}}</span></a></p>
</section>
{{/rows}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/settings.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
<p>{{t.settingsIntro}}</p>
</header>
<div class="unscripted note">
<p>{{t.settingsNeedScript}}</p>
<ul>
{{#head.languages}}
<li><a href="{{address}}" lang="{{lang}}" hreflang="{{lang}}">{{title}}</a></li>
{{/head.languages}}
</ul>
</div>
<form class="settings scripted">
<p id="settings-status" role="status" data-kept="{{t.settingsKept}}" data-session="{{t.settingsSession}}"></p>
<fieldset>
<legend>{{t.settingsLook}}</legend>
{{#look}}
{{> partials/choice}}
{{/look}}
</fieldset>
{{#hasNews}}
<fieldset>
<legend>{{t.settingsNews}}</legend>
{{#news}}
{{> partials/choice}}
{{/news}}
</fieldset>
{{/hasNews}}
{{#head.hasLanguages}}
<section aria-labelledby="settings-languages">
<h2 id="settings-languages">{{t.navLanguages}}</h2>
<ul class="choices">
{{#head.languages}}
<li><a href="{{address}}" lang="{{lang}}" hreflang="{{lang}}"{{#isCurrent}} aria-current="true"{{/isCurrent}}>{{title}}</a></li>
{{/head.languages}}
</ul>
</section>
{{/head.hasLanguages}}
{{#shell.worker}}
<fieldset id="offline">
<legend>{{t.settingsStore}}</legend>
<p id="store" data-size="{{t.storeSize}}"></p>
<p><a class="go" href="{{savedAddress}}">{{t.saved}}</a></p>
<button class="button button--quiet" id="clear" type="button" data-confirm="{{t.clearConfirm}}" data-done="{{t.storeCleared}}">{{t.clearStore}}</button>
</fieldset>
{{/shell.worker}}
<p><button class="button" id="reset" type="button" data-confirm="{{t.resetConfirm}}" data-done="{{t.resetDone}}">{{t.resetSettings}}</button></p>
</form>
{{/main}}
{{$scripts}}
<script type="module" src="{{script}}"></script>
{{/scripts}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/source.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
{{#intro}}
<p>{{intro}}</p>
{{/intro}}
{{#days}}
{{#-first}}
{{> partials/columns}}
{{/-first}}
{{/days}}
{{#favourite}}
<p class="scripted"><button class="button button--quiet" type="button" data-pref="source" value="{{favourite}}"><svg class="icon" aria-hidden="true"><use href="{{star}}"/></svg>{{t.favouriteSource}}</button></p>
{{/favourite}}
</header>
{{#hasFacts}}
<dl class="facts">
{{#facts}}
<div><dt>{{label}}</dt><dd>{{text}}{{#link}}<a href="{{address}}" rel="noopener external">{{title}}</a>{{/link}}</dd></div>
{{/facts}}
</dl>
{{/hasFacts}}
{{> partials/empty}}
{{<partials/days}}{{$row}}{{<partials/row}}{{$section}} · <span>{{section}}</span>{{/section}}{{/partials/row}}{{/row}}{{/partials/days}}
{{> partials/pagination}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/sources.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
<p>{{intro}}</p>
<nav class="choices" aria-label="{{t.outletViews}}">
{{#views}}
<a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a>
{{/views}}
</nav>
{{#hasJumps}}
<nav class="choices" aria-label="{{t.outletJump}}">
{{#jumps}}
<a href="{{address}}">{{title}}</a>
{{/jumps}}
</nav>
{{/hasJumps}}
{{<partials/filter}}{{$items}}.outlets li{{/items}}{{/partials/filter}}
</header>
{{#groups}}
<section class="outlets"{{#title}} aria-labelledby="{{anchor}}"{{/title}}>
{{#title}}
<h2 id="{{anchor}}">{{title}} <small>{{count}}</small></h2>
{{/title}}
{{^title}}
<h2 class="unseen">{{t.allOutlets}}</h2>
{{/title}}
<ul>
{{#rows}}
<li>
{{#link}}
<h3>{{#address}}<a href="{{address}}"{{#isExternal}} rel="noopener external"{{/isExternal}}>{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}</h3>
{{/link}}
{{#summary}}
<p{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>{{summary}}</p>
{{/summary}}
<p class="outlets__note">{{note}}{{#newest}}<br>{{newest}}{{/newest}}</p>
<p class="outlets__ways">{{#home}}<a href="{{address}}" rel="noopener external">{{title}}</a>{{/home}}{{#feed}}<a href="{{address}}" rel="noopener external">{{title}}</a>{{/feed}}</p>
</li>
{{/rows}}
</ul>
</section>
{{/groups}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/status.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head">
{{> partials/crumbs}}
<h1>{{title}}</h1>
<p class="page-head__intro">{{intro}}</p>
</header>
{{#sources}}
<section class="health">
<h2>{{#source}}{{#address}}<a href="{{address}}" rel="noopener nofollow">{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}{{/source}}</h2>
<p class="health__state{{^isWell}} health__state--ill{{/isWell}}">{{condition}}</p>
<dl class="facts">
{{#facts}}
<div><dt>{{label}}</dt><dd>{{text}}{{#time}}<time datetime="{{machine}}">{{text}}</time>{{/time}}{{#link}}<a href="{{address}}" rel="noopener nofollow">{{title}}</a>{{/link}}</dd></div>
{{/facts}}
</dl>
{{#hasRemarks}}
<details class="health__remarks">
<summary>{{remarksTitle}}</summary>
<ul lang="en">
{{#remarks}}
<li>{{text}}</li>
{{/remarks}}
</ul>
</details>
{{/hasRemarks}}
</section>
{{/sources}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/team.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<header class="page-head team-head">
{{> partials/crumbs}}
{{#crest}}
{{#address}}
<img class="crest crest--drawn" src="{{address}}" width="{{width}}" height="{{height}}" alt="" loading="lazy" decoding="async">
{{/address}}
{{^address}}
<span class="crest" aria-hidden="true">{{initials}}</span>
{{/address}}
{{/crest}}
<h1>{{title}}</h1>
<p>{{sport}}{{#scoresTime}} · <time datetime="{{machine}}">{{text}}</time>{{/scoresTime}}</p>
{{#isSample}}
<p class="note">{{t.samplePageNote}}</p>
{{/isSample}}
</header>
{{#hasStandings}}
<dl class="record">
{{#standings}}
<dt><a href="{{address}}">{{title}}</a></dt><dd>{{note}}</dd>
{{/standings}}
</dl>
{{/hasStandings}}
{{#calendar}}
<p class="team-calendar"><a class="button button--quiet" href="{{calendar}}" download><svg class="icon" aria-hidden="true"><use href="{{calendarMark}}"/></svg>{{t.teamCalendar}}</a></p>
{{/calendar}}
{{> partials/match-groups}}
{{> partials/credits}}
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/tombstone.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
<div class="lost">
<svg class="ring" aria-hidden="true"><use href="{{bell}}"/></svg>
<h1>{{t.withdrawnTitle}}</h1>
<p>{{text}}</p>
<p><a class="button" href="{{shell.frontAddress}}">{{t.toFront}}</a></p>
</div>
{{/main}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "pages/track.mustache",
            text: #"""
{{<layouts/base}}
{{$main}}
{{> partials/crumbs}}
<article class="article">
<header>
<p class="kicker">{{#artist}}{{#address}}<a href="{{address}}">{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}{{/artist}}{{#row.isSample}} <b class="sample">{{t.sample}}</b>{{/row.isSample}}</p>
<h1>{{row.title}}</h1>
{{#row.isVideo}}
<p class="byline">{{t.musicVideo}}{{#row.isExplicit}} · {{t.explicit}}{{/row.isExplicit}}</p>
{{/row.isVideo}}
{{^row.isVideo}}
{{#row.isExplicit}}
<p class="byline">{{t.explicit}}</p>
{{/row.isExplicit}}
{{/row.isVideo}}
</header>
{{#row}}
<div class="grid article__grid">
<figure class="third cover">
{{#artwork}}
<div class="picture {{colour}}">{{#large}}<picture><source type="image/webp" srcset="{{large}}" sizes="(min-width:600px) 380px,100vw">{{/large}}<img src="{{address}}" width="{{width}}" height="{{height}}" alt="" fetchpriority="high">{{#large}}</picture>{{/large}}</div>
{{/artwork}}
{{^artwork}}
<div class="wave"><svg aria-hidden="true"><use href="{{wave}}"/></svg></div>
{{/artwork}}
</figure>
<div class="span-7 about">
{{#hasFacts}}
{{> partials/facts}}
{{/hasFacts}}
{{> partials/preview}}
{{#previewLink}}
<p><a href="{{address}}" rel="noopener external nofollow">{{title}}</a></p>
{{/previewLink}}
{{#store}}
<p><a class="button to-source" href="{{address}}" rel="noopener external">{{title}}</a></p>
{{/store}}
{{#note}}
<section aria-labelledby="note">
<h2 id="note">{{t.editorsNote}}</h2>
<div class="prose"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
{{{html}}}
</div>
{{#author}}
<p class="credits">{{author}}</p>
{{/author}}
</section>
{{/note}}
{{#isSample}}
<p class="note">{{t.samplePageNote}}</p>
{{/isSample}}
{{> partials/credits}}
</div>
</div>
{{/row}}
</article>
{{#hasByArtist}}
<section class="block" aria-labelledby="by-artist">
<div class="rail rail--small">
<h2 id="by-artist"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{byArtistTitle}}</h2>
</div>
<div class="block__body">
<ul class="tracks">
{{#byArtist}}
{{> partials/track}}
{{/byArtist}}
</ul>
</div>
</section>
{{/hasByArtist}}
{{#hasByGenre}}
<section class="block" aria-labelledby="by-genre">
<div class="rail rail--small">
<h2 id="by-genre"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{byGenreTitle}}</h2>
</div>
<div class="block__body">
<ul class="tracks">
{{#byGenre}}
{{<partials/track}}{{$artist}}<p>{{artist}}</p>{{/artist}}{{/partials/track}}
{{/byGenre}}
</ul>
</div>
</section>
{{/hasByGenre}}
{{/main}}
{{$scripts}}
<script type="module" src="{{audioScript}}"></script>
{{/scripts}}
{{/layouts/base}}

"""#),
        ThemeFile(
            path: "partials/avatar.mustache",
            text: #"""
{{#picture}}
<img class="avatar" src="{{picture}}" width="48" height="48" alt="" loading="lazy" decoding="async">
{{/picture}}
{{^picture}}
<span class="avatar" aria-hidden="true">{{initials}}</span>
{{/picture}}

"""#),
        ThemeFile(
            path: "partials/card-column.mustache",
            text: #"""
{{! A small card that opens a column of a block: it keeps its neighbours' picture line. }}
<article class="card line"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
<h3><a href="{{address}}">{{title}}</a></h3>
{{#topic}}
<p class="kicker">{{topic}}</p>
{{/topic}}
{{> partials/picture-or-wave}}
{{#summary}}
<p class="summary">{{summary}}</p>
{{/summary}}
{{> partials/meta}}
</article>

"""#),
        ThemeFile(
            path: "partials/card-lead.mustache",
            text: #"""
{{! The one large card of a page. Blocks: kicker. }}
<article class="card lead {{$class}}{{/class}}"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
<h2><a href="{{address}}">{{title}}</a></h2>
<p class="kicker"{{#pageLang}} lang="{{pageLang}}"{{/pageLang}}>{{$kicker}}{{section}}{{/kicker}}</p>
{{#picture}}
<div class="picture {{colour}}">{{#large}}<picture><source type="image/webp" srcset="{{large}}" sizes="(min-width:960px) 760px,100vw">{{/large}}<img src="{{address}}" width="{{width}}" height="{{height}}" alt="" fetchpriority="high">{{#large}}</picture>{{/large}}</div>
{{/picture}}
{{^picture}}
<div class="wave"><svg aria-hidden="true"><use href="{{wave}}"/></svg><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg></div>
{{/picture}}
{{#summary}}
<p class="summary">{{summary}}</p>
{{/summary}}
{{#hasAlso}}
<p class="also"{{#pageLang}} lang="{{pageLang}}"{{/pageLang}}>{{t.alsoIn}} {{#also}}{{separator}}{{#address}}<a href="{{address}}" rel="noopener external">{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}{{/also}}</p>
{{/hasAlso}}
{{> partials/meta}}
</article>

"""#),
        ThemeFile(
            path: "partials/card-line.mustache",
            text: #"""
{{! A small card: headline and source. Block: kicker. }}
<article class="card line"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
<h3><a href="{{address}}">{{title}}</a></h3>
{{$kicker}}{{/kicker}}
{{> partials/meta}}
</article>

"""#),
        ThemeFile(
            path: "partials/card-medium.mustache",
            text: #"""
{{! The larger card of a block: a picture or a voice wave, and the summary. Block: class. }}
<article class="card medium{{$class}}{{/class}}"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
<h3><a href="{{address}}">{{title}}</a></h3>
{{#topic}}
<p class="kicker">{{topic}}</p>
{{/topic}}
{{> partials/picture-or-wave}}
{{#summary}}
<p class="summary">{{summary}}</p>
{{/summary}}
{{> partials/meta}}
</article>

"""#),
        ThemeFile(
            path: "partials/card-second.mustache",
            text: #"""
{{! Beside the lead: a headline of the second size, with a picture where there is one. }}
<article class="card medium"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
<h3><a href="{{address}}">{{title}}</a></h3>
<p class="kicker"{{#pageLang}} lang="{{pageLang}}"{{/pageLang}}>{{section}}</p>
{{> partials/picture}}
{{^picture}}
{{#summary}}
<p class="summary">{{summary}}</p>
{{/summary}}
{{/picture}}
{{> partials/meta}}
</article>

"""#),
        ThemeFile(
            path: "partials/card-small.mustache",
            text: #"""
{{! A small card of a block: what the source files it under, and what the block adds. Block: summary. }}
<article class="card line"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
<h3><a href="{{address}}">{{title}}</a></h3>
{{#topic}}
<p class="kicker">{{topic}}</p>
{{/topic}}
{{$summary}}{{/summary}}
{{> partials/meta}}
</article>

"""#),
        ThemeFile(
            path: "partials/categories.mustache",
            text: #"""
{{#hasCategories}}
<nav class="categories" aria-label="{{t.navCategories}}">
{{#categories}}
<a href="{{address}}"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{title}}</a>
{{/categories}}
</nav>
{{/hasCategories}}

"""#),
        ThemeFile(
            path: "partials/choice.mustache",
            text: #"""
{{! One setting with what can be chosen. }}
<p class="setting"><label for="set-{{name}}">{{label}}</label><select class="field" id="set-{{name}}" data-pref="{{name}}">{{#options}}<option value="{{value}}">{{title}}</option>{{/options}}</select></p>

"""#),
        ThemeFile(
            path: "partials/columns.mustache",
            text: #"""
{{! Turns lists of two columns on and off. }}
<p class="columns-switch scripted"><button class="button button--quiet" type="button" data-pref="cols" value="2">{{t.twoColumns}}</button></p>

"""#),
        ThemeFile(
            path: "partials/country-spot.mustache",
            text: #"""
{{! A country among its neighbours, with a place in it. }}
<figure class="map map--aside">
<svg viewBox="0 0 {{width}} {{height}}" width="{{width}}" height="{{height}}" role="img" aria-label="{{label}}">
<path class="sea" d="{{sea}}"/>
<path class="graticule" d="{{graticule}}"/>
<g class="land"><path d="{{others}}"/><path id="c-country" class="land-3" d="{{path}}"/></g>
{{#isMarked}}
<circle class="spot" cx="{{x}}" cy="{{y}}" r="14"/>
{{/isMarked}}
</svg>
</figure>

"""#),
        ThemeFile(
            path: "partials/credits.mustache",
            text: #"""
{{! Whose data the page shows. }}
{{#credits}}
<p class="credits">{{t.dataFrom}} {{#address}}<a href="{{address}}" rel="noopener external">{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}</p>
{{/credits}}

"""#),
        ThemeFile(
            path: "partials/crumbs.mustache",
            text: #"""
<nav aria-label="{{t.navCrumbs}}">
<ol class="crumbs">
{{#crumbs}}
<li><a href="{{address}}">{{title}}</a></li>
{{/crumbs}}
</ol>
</nav>

"""#),
        ThemeFile(
            path: "partials/days.mustache",
            text: #"""
{{! News by day and hour, under headings of the second and third level. }}
{{#days}}
<h2 class="day">{{heading}}</h2>
{{#hours}}
<section class="hour">
<h3 class="hour__title"><span>{{title}}</span><i class="bell {{bell}}" aria-hidden="true"></i></h3>
<div class="items">
{{#cards}}
{{$row}}{{> partials/row}}{{/row}}
{{/cards}}
</div>
</section>
{{/hours}}
{{/days}}

"""#),
        ThemeFile(
            path: "partials/editor-note.mustache",
            text: #"""
{{! What the newsroom says of a match or a programme. }}
{{#note}}
<section class="block" aria-labelledby="note"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
<div class="rail rail--small">
<h2 id="note" lang="{{head.lang}}" dir="{{head.dir}}">{{t.editorsNote}}</h2>
{{#author}}
<p lang="{{head.lang}}" dir="{{head.dir}}">{{author}}</p>
{{/author}}
</div>
<div class="block__body prose">
{{{html}}}
</div>
</section>
{{/note}}

"""#),
        ThemeFile(
            path: "partials/empty.mustache",
            text: #"""
{{#empty}}
<div class="empty">
<svg class="ring" aria-hidden="true"><use href="{{bell}}"/></svg>
<h2>{{text}}</h2>
{{#hasSections}}
<p>{{t.emptyHint}}</p>
<ul>
{{#sections}}
<li><a href="{{address}}"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{title}}</a></li>
{{/sections}}
</ul>
{{/hasSections}}
</div>
{{/empty}}

"""#),
        ThemeFile(
            path: "partials/facts.mustache",
            text: #"""
{{! Labelled facts of one thing. }}
<dl class="facts">
{{#facts}}
<div><dt>{{label}}</dt><dd>{{text}}{{#time}}<time datetime="{{machine}}">{{text}}</time>{{/time}}{{#link}}<a href="{{address}}"{{#isExternal}} rel="noopener external nofollow"{{/isExternal}}>{{title}}</a>{{/link}}</dd></div>
{{/facts}}
</dl>

"""#),
        ThemeFile(
            path: "partials/favourite.mustache",
            text: #"""
{{! Room for the reader's own source, seen by those who have one. }}
<section class="block fav scripted" aria-labelledby="s-source" data-slot="{{t.frontSource}}" data-failed="{{t.slotFailed}}" data-sample="{{t.sample}}">
<div class="rail">
<h2 id="s-source"><svg class="icon" aria-hidden="true"><use href="{{star}}"/></svg><a href="{{newsAddress}}">{{t.favouriteSource}}</a></h2>
</div>
<div class="block__body">
<div class="four four--row"></div>
</div>
</section>

"""#),
        ThemeFile(
            path: "partials/figure-card.mustache",
            text: #"""
{{! A figure of a collection. Block: heading. }}
<article class="card"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
{{$heading}}<h2><a href="{{address}}">{{name}}</a></h2>{{/heading}}
{{#number}}
<p class="kicker">{{number}}</p>
{{/number}}
{{#picture}}
<div class="picture {{colour}}">{{#small}}<picture><source type="image/webp" srcset="{{small}}" sizes="(min-width:600px) 30vw,100vw">{{/small}}<img src="{{address}}" width="{{width}}" height="{{height}}" alt="" loading="lazy" decoding="async">{{#small}}</picture>{{/small}}</div>
{{/picture}}
{{^picture}}
<div class="wave"><svg aria-hidden="true"><use href="{{wave}}"/></svg></div>
{{/picture}}
{{#text}}
<p class="summary clamp">{{text}}</p>
{{/text}}
{{#note}}
<p class="meta">{{note}}</p>
{{/note}}
{{#isSample}}
<p class="meta"><b class="sample">{{t.sample}}</b></p>
{{/isSample}}
</article>

"""#),
        ThemeFile(
            path: "partials/figure.mustache",
            text: #"""
{{#figure}}
<figure class="figure figure--bleed">
{{#large}}<picture><source type="image/webp" srcset="{{large}}" sizes="(min-width:960px) 820px,100vw">{{/large}}<img class="{{colour}}" src="{{address}}" width="{{width}}" height="{{height}}" alt="{{alt}}" fetchpriority="high">{{#large}}</picture>{{/large}}
{{#credit}}
<figcaption lang="{{head.lang}}" dir="{{head.dir}}">{{credit}}</figcaption>
{{/credit}}
</figure>
{{/figure}}

"""#),
        ThemeFile(
            path: "partials/filter.mustache",
            text: #"""
{{! A field that shortens a list while one types. Block: items, which the field is for. }}
<div class="filter scripted">
<label for="filter">{{t.filterList}}</label>
<input class="field" id="filter" type="search" autocomplete="off" spellcheck="false" data-script="{{filterScript}}" data-items="{{$items}}li{{/items}}">
<p id="filter-status" role="status" data-count="{{t.filterCount}}"></p>
</div>

"""#),
        ThemeFile(
            path: "partials/footer.mustache",
            text: #"""
<footer class="wrap footer">
<div class="scotch scotch--turned"></div>
<div class="grid">
<p class="span-5 half footer__motto">{{shell.motto}}</p>
<nav class="span-2 quarter" aria-labelledby="f-follow">
<h2 id="f-follow">{{t.navFollow}}</h2>
<ul>
{{#shell.feeds}}
<li><a href="{{address}}">{{title}}</a></li>
{{/shell.feeds}}
</ul>
</nav>
{{#head.hasLanguages}}
<nav class="span-2 quarter" aria-labelledby="f-languages">
<h2 id="f-languages">{{t.navLanguages}}</h2>
<ul>
{{#head.languages}}
<li><a href="{{address}}" lang="{{lang}}" hreflang="{{lang}}"{{#isCurrent}} aria-current="true"{{/isCurrent}}>{{title}}</a></li>
{{/head.languages}}
</ul>
</nav>
{{/head.hasLanguages}}
{{#shell.hasPages}}
<nav class="quarter" aria-labelledby="f-paper">
<h2 id="f-paper">{{t.navPaper}}</h2>
<ul>
{{#shell.pages}}
<li><a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a></li>
{{/shell.pages}}
</ul>
</nav>
{{/shell.hasPages}}
</div>
{{> slots/footer}}
<p class="footer__end">{{t.promise}}{{#shell.hasMaps}} {{t.mapCredit}}{{/shell.hasMaps}}</p>
<p class="footer__end scripted"><label for="f-theme">{{t.settingTheme}}</label> <select id="f-theme" data-pref="theme"><option value="">{{t.themeSystem}}</option><option value="light">{{t.themeLight}}</option><option value="dark">{{t.themeDark}}</option></select></p>
</footer>

"""#),
        ThemeFile(
            path: "partials/map-credit.mustache",
            text: #"""
<p class="map-note">{{t.peopleMapNote}}{{#credit}} {{#address}}<a href="{{address}}" rel="noopener external">{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}{{/credit}}</p>

"""#),
        ThemeFile(
            path: "partials/map-teaser.mustache",
            text: #"""
{{! A dotted world with the countries that have news, and the way to the map. }}
<section class="block" aria-labelledby="b-map">
<div class="rail">
<h2 id="b-map"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg><a href="{{address}}">{{t.map}}</a></h2>
<p><a class="go" href="{{address}}">{{t.openMap}}</a></p>
</div>
<div class="block__body">
<div class="grid">
<div class="dots">
<svg viewBox="0 0 {{width}} {{height}}" width="{{width}}" height="{{height}}" role="img" aria-label="{{label}}"><use href="{{dots}}"/>{{#spots}}<circle cx="{{x}}" cy="{{y}}" r="{{radius}}"/>{{/spots}}</svg>
</div>
<ul class="columns dots__list">
{{#countries}}
<li><a href="{{address}}">{{title}}</a><span>{{note}}</span></li>
{{/countries}}
</ul>
</div>
</div>
</section>

"""#),
        ThemeFile(
            path: "partials/masthead-front.mustache",
            text: #"""
<header class="wrap masthead masthead--front">
<div class="scotch"></div>
<div class="masthead__line">
{{> partials/nameplate}}
<p class="masthead__motto">{{motto}}</p>
{{#dateline}}
<p class="masthead__date"><b>{{t.proclaim}}</b> <time datetime="{{machine}}">{{text}}</time><small class="stale scripted" data-old="{{t.staleFront}}" data-days="1" data-time=".masthead__date time"></small></p>
{{/dateline}}
</div>
<div class="scotch scotch--turned"></div>
{{> partials/nav}}
</header>

"""#),
        ThemeFile(
            path: "partials/masthead.mustache",
            text: #"""
<header class="wrap masthead masthead--inner">
<div class="masthead__line">
{{> partials/nameplate}}
{{> partials/nav}}
</div>
<div class="scotch"></div>
</header>

"""#),
        ThemeFile(
            path: "partials/match-board.mustache",
            text: #"""
{{! The front page's matches. }}
<section class="block" aria-labelledby="b-matches">
<div class="rail">
<h2 id="b-matches"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg><a href="{{address}}">{{t.matchesHeading}}</a></h2>
{{#scoresTime}}
<p><time datetime="{{machine}}">{{text}}</time></p>
{{/scoresTime}}
<p><a class="go" href="{{address}}">{{t.allMatches}}</a></p>
</div>
<div class="block__body">
{{> partials/match-rows}}
</div>
</section>

"""#),
        ThemeFile(
            path: "partials/match-day.mustache",
            text: #"""
{{! The matches of one day inside a block, by competition. }}
<h3 class="day" data-day="{{date}}" data-today="{{t.today}}"><a href="{{address}}">{{heading}}</a></h3>
{{#groups}}
<section class="hour">
<h4 class="hour__title" id="{{anchor}}">{{#address}}<a href="{{address}}">{{title}}</a>{{/address}}{{^address}}<span>{{title}}</span>{{/address}}</h4>
{{> partials/match-rows}}
</section>
{{/groups}}

"""#),
        ThemeFile(
            path: "partials/match-groups.mustache",
            text: #"""
{{! Matches under headings of the second level. }}
{{#groups}}
<section class="block" aria-labelledby="{{anchor}}">
<div class="rail rail--small">
<h2 id="{{anchor}}">{{#mark}}<svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{/mark}}{{#address}}<a href="{{address}}">{{title}}</a>{{/address}}{{^address}}<span>{{title}}</span>{{/address}}</h2>
</div>
<div class="block__body">
{{> partials/match-rows}}
</div>
</section>
{{/groups}}

"""#),
        ThemeFile(
            path: "partials/match-rows.mustache",
            text: #"""
{{! Matches, a line each: how far they have come, the two teams and the score between them. }}
<ul>
{{#rows}}
<li class="match"><p>{{note}}{{#hasBoth}} · {{/hasBoth}}{{#time}}<time datetime="{{machine}}">{{text}}</time>{{/time}}{{#isSample}} <b class="sample">{{t.sample}}</b>{{/isSample}}</p><a{{#homeLost}} class="lost"{{/homeLost}} href="{{address}}" aria-label="{{label}}">{{home}}</a><b aria-hidden="true">{{score}}</b><span{{#awayLost}} class="lost"{{/awayLost}} aria-hidden="true">{{away}}</span></li>
{{/rows}}
</ul>

"""#),
        ThemeFile(
            path: "partials/match-side.mustache",
            text: #"""
{{! One side of a match: crest or initials, name, goals. }}
<div>
{{#crest}}
{{#address}}
<img class="crest crest--drawn" src="{{address}}" width="{{width}}" height="{{height}}" alt="" loading="lazy" decoding="async">
{{/address}}
{{^address}}
<span class="crest" aria-hidden="true">{{initials}}</span>
{{/address}}
{{/crest}}
<h2>{{#address}}<a href="{{address}}">{{name}}</a>{{/address}}{{^address}}{{name}}{{/address}}</h2>
{{#fullName}}
<p>{{fullName}}</p>
{{/fullName}}
{{#hasGoals}}
<ul>
{{#goals}}
<li>{{.}}</li>
{{/goals}}
</ul>
{{/hasGoals}}
</div>

"""#),
        ThemeFile(
            path: "partials/meta.mustache",
            text: #"""
{{! Source, what else a list says under a headline, and last the time: an age that takes its place is shorter. }}
<p class="meta"{{#pageLang}} lang="{{pageLang}}"{{/pageLang}}>{{#source}}{{#address}}<a href="{{address}}" rel="noopener external">{{title}}</a>{{/address}}{{^address}}<span>{{title}}</span>{{/address}}{{/source}}{{$extra}}{{/extra}}{{#isSample}} <b class="sample">{{t.sample}}</b>{{/isSample}} · {{#time}}<time datetime="{{machine}}">{{text}}</time>{{/time}}{{^time}}<span>{{t.unknownDate}}</span>{{/time}}</p>

"""#),
        ThemeFile(
            path: "partials/music-shelf.mustache",
            text: #"""
{{! Some tracks on the front page. }}
<section class="block" aria-labelledby="b-music">
<div class="rail">
<h2 id="b-music"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg><a href="{{address}}">{{t.music}}</a></h2>
<p><a class="go" href="{{address}}">{{t.allMusic}}</a></p>
</div>
<div class="block__body">
<ul class="tracks">
{{#tracks}}
{{<partials/track}}{{$artist}}<p>{{artist}}</p>{{/artist}}{{/partials/track}}
{{/tracks}}
</ul>
</div>
</section>

"""#),
        ThemeFile(
            path: "partials/nameplate.mustache",
            text: #"""
<a class="nameplate" href="{{shell.frontAddress}}"{{#shell.wordmark}} aria-label="{{shell.siteTitle}}"{{/shell.wordmark}}>{{#shell.wordmark}}<svg viewBox="0 0 446 72" width="446" height="72" aria-hidden="true"><use href="{{shell.wordmark}}"/></svg>{{/shell.wordmark}}{{^shell.wordmark}}<span>{{shell.siteTitle}}</span>{{/shell.wordmark}}</a>

"""#),
        ThemeFile(
            path: "partials/nav.mustache",
            text: #"""
<nav class="nav" aria-label="{{t.navMain}}">
<ul>
{{#shell.main}}
<li><a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a></li>
{{/shell.main}}
</ul>
{{#shell.hasMore}}
<details class="more">
<summary>{{t.navMore}}</summary>
<ul>
{{#shell.more}}
<li><a href="{{address}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a></li>
{{/shell.more}}
</ul>
</details>
{{/shell.hasMore}}
</nav>

"""#),
        ThemeFile(
            path: "partials/neighbours.mustache",
            text: #"""
{{! The page before and the page after. Block: label. }}
{{#neighbours}}
<nav class="neighbours" aria-label="{{$label}}{{t.navPages}}{{/label}}">
{{#previous}}
<a rel="prev" href="{{address}}"><small>{{note}}</small><span{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>{{title}}</span></a>
{{/previous}}
{{#next}}
<a rel="next" href="{{address}}"><small>{{note}}</small><span{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>{{title}}</span></a>
{{/next}}
</nav>
{{/neighbours}}

"""#),
        ThemeFile(
            path: "partials/offers.mustache",
            text: #"""
{{! The ways to watch a programme in one country. }}
<div class="scroll" tabindex="0" role="group" aria-label="{{t.whereToWatch}}: {{country}}">
<table>
<caption{{^isHome}} class="unseen"{{/isHome}}>{{country}}</caption>
<thead>
<tr><th scope="col">{{t.offerService}}</th><th scope="col">{{t.offerForm}}</th>{{#hasPrice}}<th scope="col">{{t.offerPrice}}</th>{{/hasPrice}}{{#hasQuality}}<th scope="col">{{t.offerQuality}}</th>{{/hasQuality}}{{#hasAudio}}<th scope="col">{{t.offerAudio}}</th>{{/hasAudio}}{{#hasSubtitles}}<th scope="col">{{t.offerSubtitles}}</th>{{/hasSubtitles}}{{#hasUntil}}<th scope="col">{{t.offerUntil}}</th>{{/hasUntil}}</tr>
</thead>
<tbody>
{{#offers}}
<tr><th scope="row">{{#service}}{{#address}}<a class="to-source" href="{{address}}" rel="noopener external">{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}{{/service}}</th><td>{{form}}</td>{{#hasPrice}}<td>{{price}}</td>{{/hasPrice}}{{#hasQuality}}<td>{{quality}}</td>{{/hasQuality}}{{#hasAudio}}<td>{{audio}}</td>{{/hasAudio}}{{#hasSubtitles}}<td>{{subtitles}}</td>{{/hasSubtitles}}{{#hasUntil}}<td>{{#until}}<time datetime="{{machine}}">{{text}}</time>{{/until}}</td>{{/hasUntil}}</tr>
{{/offers}}
</tbody>
</table>
</div>

"""#),
        ThemeFile(
            path: "partials/pagination.mustache",
            text: #"""
{{#pagination}}
{{#older}}
<p class="further scripted"><button class="button button--quiet" type="button">{{$more}}{{t.moreNews}}{{/more}}</button></p>
{{/older}}
<nav class="neighbours" aria-label="{{t.navPages}}">
{{#newest}}
<a href="{{address}}"><small>{{note}}</small>{{title}}</a>
{{/newest}}
{{#newer}}
<a rel="prev" href="{{address}}">{{title}}</a>
{{/newer}}
{{#older}}
<a rel="next" href="{{address}}"><small>{{note}}</small>{{title}}</a>
{{/older}}
</nav>
{{/pagination}}

"""#),
        ThemeFile(
            path: "partials/person.mustache",
            text: #"""
{{! A person in a list. }}
<li class="person">
{{> partials/avatar}}
<div><a href="{{address}}">{{name}}</a>{{#isSample}} <b class="sample">{{t.sample}}</b>{{/isSample}}{{#place}}<p>{{place}}</p>{{/place}}</div>
</li>

"""#),
        ThemeFile(
            path: "partials/picture-or-wave.mustache",
            text: #"""
{{> partials/picture}}
{{^picture}}
<div class="wave"><svg aria-hidden="true"><use href="{{wave}}"/></svg><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg></div>
{{/picture}}

"""#),
        ThemeFile(
            path: "partials/picture.mustache",
            text: #"""
{{! A picture in a list, in the widths of a card. Block: sizes. }}
{{#picture}}
<div class="picture {{colour}}">{{#small}}<picture><source type="image/webp" srcset="{{small}}" sizes="{{$sizes}}(min-width:960px) 380px,(min-width:600px) 50vw,100vw{{/sizes}}">{{/small}}<img src="{{address}}" width="{{width}}" height="{{height}}" alt="" loading="lazy" decoding="async">{{#small}}</picture>{{/small}}</div>
{{/picture}}

"""#),
        ThemeFile(
            path: "partials/player.mustache",
            text: #"""
{{! Plays the sound before it; how far it has come is shown from its start to its end. }}
<div class="player scripted"><button class="button button--quiet" type="button" aria-pressed="false" aria-label="{{label}}"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg>{{t.preview}}</button><progress hidden max="1" value="0" aria-label="{{label}}"></progress><p role="status" data-failed="{{t.previewFailed}}"></p></div>

"""#),
        ThemeFile(
            path: "partials/poster.mustache",
            text: #"""
{{! A programme in the grid of posters. }}
<article class="card line">
<h2><a href="{{address}}">{{title}}</a></h2>
{{#poster}}
<div class="picture {{colour}}">{{#small}}<picture><source type="image/webp" srcset="{{small}}" sizes="(min-width:960px) 180px, (min-width:600px) 22vw, 44vw">{{/small}}<img src="{{address}}"{{#widths}} srcset="{{widths}}" sizes="(min-width:960px) 180px, (min-width:600px) 22vw, 44vw"{{/widths}} width="{{width}}" height="{{height}}" alt="" loading="lazy" decoding="async">{{#small}}</picture>{{/small}}</div>
{{/poster}}
{{^poster}}
<div class="wave"><svg aria-hidden="true"><use href="{{wave}}"/></svg><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg></div>
{{/poster}}
<p class="meta">{{kind}}{{#length}}<br>{{length}}{{/length}}{{#isSample}} <b class="sample">{{t.sample}}</b>{{/isSample}}</p>
</article>

"""#),
        ThemeFile(
            path: "partials/preview.mustache",
            text: #"""
{{#preview}}
{{#isVideo}}
<video controls preload="none" playsinline src="{{address}}" aria-label="{{label}}"></video>
{{/isVideo}}
{{^isVideo}}
<audio controls preload="none" src="{{address}}" aria-label="{{label}}"></audio>
{{/isVideo}}
{{/preview}}

"""#),
        ThemeFile(
            path: "partials/programme-rail.mustache",
            text: #"""
{{! The front page's programmes, in a line that scrolls where it does not fit. }}
<section class="block block--near" aria-labelledby="b-programmes">
<div class="rail">
<h2 id="b-programmes"><svg class="icon" aria-hidden="true"><use href="{{mark}}"/></svg><a href="{{address}}">{{t.programmes}}</a></h2>
<p><a class="go" href="{{address}}">{{t.wholeProgrammes}}</a></p>
</div>
<div class="block__body">
<div class="strip" tabindex="0" role="group" aria-labelledby="b-programmes">
{{#cards}}
{{> partials/programme-ticket}}
{{/cards}}
</div>
</div>
</section>

"""#),
        ThemeFile(
            path: "partials/programme-ticket.mustache",
            text: #"""
{{! A programme in a line of several: a small poster beside its title. }}
<article class="card ticket">
<h3><a href="{{address}}">{{title}}</a></h3>
{{#poster}}
<div class="picture {{colour}}">{{#small}}<picture><source type="image/webp" srcset="{{small}}" sizes="60px">{{/small}}<img src="{{address}}"{{#widths}} srcset="{{widths}}" sizes="60px"{{/widths}} width="{{width}}" height="{{height}}" alt="" loading="lazy" decoding="async">{{#small}}</picture>{{/small}}</div>
{{/poster}}
{{^poster}}
<div class="wave"><svg aria-hidden="true"><use href="{{wave}}"/></svg></div>
{{/poster}}
<p class="meta">{{form}}{{#length}}<br>{{length}}{{/length}}{{#isSample}} <b class="sample">{{t.sample}}</b>{{/isSample}}</p>
</article>

"""#),
        ThemeFile(
            path: "partials/record.mustache",
            text: #"""
{{! Facts with their labels. }}
<dl class="record">
{{#facts}}
<dt>{{label}}</dt><dd>{{text}}{{#time}}<time datetime="{{machine}}">{{text}}</time>{{/time}}{{#isKickoff}} <small class="local scripted" data-local="{{t.localTime}}"></small>{{/isKickoff}}{{#link}}{{#address}}<a href="{{address}}"{{#isExternal}} rel="noopener external"{{/isExternal}}>{{title}}</a>{{/address}}{{^address}}{{title}}{{/address}}{{/link}}</dd>
{{/facts}}
</dl>

"""#),
        ThemeFile(
            path: "partials/row.mustache",
            text: #"""
{{! A line of the river. }}
<article class="card row"{{#lang}} lang="{{lang}}"{{/lang}}{{#dir}} dir="{{dir}}"{{/dir}}>
<h4><a href="{{address}}">{{title}}</a></h4>
{{<partials/picture}}{{$sizes}}120px{{/sizes}}{{/partials/picture}}
{{#summary}}
<p class="summary">{{summary}}</p>
{{/summary}}
{{<partials/meta}}{{$extra}}{{$section}}{{/section}}{{/extra}}{{/partials/meta}}
</article>

"""#),
        ThemeFile(
            path: "partials/sheet-ground.mustache",
            text: #"""
{{! What lies under the pins of a map: sea, countries, the ground of a region with its names. }}
<path class="sea" d="{{sea}}"/>
<path class="graticule" d="{{graticule}}"/>
<g class="land">
{{#countries}}
<path{{#id}} id="{{id}}"{{/id}}{{#level}} class="{{level}}"{{/level}} d="{{path}}"/>
{{/countries}}
</g>
{{#ground}}
<g class="ground ground--{{kind}}">{{#areas}}<path d="{{areas}}"/>{{/areas}}{{#lines}}<path class="ground__line" d="{{lines}}"/>{{/lines}}</g>
{{/ground}}
<g aria-hidden="true">
{{#labels}}
<text class="label{{#isSmall}} label--small{{/isSmall}}{{^isSmall}} label--large{{/isSmall}}{{#isGround}} label--ground{{/isGround}}" x="{{x}}" y="{{y}}">{{text}}</text>
{{/labels}}
</g>

"""#),
        ThemeFile(
            path: "partials/sheet-scale.mustache",
            text: #"""
{{#scale}}
<g class="scale-bar" transform="translate({{x}},{{y}})"><path d="M0-6v6h{{length}}v-6"/><text x="{{middle}}" y="-8" text-anchor="middle">{{text}}</text></g>
{{/scale}}

"""#),
        ThemeFile(
            path: "partials/sheet.mustache",
            text: #"""
{{! A map with its ground, pins and names; the list beside or below it says the same. }}
<svg viewBox="0 0 {{width}} {{height}}" width="{{width}}" height="{{height}}" role="group" aria-labelledby="{{prefix}}map-title">
<title id="{{prefix}}map-title">{{label}}</title>
{{> partials/sheet-ground}}
{{#pins}}
<a class="pin{{#isSmall}} pin--small{{/isSmall}}{{#isLarge}} pin--large{{/isLarge}}{{#isHome}} pin--home{{/isHome}}" href="{{address}}" transform="translate({{x}},{{y}})"><title>{{title}}</title><g><circle class="pin__reach" r="{{reach}}"/><circle r="{{radius}}"/>{{#ring}}<circle class="pin__ring" r="{{ring}}"/>{{/ring}}<text y="5">{{count}}</text></g></a>
{{/pins}}
{{> partials/sheet-scale}}
</svg>

"""#),
        ThemeFile(
            path: "partials/track.mustache",
            text: #"""
{{! A track in a list. Block: artist. }}
<li class="track">
{{#artwork}}
<div class="picture {{colour}}">{{#small}}<picture><source type="image/webp" srcset="{{small}}" sizes="100px">{{/small}}<img src="{{address}}" width="100" height="100" alt="" loading="lazy" decoding="async">{{#small}}</picture>{{/small}}</div>
{{/artwork}}
{{^artwork}}
<div class="wave"><svg aria-hidden="true"><use href="{{wave}}"/></svg></div>
{{/artwork}}
<div>
<h3><a href="{{address}}">{{title}}</a></h3>
{{$artist}}{{/artist}}
<p>{{about}}{{#isVideo}} · {{t.musicVideo}}{{/isVideo}}{{#isExplicit}} · {{t.explicit}}{{/isExplicit}}{{#isSample}} <b class="sample">{{t.sample}}</b>{{/isSample}}</p>
{{#store}}
<p><a href="{{address}}" rel="noopener external">{{title}}</a></p>
{{/store}}
{{#preview}}
<details{{^isVideo}} class="unscripted"{{/isVideo}}>
<summary>{{t.preview}}<span class="unseen">: {{title}}</span></summary>
{{> partials/preview}}
</details>
{{^isVideo}}
{{> partials/player}}
{{/isVideo}}
{{/preview}}
{{#previewLink}}
<p><a href="{{address}}" rel="noopener external nofollow">{{title}}</a></p>
{{/previewLink}}
</div>
</li>

"""#),
        ThemeFile(
            path: "partials/venue-map.mustache",
            text: #"""
{{! Where a match is played. }}
{{#sheet}}
<figure class="map">
<svg viewBox="0 0 {{width}} {{height}}" width="{{width}}" height="{{height}}" role="img" aria-label="{{label}}">
{{> partials/sheet-ground}}
<circle class="spot" cx="{{x}}" cy="{{y}}" r="8"/>
{{> partials/sheet-scale}}
</svg>
</figure>
{{/sheet}}
{{#country}}
{{> partials/country-spot}}
{{/country}}

"""#),
        ThemeFile(
            path: "partials/world.mustache",
            text: #"""
{{! The world with its countries and pins; a pin's steps say how near one must look to see it. }}
<svg id="map" viewBox="0 0 {{width}} {{height}}" width="{{width}}" height="{{height}}" role="group" aria-labelledby="map-title">
<title id="map-title">{{label}}</title>
<path class="sea" d="{{sea}}"/>
<path class="graticule" d="{{graticule}}"/>
<g class="land">
{{#countries}}
{{#address}}
<a href="{{address}}" tabindex="-1" aria-hidden="true"><title>{{title}}</title><path id="c-{{code}}" class="{{level}}" d="{{path}}"/></a>
{{/address}}
{{^address}}
<path{{#code}} id="c-{{code}}"{{/code}} d="{{path}}"/>
{{/address}}
{{/countries}}
</g>
{{#pins}}
<a class="pin{{#isSmall}} pin--small{{/isSmall}}{{#isLarge}} pin--large{{/isLarge}}" href="{{address}}" data-steps="{{steps}}"{{#opens}} data-opens="{{opens}}"{{/opens}} transform="translate({{x}},{{y}})"><title>{{title}}</title><g><circle class="pin__reach" r="{{reach}}"/><circle r="{{radius}}"/>{{#ring}}<circle class="pin__ring" r="{{ring}}"/>{{/ring}}<text y="5">{{count}}</text></g></a>
{{/pins}}
</svg>

"""#),
        ThemeFile(
            path: "slots/after-article.mustache",
            text: #"""
{{! Room for the site's own: below the text of every article. Hosts that it loads from must stand under slots.allow. }}

"""#),
        ThemeFile(
            path: "slots/after-lead.mustache",
            text: #"""
{{! Room for the site's own: below the first stories of the front page. Hosts that it loads from must stand under slots.allow. }}

"""#),
        ThemeFile(
            path: "slots/footer.mustache",
            text: #"""
{{! Room for the site's own: the footer of every page. Hosts that it loads from must stand under slots.allow. }}

"""#),
        ThemeFile(
            path: "slots/head.mustache",
            text: #"""
{{! Room for the site's own: the end of the head of every page. Hosts that it loads from must stand under slots.allow. }}

"""#),
        ThemeFile(
            path: "texts/en.txt",
            text: #"""
# Texts of the interface in English.
# One key per line: `key = text`. A {slot} is filled in; `.one` and `.other` are the forms of the plural.
# A texts/<language>.txt of a site may hold only the keys that it changes.

# The language
languageName = English
locale = en_GB
pluralOne = 1
digitGroup = ,
digitGroupFrom = 4
listLast = and
quoted = “{title}”
alphabet = abcdefghijklmnopqrstuvwxyz

# Words of addresses
pathNews = news
pathSections = sections
pathArchive = archive
pathStatus = status
pathMap = map
pathCountries = countries
pathForm = type
pathMatches = matches
pathCompetition = league
pathTeam = team
pathHighlights = highlights
pathProgrammes = programmes
pathFilms = films
pathSeries = series
pathGenre = genre
pathMusic = music
pathArtist = artist
pathPeople = people
pathTransformations = transformations
pathSources = sources
pathLanguage = language
pathCategory = category
pathCountry = country
pathSearch = search
pathSettings = settings
pathSaved = saved
pathOffline = offline

# Dates
months = January, February, March, April, May, June, July, August, September, October, November, December
monthsShort = Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sept, Oct, Nov, Dec
weekdays = Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday
firstOfMonth = 1
timeShort = {day} {month}, {hour}:{minute}
timeShortYear = {day} {month} {year}, {hour}:{minute}
timeLong = {day} {month} {year}, {hour}:{minute}
clock = {hour}:{minute}
dayLong = {day} {month} {year}
dayShort = {day} {month} {year}
dayHeading = {weekday} {day} {month} {year}
dayHeadingNear = {weekday} {day} {month}
monthHeading = {month} {year}
periodInMonth = {from} to {to} {month} {year}
period = {from} to {to}
hour.one = {hour} h
hour.other = {hour} h
dateline = Edition of {weekday} {day} {month} {year} · {hour}:{minute} {zone}
unknownDate = date unknown

# Shell
skip = Skip to content
proclaim = Hear ye
navMain = Main
navMore = More
navTabs = Shortcuts
navCrumbs = Breadcrumb
navPages = Pages
navCategories = Sections with news
navFollow = Follow
navLanguages = Language
navPaper = The paper
front = Front page
news = News
sections = Sections
archive = Archive
motto = {site} reads aloud what others write and always says who said it.
promise = No accounts, no tracking, no third parties.

# Front page
frontCountry = Your country: {place}
lead = The cry
breaking = Breaking
wholeSection = The whole section
lastRound = Last round
lastRoundNote = The news as it comes in, hour by hour.
allNews = All the news, by day and hour
wholeArchive = The archive, day by day

# Cards and lists
alsoIn = As told by
related = Related
sample = sample
sectionFeed = RSS of the section
newsCount.one = {count} story
newsCount.other = {count} stories
newest = Newest
newestPage = First page
newerNews = Newer
olderNews = Older
pageNumber = Page {number}
emptySite = No cries today
emptySiteNote = The first story will be told here as soon as it arrives.
emptySection = No cries in this section today
emptyList = No cries in this list today
emptyHint = These sections ring louder today:

# Article
byAuthor = By {author}
updatedAt = updated {date}
updatedSameDay = updated at {time}
readingTime.one = {count} min read
readingTime.other = {count} min read
readAtNamedSource = Read at the source: {source}
excerptNote = {site} shows only the beginning. The full text belongs to {source} and is read on its own site.
sampleNote = This story is a sample: it comes with the program while the source has not answered, and it is not indexed.
creditOffered = Picture offered by {source} in its feed
listen = Listen to the audio
watch = Watch the video
openFile = Open the file
otherVoices = Other voices
topics = Topics
moreIn = More in {section}
inThisSection = In this section
previousIn = Previous in {section}
nextIn = Next in {section}
likes.one = {count} like
likes.other = {count} likes
dislikes.one = {count} dislike
dislikes.other = {count} dislikes
views.one = {count} view at the source
views.other = {count} views at the source

# Forms and parts of a country
formStory = To read
formAudio = To hear
formVideo = To watch
formAll = Everything
formFilter = Filter by form
placeSection = {place}: {section}
countrySections = Sections of this country

# Archive
archiveIntro = Everything that was told here, by year, month and day.
previousMonth = Previous month
nextMonth = Next month
previousDay = Previous day
nextDay = Next day

# Map and countries
map = Map
mapHeading = Where the news comes from
mapIntro = Each country is as large on the map as it is on Earth; colour and figure say how much of its news is here.
mapLabel = Map of the world with the number of news items by country
openMap = Open the map
countries = Countries
countryCount.one = {count} country
countryCount.other = {count} countries
placeNews = {place}: {news}
mapNone = no news
mapRange = {from} to {to}
mapFrom = {from} or more
mapRing = Double ring: several countries together
mapKeys = With the map in focus: arrows move it, + and − zoom, 0 shows the world, Esc leaves. The wheel zooms with Ctrl or with the map in focus.
mapListNote = All that the map shows is in this list.
mapNote = Borders after Natural Earth, as they are in fact. An article counts for the country of its source.
mapData = Download the data (GeoJSON)
mapCredit = Maps: Natural Earth.
mapSearch = Find a country
mapZoom = Zoom
mapZoomIn = Zoom in
mapZoomOut = Zoom out
mapWorld = World
mapMove = Move
mapWest = Move west
mapNorth = Move north
mapSouth = Move south
mapEast = Move east
mapNear = Near me
mapZoomed = Zoom ×{number}
mapFound = Matching countries: {count}
mapUnknown = There is no country called “{title}”.
mapInside = You are in a country with news: {place} ({news}). Centre the map?
mapInsideBare = You are in {place}, from where there is no news yet.
mapNearest = The nearest country with news is {place} ({distance} km away). Centre the map?
mapNearestBare = The nearest country of the list is {place} ({distance} km away), from where there is no news yet.
mapRefused = The browser did not give leave to know where you are. You can choose the country by its name.
mapUnavailable = It could not be found out where you are. You can choose the country by its name.
mapLooking = Finding out where you are…
mapPick = Choose by name
yes = Yes
no = No
close = Close
countryMap = Map: {place}
countrySources = Sources of this country
countryOnMap = See all countries on the map
kilometres = {distance} km
peopleMap.one = {count} person on the map
peopleMap.other = {count} people on the map
peopleCount.one = {count} person
peopleCount.other = {count} people

# Sports
matches = Matches
matchesHeading = Matches
clockOf = Times are those of {place}.
scoreAt = at {time}
scoreAtDate = of {date}
scoresAt = Scores at {time}.
scoresAtDate = Scores of {date}.
latestResults = Latest results
nextMatches = Next matches
undatedMatches = Date to be confirmed
competitions = Competitions
teams = Teams
highlights = Video highlights
otherMatches = Other matches
allMatches = All matches
matchesOfDay = Matches of {day}
matchAgainst = {home} against {away}
unknownTeam = To be decided
kickoffOpen = Time to be confirmed
dateOpen = Date to be confirmed
statusScheduled = Scheduled
statusLive = In play
statusHalfTime = Half-time
statusFinished = Finished
statusPostponed = Postponed
statusSuspended = Suspended
statusCancelled = Cancelled
statusAwarded = Awarded without play
statusAbandoned = Abandoned
statusUnknown = Status unknown
extraTime = Extra time
halfTimeScore = Half-time {score}
extraTimeScore = Extra time {score}
afterPenalties = Penalties {score}
resultWinner = Winner: {team}
resultDraw = Draw
resultPending = To be played
resultOpen = No final result
resultVoid = Not to be played
goalPenalty = penalty
goalOwn = own goal
moreGoals = Goals
factCompetition = Competition
factRound = Round
factSport = Sport
factKickoff = Start
factVenue = Venue
factReferees = Referees
factAttendance = Attendance
factScore = Score
sportFootball = Football
sportBasketball = Basketball
sportHandball = Handball
sportOther = Another sport
matchFacts = About the match
statistics = The match in figures
lineups = Line-ups
watchHighlights = On video
highlightNumber = Video {number}
matchStories = Reports
relatedNews = News
earlierMeetings = Earlier meetings
addToCalendar = Add to calendar
teamCalendar = The team’s calendar
standings = Table
tablePosition = Place
tableTeam = Team
tableColumns = P=Played, W=Won, D=Drawn, L=Lost, F=Scored, A=Conceded, Diff.=Difference, Pts=Points
matchdayNumber = Matchday {number}
standing = place {number}, points: {count}

# Programmes
programmes = Programmes
programmesIntro = Films and series, what they are about and where to watch them.
allProgrammes = Everything
films = Films
series = Series
film = Film
oneSeries = Series
programmeKinds = Films or series
programmeGenres = Genres
programmeYears = Years
wholeProgrammes = See them all
programmesOfGenre = Films and series: {title}
programmesOfYear = Films and series of {year}
newerProgrammes = Newer
olderProgrammes = Older
factOriginalTitle = Original title
factYears = Year
factRuntime = Running time
factSeasons = Seasons
factEpisodes = Episodes
factDirectors = Directed by
factCreators = Created by
factCast = Cast
factRating = Rating
factCountries = Country
factLanguages = Language
ratingOf = {number} out of 100
runtimeMinutes = {minute} min
runtimeHours = {hour} h {minute} min
runtimeWholeHours = {hour} h
seasonCount.one = {count} season
seasonCount.other = {count} seasons
episodeCount.one = {count} episode
episodeCount.other = {count} episodes
whereToWatch = Where to watch
noService = No service available
noServiceIn = {place}: no service available
offersAt = As answered on
offerService = Service
offerForm = How
offerPrice = Price
offerQuality = Quality
offerAudio = Audio
offerSubtitles = Subtitles
offerUntil = Until
offerFree = Free
offerSubscription = Subscription
offerAddon = Add-on channel
offerRent = Rent
offerBuy = Buy
offerOther = Another way
similarProgrammes = More like this
elsewhere = In other catalogues

# Music
music = Music
musicIntro = By artist, each track with the way to its shop. Nothing plays or is fetched until you press play.
allMusic = All music
genres = Genres
artists = Artists
trackCount.one = {count} track
trackCount.other = {count} tracks
musicGenre = Music: {title}
moreBy = More by {author}
alsoInGenre = Also in the genre {title}
noAlbum = Not on an album
album = Album
genre = Genre
released = Released
duration = Length
price = Price
explicit = explicit lyrics
musicVideo = music video
preview = Hear the preview
previewOf = Preview of “{title}”
inStore = See it in the shop
inNamedStore = See it on {source}
editorsNote = Editor’s note

# People
people = People
peopleIntro = Everyone here chose to be, and chose what is told.
allPeople = All people
letters = Letters
peopleLetter = People: {title}
peopleOnMap = People on the map
peopleMapIntro = A dot is a place, not a door. Distances are measured between those dots.
peopleMapNote = Borders as drawn by Natural Earth, as they are in fact.
peopleTown = Close up
peopleFar = Farther away
personOnMap = {title} on the map
nearestPeople = Who is nearest
samePlace = in the same place
underKilometre = less than 1 km away
website = Website
email = E-mail
phone = Phone
withoutCountry = No country given

# Collections
transformations = Transformations
transformationsOf = Transformations of {title}
transformationsCount = Transformations ({count})
transformationOf = Transformation of {title}
moreInformation = More information
previousFigure = Previous
nextFigure = Next
inThisCollection = In this collection

# Of every page made from data
samplePageNote = This is a sample: it comes with the program until the source has answered, and it is not indexed.
dataFrom = Data:

# Sources
outlets = Sources
allOutlets = All
outletsByLanguage = By language
outletsByCategory = By category
outletsByCountry = By country
outletHome = Website
outletFeed = Feed
outletCategory = Category
outletCountry = Country
outletLanguage = Language
outletCount.one = {count} source
outletCount.other = {count} sources
outletViews = View the sources
outletJump = Go to
outletOther = Others
newestOn = Newest: {day}
languageNames = ar Arabic, bg Bulgarian, bn Bengali, ca Catalan, cs Czech, da Danish, de German, el Greek, en English, es Spanish, et Estonian, eu Basque, fa Persian, fi Finnish, fr French, gl Galician, he Hebrew, hi Hindi, hr Croatian, hu Hungarian, id Indonesian, is Icelandic, it Italian, ja Japanese, ko Korean, lt Lithuanian, lv Latvian, ms Malay, nl Dutch, no Norwegian, pl Polish, pt Portuguese, ro Romanian, ru Russian, sk Slovak, sl Slovenian, sr Serbian, sv Swedish, ta Tamil, te Telugu, th Thai, tr Turkish, uk Ukrainian, ur Urdu, vi Vietnamese, zh Chinese

# Service pages
notFoundTitle = Not here
notFoundHeading = Nothing rings here
notFoundText = The page you are looking for does not exist or has moved. Start from a section or from the newest stories.
toFront = Go to the front page
movedTitle = This page has moved
movedText = It is now at another address:
withdrawnTitle = Story withdrawn
withdrawnText = {title} was published here and later withdrawn.
withdrawnUnnamed = A story stood here and was withdrawn.
thirdParties = Servers of others that the pages of this portal ask for something

# Status of the sources
status = Status of the sources
statusIntro = How each source of this paper answers. Each line holds since the time it gives.
conditionOk = Answers
conditionStale = Does not answer: what it said last is shown
conditionSample = A sample: it has not answered yet
conditionEmpty = Nothing to show
conditionGone = Gone for good: what was received stays
statusSince = So since
lastSuccess = Last good answer
neverAnswered = none yet
failuresInARow = Failures in a row
newestItem = Newest story
cadenceLabel = Usual rhythm
cadence = every {period}
nextCheck = Next check
movedTo = Moved to
goneSince = Gone since
entriesRead = Reading
entriesTaken.one = {count} entry read
entriesTaken.other = {count} entries read
entriesDropped.one = {count} dropped
entriesDropped.other = {count} dropped
entriesRepaired.one = {count} repaired
entriesRepaired.other = {count} repaired
minutes.one = {count} minute
minutes.other = {count} minutes
hours.one = {count} hour
hours.other = {count} hours
days.one = {count} day
days.other = {count} days

# Search
search = Search
searchIn = Search {site}
searchNeedsScript = The search reads its index in your own browser and needs JavaScript for that. Without it, everything is in these lists too:
searchFilters = Filters
searchStopWords = a an and at by for from in is it of on or the to with
filterKind = Type
filterSection = Section
filterSource = Source
filterLanguage = Language
filterCountry = Country
filterFrom = From
filterTo = To
filterAll = All
filterOrder = Order
orderBest = Best match
orderNewest = Newest
searchRecent = You searched before
moreResults = More results
kindArticle = Article
kindProgramme = Programme
kindMatch = Match
kindTrack = Track
kindPerson = Person
kindSource = Source
kindHero = Hero
kindTransformation = Transformation
searchCount.one = {count} result
searchCount.other = {count} results
searchNone = Nothing answers that search.
searchLoading = Searching…
searchLong = The search is very long: only its first words count.
searchOffline = Offline: searching what is kept here.
searchUnread = Offline, and the index is not kept here yet.
searchPartial = Part of the index could not be read: something may be missing.
searchFailed = The index could not be read.
searchOld = This browser cannot read the index. Everything is in these lists too.
searchRetry = Try again
searchClearFilters = Remove the filters
searchRemoveFilter = Remove the filter {filter}
searchForget = Forget {title}
searchOnlyWord = Search for {title} only
descriptionSearch = Search everything that {site} has published: by words, section, source, language and date.

# What follows the reader
nowOffline = Offline: what was read or saved before is still here.
nowOnline = Back online.
newEdition = There is a new edition.
openNewEdition = Open it
staleFront = This front page is over a day old.
frontSource = Your source: {source}
slotFailed = What you chose could not be fetched: this is the usual choice.
moreNews = More news
moreFailed = The next page could not be fetched.
twoColumns = Two columns
filterList = Filter this list
filterCount = {count} of {number}
favouriteSource = My favourite source
today = today
localTime = {time} where you are
previewFailed = The preview is not available.

# What can be done with an article
share = Share
shareCopied = Address copied.
shareByMail = Send by e-mail
printArticle = Print
saveOffline = Save for offline
saveFailed = It could not be saved.
articleSaved = Saved: it is under “Saved”, also offline.
articleDropped = No longer saved.
oldArticle = Published more than a year ago

# Settings, saved, offline
settings = Settings
settingsIntro = How you like to read. It is kept in this browser only; nobody else knows.
settingsNeedScript = Settings are kept in your browser and need JavaScript for that. Without it you can choose the language:
settingsKept = Saved.
settingsSession = This browser keeps nothing: it holds for this page.
settingsLook = Look
settingsNews = Your news
settingsStore = Offline
settingTheme = Theme
themeSystem = As the system
themeLight = Light
themeDark = Dark
settingColumns = Columns of lists
oneColumn = One
settingDensity = Lists
densityRoomy = With summaries
densityDense = Headlines only
settingPictures = Pictures
picturesAlways = Always
picturesSaving = Not on mobile data or when saving data
picturesNever = Never
settingTimes = Times of what is recent
timesRelative = How long ago
timesAbsolute = Day and time
settingCountry = Your country, on the front page
settingNewsLanguage = Language of your news
settingSource = Your source, on the front page
settingUsual = That of the paper
settingNone = None
settingAll = All
storeSize = Pages read and articles saved take {number} MB.
clearStore = Empty
clearConfirm = Remove pages read, articles saved and searches made from this browser?
storeCleared = Emptied.
resetSettings = Back to the defaults
resetConfirm = Put all settings back as they were at first, and forget the searches made?
resetDone = All settings are as at first.
saved = Saved
savedIntro = The articles that you saved in this browser; they can be read offline too.
savedNone = Nothing saved yet
savedHint = “Save for offline” on any article brings it here.
savedNeedsScript = Saving articles needs JavaScript and a browser that keeps pages.
savedNeedsSafety = This browser keeps no pages from here: the portal would have to come over https.
savedRemove = Remove {title}
savedRemoved = Removed.
offline = Offline
offlineText = This page is not kept here and there is no network now. Try again, or read what is.
offlineRetry = Try again

# Metadata
descriptionFront = The day’s news in {site}, by hour and by section, with the source of every story in sight.
descriptionNews = All the news of {site}, from the newest to the oldest, by day and hour, each with its source.
descriptionNewsPage = The news of {site}, page {number}: {period}. Grouped by day and hour, each with its source.
descriptionSections = The sections of {site}: how many stories each one has, the newest of them and its feed.
descriptionSection = News on {section} in {site}, grouped by day and hour, each with its source.
descriptionSectionPage = News on {section} in {site}, page {number}: {period}. Grouped by day and hour.
descriptionArchive = The archive of {site}: every story that was published, by year, by month and by day.
descriptionMonth = The news that {site} published in {month}, day by day, with the number of each day.
descriptionStatus = The sources of {site} and how each one answers: last answer, rhythm, failures, and what had to be repaired.
descriptionYear = The news that {site} published in {year}, month by month and day by day.
descriptionDay = The news that {site} published on {day}, grouped by hour, each with its source.
descriptionArticle = {title}. A story by {source}, {date}, in {site}, with a link to the source.
descriptionArticleHere = {title}. A story by {source}, {date}.
descriptionPage = {title}: a page of {site}, a news portal with the source of every story in sight.
descriptionMap = From which countries the news of {site} comes: an equal-area map and a list of countries with their number of news items.
descriptionCountry = News from the sources of {place} on {site}, in all languages, by day and hour, with the source of each.
descriptionCountryPage = News from the sources of {place} on {site}, page {number}: {period}. By day and hour.
descriptionCountrySection = {section} news from the sources of {place} in {site}, by day and hour, each with its source.
descriptionCountrySectionPage = {section} news from the sources of {place} in {site}, page {number}: {period}.
descriptionForm = {title}: what {site} brings in this form, by day and hour, each with its source.
descriptionFormPage = {title} in {site}, page {number}: {period}. By day and hour, each with its source.
descriptionSource = What {source} has told in {site}, by day and hour, with a link to each original.
descriptionSourcePage = What {source} has told in {site}, page {number}: {period}. By day and hour.
descriptionOutlets = The sources of {site}: name, category, language and country of each, with its website and feed.
descriptionMusic = The music on {site}: songs and music videos by artist and by genre, each with its preview and its shop.
descriptionGenre = Music in the genre {title} on {site}: songs and videos by artist, each with its preview and its shop.
descriptionArtist = {title} on {site}: songs and videos, album by album, each with its preview and its shop.
descriptionTrack = {title} by {author} on {site}: album, genre, date, length and the way to the shop.
descriptionPeople = The people of {site} in alphabetical order: who they are and where from, as far as each chose to tell.
descriptionPeopleLetter = The people of {site} whose names begin with {title}: who they are and where they are from.
descriptionPeopleMap = The people of {site} on the map and in a list by country: each dot is a place, not a door.
descriptionPerson = {title}: who they are and where from, among the people of {site}, as far as they chose to tell.
descriptionPersonMap = Where {title} is, and the five people of {site} who are nearest, with the kilometres between them.
descriptionCollection = {title} on {site}: each with a portrait and a story, one after the other and in their order.
descriptionTransformations = The transformations of {title} on {site}, in their order, each with its portrait and its story.
descriptionFigure = {title}, from {section}: portrait, story and transformations, as told on {site}.
descriptionMatches = Matches in {site}: the latest results and what comes next, by day and competition, with the time of each score.
descriptionMatchDay = Matches of {day} in {site}: results and times by competition, with the hour at which each score was true.
descriptionMatch = {title}. {competition}. The match with all that is known of it, in {site}.
descriptionCompetition = {competition} in {site}: the table, the latest results, the next matches and all of its teams.
descriptionTeam = {team} in {site}: latest results, next matches, places in tables and a calendar to download.
descriptionHighlights = Video highlights of the matches that {site} tells of, the newest first, each on the site of its maker.
descriptionProgrammes = {title} in {site}: posters, what each title is about, genres and where to watch it in each country.
descriptionProgramme = {title}, {form}. {text} All about it and where to watch it, in {site}.
descriptionSettings = The settings of {site}: theme, columns, pictures, times, country and source, kept in your browser only.
descriptionSaved = The articles of {site} that you saved in this browser, to be read offline as well.
descriptionOffline = What {site} shows when there is no connection and the page asked for is not kept in the browser.

# Feeds (RSS, Atom, JSON Feed)
feedTitle = {site}
feedDescription = The latest news of {site}.
feedSectionTitle = {section} · {site}
feedSectionDescription = The latest news on {section} in {site}.

"""#),
        ThemeFile(
            path: "texts/es.txt",
            text: #"""
# Textos de la interfaz en español.
# Una clave por línea: `clave = texto`. {ranura} se rellena; `.one` y `.other` son las formas del plural.
# Un archivo texts/<lengua>.txt propio puede llevar solo las claves que cambia.

# La lengua
languageName = Español
locale = es_ES
pluralOne = 1
digitGroup = .
digitGroupFrom = 5
listLast = y
quoted = «{title}»
alphabet = abcdefghijklmnñopqrstuvwxyz

# Palabras de las direcciones
pathNews = noticias
pathSections = secciones
pathArchive = archivo
pathStatus = estado
pathMap = mapa
pathCountries = paises
pathForm = tipo
pathMatches = partidos
pathCompetition = liga
pathTeam = equipo
pathHighlights = resumenes
pathProgrammes = programas
pathFilms = peliculas
pathSeries = series
pathGenre = genero
pathMusic = musica
pathArtist = artista
pathPeople = gente
pathTransformations = transformaciones
pathSources = fuentes
pathLanguage = idioma
pathCategory = categoria
pathCountry = pais
pathSearch = buscar
pathSettings = ajustes
pathSaved = guardados
pathOffline = sin-conexion

# Fechas
months = enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
monthsShort = ene, feb, mar, abr, may, jun, jul, ago, sept, oct, nov, dic
weekdays = domingo, lunes, martes, miércoles, jueves, viernes, sábado
firstOfMonth = 1
timeShort = {day} {month}, {hour}:{minute}
timeShortYear = {day} {month} {year}, {hour}:{minute}
timeLong = {day} de {month} de {year}, {hour}:{minute}
clock = {hour}:{minute}
dayLong = {day} de {month} de {year}
dayShort = {day} {month} {year}
dayHeading = {weekday} {day} de {month} de {year}
dayHeadingNear = {weekday} {day} de {month}
monthHeading = {month} de {year}
periodInMonth = del {from} al {to} de {month} de {year}
period = del {from} al {to}
hour.one = A la {hour}
hour.other = A las {hour}
dateline = Edición del {weekday} {day} de {month} de {year} · {hour}:{minute} {zone}
unknownDate = fecha desconocida

# Armazón
skip = Saltar al contenido
proclaim = Se hace saber
navMain = Principal
navMore = Más
navTabs = Accesos
navCrumbs = Ruta
navPages = Páginas
navCategories = Secciones con noticias
navFollow = Seguir
navLanguages = Idioma
navPaper = El periódico
front = Portada
news = Noticias
sections = Secciones
archive = Archivo
motto = {site} lee en voz alta lo que otros escriben y dice siempre de quién lo oyó.
promise = Sin cuentas, sin rastreo, sin terceros.

# Portada
frontCountry = Tu país: {place}
lead = Pregón
breaking = Última hora
wholeSection = Toda la sección
lastRound = Última vuelta
lastRoundNote = Las noticias según llegan, con su hora.
allNews = Todas las noticias, por día y hora
wholeArchive = El archivo, día por día

# Tarjetas y listas
alsoIn = Se dice en
related = Relacionado
sample = muestra
sectionFeed = RSS de la sección
newsCount.one = {count} noticia
newsCount.other = {count} noticias
newest = Lo más reciente
newestPage = Primera página
newerNews = Más recientes
olderNews = Anteriores
pageNumber = Página {number}
emptySite = Hoy no hay pregones
emptySiteNote = En cuanto llegue la primera noticia se dirá aquí.
emptySection = Hoy no hay pregones en esta sección
emptyList = Hoy no hay pregones en esta lista
emptyHint = Hoy suenan más estas secciones:

# Artículo
byAuthor = Por {author}
updatedAt = actualizado el {date}
updatedSameDay = actualizado a las {time}
readingTime.one = {count} min de lectura
readingTime.other = {count} min de lectura
readAtNamedSource = Leer en la fuente: {source}
excerptNote = {site} muestra solo el comienzo. El texto completo es de {source} y se lee en su sitio.
sampleNote = Esta noticia es una muestra: acompaña al programa mientras la fuente no haya respondido y no se indexa.
creditOffered = Imagen ofrecida por {source} en su canal
listen = Escuchar el audio
watch = Ver el vídeo
openFile = Abrir el archivo
otherVoices = Otras voces
topics = Temas
moreIn = Más de {section}
inThisSection = En esta sección
previousIn = Anterior en {section}
nextIn = Siguiente en {section}
likes.one = {count} me gusta
likes.other = {count} me gusta
dislikes.one = {count} no me gusta
dislikes.other = {count} no me gusta
views.one = {count} lectura en la fuente
views.other = {count} lecturas en la fuente

# Formas y partes de un país
formStory = Para leer
formAudio = Para escuchar
formVideo = Para ver
formAll = Todo
formFilter = Filtrar por forma
placeSection = {place}: {section}
countrySections = Secciones de este país

# Archivo
archiveIntro = Todo lo que se ha dicho aquí, por año, mes y día.
previousMonth = Mes anterior
nextMonth = Mes siguiente
previousDay = Día anterior
nextDay = Día siguiente

# Mapa y países
map = Mapa
mapHeading = De dónde llegan las noticias
mapIntro = Cada país ocupa en el mapa lo que ocupa en la Tierra; el color y la cifra dicen cuántas noticias suyas hay aquí.
mapLabel = Mapa del mundo con el número de noticias por país
openMap = Abrir el mapa
countries = Países
countryCount.one = {count} país
countryCount.other = {count} países
placeNews = {place}: {news}
mapNone = sin noticias
mapRange = {from} a {to}
mapFrom = {from} o más
mapRing = Aro doble: varios países juntos
mapKeys = Con el mapa enfocado: las flechas lo mueven, + y − lo acercan y alejan, 0 muestra el mundo, Esc sale. La rueda lo acerca con Ctrl o con el mapa enfocado.
mapListNote = Lo que el mapa muestra está entero en esta lista.
mapNote = Fronteras según Natural Earth, como están de hecho. Un artículo cuenta en el país de su fuente.
mapData = Descargar los datos (GeoJSON)
mapCredit = Mapas: Natural Earth.
mapSearch = Buscar un país
mapZoom = Ampliación
mapZoomIn = Acercar
mapZoomOut = Alejar
mapWorld = Mundo
mapMove = Desplazamiento
mapWest = Mover al oeste
mapNorth = Mover al norte
mapSouth = Mover al sur
mapEast = Mover al este
mapNear = Cerca de mí
mapZoomed = Ampliación ×{number}
mapFound = Países que encajan: {count}
mapUnknown = No hay ningún país que se llame «{title}».
mapInside = Estás en un país con noticias: {place} ({news}). ¿Centrar el mapa?
mapInsideBare = Estás en {place}, de donde aún no hay noticias.
mapNearest = El país con noticias más cercano es {place} (a {distance} km). ¿Centrar el mapa?
mapNearestBare = El país más cercano de la lista es {place} (a {distance} km), de donde aún no hay noticias.
mapRefused = El navegador no ha dado permiso para saber dónde estás. Puedes elegir el país por su nombre.
mapUnavailable = No se ha podido saber dónde estás. Puedes elegir el país por su nombre.
mapLooking = Buscando dónde estás…
mapPick = Elegir por el nombre
yes = Sí
no = No
close = Cerrar
countryMap = Mapa: {place}
countrySources = Fuentes de este país
countryOnMap = Ver todos los países en el mapa
kilometres = {distance} km
peopleMap.one = {count} persona en el mapa
peopleMap.other = {count} personas en el mapa
peopleCount.one = {count} persona
peopleCount.other = {count} personas

# Deportes
matches = Deportes
matchesHeading = Partidos
clockOf = Las horas son las de {place}.
scoreAt = a las {time}
scoreAtDate = del {date}
scoresAt = Marcadores a las {time}.
scoresAtDate = Marcadores del {date}.
latestResults = Últimos resultados
nextMatches = Próximos partidos
undatedMatches = Con fecha por confirmar
competitions = Competiciones
teams = Equipos
highlights = Resúmenes en vídeo
otherMatches = Otros partidos
allMatches = Todos los partidos
matchesOfDay = Partidos del {day}
matchAgainst = {home} contra {away}
unknownTeam = Por decidir
kickoffOpen = Hora por confirmar
dateOpen = Fecha por confirmar
statusScheduled = Programado
statusLive = En juego
statusHalfTime = Descanso
statusFinished = Finalizado
statusPostponed = Aplazado
statusSuspended = Suspendido
statusCancelled = Cancelado
statusAwarded = Decidido sin jugarse
statusAbandoned = Interrumpido
statusUnknown = Estado desconocido
extraTime = Prórroga
halfTimeScore = Descanso {score}
extraTimeScore = Prórroga {score}
afterPenalties = Penaltis {score}
resultWinner = Ganador: {team}
resultDraw = Empate
resultPending = Por jugar
resultOpen = Sin resultado definitivo
resultVoid = No se juega
goalPenalty = penalti
goalOwn = en propia puerta
moreGoals = Goles
factCompetition = Competición
factRound = Ronda
factSport = Deporte
factKickoff = Comienzo
factVenue = Campo
factReferees = Arbitraje
factAttendance = Público
factScore = Marcador
sportFootball = Fútbol
sportBasketball = Baloncesto
sportHandball = Balonmano
sportOther = Otro deporte
matchFacts = Datos del partido
statistics = Cifras del partido
lineups = Alineaciones
watchHighlights = En vídeo
highlightNumber = Vídeo {number}
matchStories = Crónicas
relatedNews = Noticias
earlierMeetings = Otras veces
addToCalendar = Añadir al calendario
teamCalendar = Calendario del equipo
standings = Clasificación
tablePosition = Puesto
tableTeam = Equipo
tableColumns = J=Jugados, G=Ganados, E=Empatados, P=Perdidos, GF=Tantos a favor, GC=Tantos en contra, Dif.=Diferencia, Pts.=Puntos
matchdayNumber = Jornada {number}
standing = puesto {number}, puntos: {count}

# Programas
programmes = Programas
programmesIntro = Películas y series, con su ficha y dónde se pueden ver.
allProgrammes = Todo
films = Películas
series = Series
film = Película
oneSeries = Serie
programmeKinds = Películas o series
programmeGenres = Géneros
programmeYears = Años
wholeProgrammes = Ver la cartelera
programmesOfGenre = Películas y series: {title}
programmesOfYear = Películas y series de {year}
newerProgrammes = Más recientes
olderProgrammes = Anteriores
factOriginalTitle = Título original
factYears = Año
factRuntime = Duración
factSeasons = Temporadas
factEpisodes = Capítulos
factDirectors = Dirección
factCreators = Creación
factCast = Reparto
factRating = Valoración
factCountries = País
factLanguages = Idioma
ratingOf = {number} de 100
runtimeMinutes = {minute} min
runtimeHours = {hour} h {minute} min
runtimeWholeHours = {hour} h
seasonCount.one = {count} temporada
seasonCount.other = {count} temporadas
episodeCount.one = {count} capítulo
episodeCount.other = {count} capítulos
whereToWatch = Dónde se puede ver
noService = Sin servicio disponible
noServiceIn = {place}: sin servicio disponible
offersAt = Según la respuesta del
offerService = Servicio
offerForm = Modo
offerPrice = Precio
offerQuality = Calidad
offerAudio = Audio
offerSubtitles = Subtítulos
offerUntil = Hasta
offerFree = Gratis
offerSubscription = Suscripción
offerAddon = Canal añadido
offerRent = Alquiler
offerBuy = Compra
offerOther = Otro modo
similarProgrammes = Parecidos
elsewhere = En otros catálogos

# Música
music = Música
musicIntro = Por artista, con el enlace a la tienda de cada pista. Nada suena ni se descarga hasta que se pulsa.
allMusic = Toda la música
genres = Géneros
artists = Artistas
trackCount.one = {count} pista
trackCount.other = {count} pistas
musicGenre = Música: {title}
moreBy = Más de {author}
alsoInGenre = También del género {title}
noAlbum = Fuera de álbum
album = Álbum
genre = Género
released = Publicación
duration = Duración
price = Precio
explicit = letra explícita
musicVideo = vídeo musical
preview = Oír la muestra
previewOf = Muestra de «{title}»
inStore = Ver en la tienda
inNamedStore = Ver en {source}
editorsNote = Nota de la redacción

# Gente
people = Gente
peopleIntro = Quien está aquí lo ha querido, y con lo que ha querido que se sepa.
allPeople = Toda la gente
letters = Letras
peopleLetter = Gente: {title}
peopleOnMap = Gente en el mapa
peopleMapIntro = Un punto es un lugar, no una puerta. Las distancias se miden entre esos puntos.
peopleMapNote = Fronteras según Natural Earth, como están de hecho.
peopleTown = De cerca
peopleFar = Más lejos
personOnMap = {title} en el mapa
nearestPeople = Quién está más cerca
samePlace = en el mismo lugar
underKilometre = a menos de 1 km
website = Sitio web
email = Correo
phone = Teléfono
withoutCountry = Sin país

# Colecciones
transformations = Transformaciones
transformationsOf = Transformaciones de {title}
transformationsCount = Transformaciones ({count})
transformationOf = Transformación de {title}
moreInformation = Más información
previousFigure = Anterior
nextFigure = Siguiente
inThisCollection = En esta colección

# De toda página de datos
samplePageNote = Esto es una muestra: acompaña al programa mientras la fuente no haya respondido y no se indexa.
dataFrom = Datos:

# Fuentes
outlets = Fuentes
allOutlets = Todas
outletsByLanguage = Por idioma
outletsByCategory = Por categoría
outletsByCountry = Por país
outletHome = Sitio web
outletFeed = Canal
outletCategory = Categoría
outletCountry = País
outletLanguage = Idioma
outletCount.one = {count} fuente
outletCount.other = {count} fuentes
outletViews = Ver las fuentes
outletJump = Ir a
outletOther = Otras
newestOn = Lo más nuevo: {day}
languageNames = ar árabe, bg búlgaro, bn bengalí, ca catalán, cs checo, da danés, de alemán, el griego, en inglés, es español, et estonio, eu euskera, fa persa, fi finés, fr francés, gl gallego, he hebreo, hi hindi, hr croata, hu húngaro, id indonesio, is islandés, it italiano, ja japonés, ko coreano, lt lituano, lv letón, ms malayo, nl neerlandés, no noruego, pl polaco, pt portugués, ro rumano, ru ruso, sk eslovaco, sl esloveno, sr serbio, sv sueco, ta tamil, te telugu, th tailandés, tr turco, uk ucraniano, ur urdu, vi vietnamita, zh chino

# Páginas de servicio
notFoundTitle = No está
notFoundHeading = Aquí no suena nada
notFoundText = La página que buscas no existe o cambió de sitio. Empieza por una sección o por lo más reciente.
toFront = Ir a la portada
movedTitle = Esta página se ha mudado
movedText = Ahora está en otra dirección:
withdrawnTitle = Noticia retirada
withdrawnText = {title} se publicó aquí y después se retiró.
withdrawnUnnamed = Aquí hubo una noticia que se retiró.
thirdParties = Servidores de otros a los que piden algo las páginas de este portal

# Estado de las fuentes
status = Estado de las fuentes
statusIntro = Cómo responde cada fuente de este periódico. Cada línea vale desde la hora que indica.
conditionOk = Responde
conditionStale = No responde: se muestra lo último que dijo
conditionSample = Muestra de ejemplo: aún no ha respondido
conditionEmpty = Sin nada que mostrar
conditionGone = Cerrada para siempre: queda lo que se recibió
statusSince = Así desde
lastSuccess = Última respuesta buena
neverAnswered = todavía ninguna
failuresInARow = Fallos seguidos
newestItem = Lo más nuevo
cadenceLabel = Ritmo habitual
cadence = cada {period}
nextCheck = Próxima consulta
movedTo = Se mudó a
goneSince = Cerrada desde
entriesRead = Lectura
entriesTaken.one = {count} entrada leída
entriesTaken.other = {count} entradas leídas
entriesDropped.one = {count} descartada
entriesDropped.other = {count} descartadas
entriesRepaired.one = {count} reparada
entriesRepaired.other = {count} reparadas
minutes.one = {count} minuto
minutes.other = {count} minutos
hours.one = {count} hora
hours.other = {count} horas
days.one = {count} día
days.other = {count} días

# Búsqueda
search = Buscar
searchIn = Buscar en {site}
searchNeedsScript = La búsqueda lee el índice en su propio navegador y para eso necesita JavaScript. Sin él, todo está también en estas listas:
searchFilters = Filtros
searchStopWords = a al con de del el en la las lo los no o para por que se sin su sus un una y
filterKind = Tipo
filterSection = Sección
filterSource = Fuente
filterLanguage = Idioma
filterCountry = País
filterFrom = Desde
filterTo = Hasta
filterAll = Todo
filterOrder = Orden
orderBest = Lo que mejor responde
orderNewest = Lo más reciente
searchRecent = Buscaste antes
moreResults = Más resultados
kindArticle = Artículo
kindProgramme = Programa
kindMatch = Partido
kindTrack = Canción
kindPerson = Persona
kindSource = Fuente
kindHero = Héroe
kindTransformation = Transformación
searchCount.one = {count} resultado
searchCount.other = {count} resultados
searchNone = Nada responde a esa búsqueda.
searchLoading = Buscando…
searchLong = La búsqueda es muy larga: cuentan solo las primeras palabras.
searchOffline = Sin conexión: se busca en lo guardado.
searchUnread = Sin conexión, y el índice todavía no está guardado.
searchPartial = Una parte del índice no se pudo leer: puede faltar algo.
searchFailed = El índice no se pudo leer.
searchOld = Este navegador no puede leer el índice. Todo está también en estas listas.
searchRetry = Probar otra vez
searchClearFilters = Quitar los filtros
searchRemoveFilter = Quitar el filtro {filter}
searchForget = Olvidar {title}
searchOnlyWord = Buscar solo {title}
descriptionSearch = Busca en todo lo que {site} ha publicado: por palabras, sección, fuente, idioma y fecha.

# Lo que sigue al lector
nowOffline = Sin conexión: lo que ya se leyó o se guardó sigue aquí.
nowOnline = Vuelve a haber conexión.
newEdition = Hay una edición nueva.
openNewEdition = Abrirla
staleFront = Esta portada tiene más de un día.
frontSource = Tu fuente: {source}
slotFailed = No se ha podido traer lo tuyo: se muestra lo de siempre.
moreNews = Más noticias
moreFailed = No se ha podido traer la página siguiente.
twoColumns = Dos columnas
filterList = Filtrar esta lista
filterCount = {count} de {number}
favouriteSource = Mi fuente favorita
today = hoy
localTime = {time} en tu hora
previewFailed = La muestra no está disponible.

# Del artículo: lo que se hace con él
share = Compartir
shareCopied = Dirección copiada.
shareByMail = Enviar por correo
printArticle = Imprimir
saveOffline = Guardar para leer sin conexión
saveFailed = No se ha podido guardar.
articleSaved = Guardado: está en «Guardados», también sin conexión.
articleDropped = Ya no está guardado.
oldArticle = Publicado hace más de un año

# Ajustes, guardados, sin conexión
settings = Ajustes
settingsIntro = Cómo quieres leer. Se guarda solo en este navegador; nadie más lo sabe.
settingsNeedScript = Los ajustes se guardan en tu navegador y necesitan JavaScript para eso. Sin él puedes elegir la lengua:
settingsKept = Guardado.
settingsSession = Este navegador no deja guardar: vale para esta página.
settingsLook = Aspecto
settingsNews = Tus noticias
settingsStore = Sin conexión
settingTheme = Tema
themeSystem = Como el sistema
themeLight = Claro
themeDark = Oscuro
settingColumns = Columnas de las listas
oneColumn = Una
settingDensity = Listas
densityRoomy = Con resumen
densityDense = Solo titulares
settingPictures = Imágenes
picturesAlways = Siempre
picturesSaving = No con datos móviles ni ahorro de datos
picturesNever = Nunca
settingTimes = Horas de lo reciente
timesRelative = Hace cuánto
timesAbsolute = Día y hora
settingCountry = Tu país, en la portada
settingNewsLanguage = Lengua de tus noticias
settingSource = Tu fuente, en la portada
settingUsual = El del periódico
settingNone = Ninguna
settingAll = Todas
storeSize = Páginas leídas y artículos guardados ocupan {number} MB.
clearStore = Vaciar
clearConfirm = ¿Quitar de este navegador las páginas leídas, los artículos guardados y las búsquedas hechas?
storeCleared = Vaciado.
resetSettings = Volver a lo de fábrica
resetConfirm = ¿Dejar todos los ajustes como al principio y olvidar las búsquedas hechas?
resetDone = Todos los ajustes están como al principio.
saved = Guardados
savedIntro = Los artículos que guardaste en este navegador; se leen también sin conexión.
savedNone = Aún no hay nada guardado
savedHint = En cada artículo, «Guardar para leer sin conexión» lo trae aquí.
savedNeedsScript = Guardar artículos necesita JavaScript y un navegador que guarde páginas.
savedNeedsSafety = Este navegador no guarda páginas de aquí: para eso el portal tiene que llegar por https.
savedRemove = Quitar {title}
savedRemoved = Quitado.
offline = Sin conexión
offlineText = Esta página no está guardada aquí y ahora no hay red. Vuelve a intentarlo, o lee lo que sí está.
offlineRetry = Volver a intentarlo

# Metadatos
descriptionFront = Las noticias del día en {site}, por hora y por sección, con la fuente de cada una a la vista.
descriptionNews = Todas las noticias de {site}, de la más nueva a la más vieja, por día y por hora, con la fuente de cada una.
descriptionNewsPage = Las noticias de {site}, página {number}: {period}. Agrupadas por día y hora, con su fuente.
descriptionSections = Las secciones de {site}: cuántas noticias tiene cada una, la última de todas y su canal.
descriptionSection = Noticias de {section} en {site}, agrupadas por día y por hora, con la fuente de cada una.
descriptionSectionPage = Noticias de {section} en {site}, página {number}: {period}. Agrupadas por día y hora.
descriptionArchive = El archivo de {site}: todas las noticias publicadas, ordenadas por año, por mes y por día.
descriptionMonth = Las noticias de {site} publicadas en {month}, día por día, con el número de cada uno.
descriptionStatus = Las fuentes de {site} y cómo responde cada una: última respuesta, ritmo, fallos y lo que hubo que reparar.
descriptionYear = Las noticias de {site} publicadas en {year}, mes por mes y día por día.
descriptionDay = Las noticias que {site} publicó el {day}, agrupadas por hora, con la fuente de cada una.
descriptionArticle = {title}. Noticia de {source}, {date}, en {site}, con enlace a la fuente.
descriptionArticleHere = {title}. Noticia de {source}, {date}.
descriptionPage = {title}: página de {site}, portal de noticias con la fuente de cada una a la vista.
descriptionMap = De qué países llegan las noticias de {site}: mapa de superficies iguales y lista de países con su número de noticias.
descriptionCountry = Noticias de las fuentes de {place} en {site}, en todas las lenguas, por día y por hora, con su fuente.
descriptionCountryPage = Noticias de las fuentes de {place} en {site}, página {number}: {period}. Por día y por hora.
descriptionCountrySection = Noticias de {section} de las fuentes de {place} en {site}, por día y por hora, con su fuente.
descriptionCountrySectionPage = Noticias de {section} de las fuentes de {place} en {site}, página {number}: {period}.
descriptionForm = {title}: lo que {site} trae en esta forma, por día y por hora, con la fuente de cada cosa.
descriptionFormPage = {title} en {site}, página {number}: {period}. Por día y por hora, con su fuente.
descriptionSource = Lo que {source} ha contado en {site}, por día y por hora, con enlace a cada original.
descriptionSourcePage = Lo que {source} ha contado en {site}, página {number}: {period}. Por día y por hora.
descriptionOutlets = Las fuentes de {site}: nombre, categoría, idioma y país de cada una, con su sitio y su canal.
descriptionMusic = La música de {site}: canciones y vídeos musicales por artista y por género, con su muestra y su tienda.
descriptionGenre = Música del género {title} en {site}: canciones y vídeos por artista, con su muestra y su tienda.
descriptionArtist = {title} en {site}: sus canciones y vídeos, álbum por álbum, con su muestra y su tienda.
descriptionTrack = {title}, de {author}, en {site}: álbum, género, fecha, duración y enlace a la tienda.
descriptionPeople = La gente de {site} por orden alfabético: quién es y de dónde, según lo que cada cual ha querido contar.
descriptionPeopleLetter = La gente de {site} cuyo nombre empieza por {title}: quién es y de dónde.
descriptionPeopleMap = La gente de {site} en el mapa y en una lista por países: cada punto es un lugar, no una puerta.
descriptionPerson = {title}: quién es y de dónde, entre la gente de {site}, con lo que ha querido contar.
descriptionPersonMap = Dónde está {title} y las cinco personas de {site} que están más cerca, con los kilómetros que las separan.
descriptionCollection = {title} en {site}: cada ficha con su retrato y su historia, una tras otra y en su orden.
descriptionTransformations = Las transformaciones de {title} en {site}, en su orden, cada una con su retrato y su historia.
descriptionFigure = {title}, en {section}: retrato, historia y transformaciones, contado en {site}.
descriptionMatches = Los partidos en {site}: últimos resultados y próximos encuentros por día y competición, con la hora de cada marcador.
descriptionMatchDay = Partidos del {day} en {site}: resultados y horarios por competición, con la hora de cada marcador.
descriptionMatch = {title}. {competition}. La ficha del partido, con todo lo que se sabe de él, en {site}.
descriptionCompetition = {competition} en {site}: clasificación, últimos resultados, próximos partidos y todos sus equipos.
descriptionTeam = {team} en {site}: últimos resultados, próximos partidos, clasificación y calendario para descargar.
descriptionHighlights = Resúmenes en vídeo de los partidos que cuenta {site}, del más reciente al más antiguo, en el sitio de cada autor.
descriptionProgrammes = {title} en {site}: carteles, fichas, géneros y dónde se puede ver cada título en cada país.
descriptionProgramme = {title}, {form}. {text} La ficha completa y dónde se puede ver, en {site}.
descriptionSettings = Los ajustes de {site}: tema, columnas, imágenes, horas, país y fuente, guardados solo en tu navegador.
descriptionSaved = Los artículos de {site} que guardaste en este navegador para leerlos también sin conexión.
descriptionOffline = Lo que {site} muestra cuando no hay conexión y la página pedida no está guardada en el navegador.

# Canales (RSS, Atom, JSON Feed)
feedTitle = {site}
feedDescription = Las últimas noticias de {site}.
feedSectionTitle = {section} · {site}
feedSectionDescription = Las últimas noticias de {section} en {site}.

"""#),
        ThemeFile(
            path: "texts/fr.txt",
            text: #"""
# Textes de l’interface en français.
# Une clé par ligne : `clé = texte`. {champ} est rempli ; `.one` et `.other` sont les formes du pluriel.
# Un fichier texts/<langue>.txt propre au site peut ne contenir que les clés qu’il change.

# La langue
languageName = Français
locale = fr_FR
pluralOne = 0, 1
digitGroup =  
digitGroupFrom = 4
listLast = et
quoted = « {title} »
alphabet = abcdefghijklmnopqrstuvwxyz

# Mots des adresses
pathNews = actualites
pathSections = rubriques
pathArchive = archives
pathStatus = etat
pathMap = carte
pathCountries = pays
pathForm = type
pathMatches = matchs
pathCompetition = ligue
pathTeam = equipe
pathHighlights = resumes
pathProgrammes = programmes
pathFilms = films
pathSeries = series
pathGenre = genre
pathMusic = musique
pathArtist = artiste
pathPeople = annuaire
pathTransformations = transformations
pathSources = sources
pathLanguage = langue
pathCategory = categorie
pathCountry = pays
pathSearch = recherche
pathSettings = reglages
pathSaved = enregistres
pathOffline = hors-ligne

# Dates
months = janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre
monthsShort = janv., févr., mars, avr., mai, juin, juil., août, sept., oct., nov., déc.
weekdays = dimanche, lundi, mardi, mercredi, jeudi, vendredi, samedi
firstOfMonth = 1er
timeShort = {day} {month}, {hour}:{minute}
timeShortYear = {day} {month} {year}, {hour}:{minute}
timeLong = {day} {month} {year}, {hour}:{minute}
clock = {hour}:{minute}
dayLong = {day} {month} {year}
dayShort = {day} {month} {year}
dayHeading = {weekday} {day} {month} {year}
dayHeadingNear = {weekday} {day} {month}
monthHeading = {month} {year}
periodInMonth = du {from} au {to} {month} {year}
period = du {from} au {to}
hour.one = À {hour} h
hour.other = À {hour} h
dateline = Édition du {weekday} {day} {month} {year} · {hour}:{minute} {zone}
unknownDate = date inconnue

# Structure
skip = Aller au contenu
proclaim = Avis à la population
navMain = Principale
navMore = Plus
navTabs = Accès
navCrumbs = Fil d’Ariane
navPages = Pages
navCategories = Rubriques avec des nouvelles
navFollow = Suivre
navLanguages = Langue
navPaper = Le journal
front = La une
news = Actualités
sections = Rubriques
archive = Archives
motto = {site} lit à voix haute ce que d’autres écrivent et dit toujours de qui il le tient.
promise = Sans compte, sans pistage, sans tiers.

# La une
frontCountry = Votre pays : {place}
lead = La criée
breaking = Dernière minute
wholeSection = Toute la rubrique
lastRound = Dernier tour
lastRoundNote = Les nouvelles comme elles arrivent, heure par heure.
allNews = Toutes les nouvelles, par jour et par heure
wholeArchive = Les archives, jour après jour

# Cartes et listes
alsoIn = Vu par
related = À lire aussi
sample = exemple
sectionFeed = RSS de la rubrique
newsCount.one = {count} nouvelle
newsCount.other = {count} nouvelles
newest = Les plus récentes
newestPage = Première page
newerNews = Plus récentes
olderNews = Plus anciennes
pageNumber = Page {number}
emptySite = Pas de criée aujourd’hui
emptySiteNote = La première nouvelle sera dite ici dès son arrivée.
emptySection = Pas de criée dans cette rubrique aujourd’hui
emptyList = Pas de criée dans cette liste aujourd’hui
emptyHint = Ces rubriques sonnent plus fort :

# Article
byAuthor = Par {author}
updatedAt = mis à jour le {date}
updatedSameDay = mis à jour à {time}
readingTime.one = {count} min de lecture
readingTime.other = {count} min de lecture
readAtNamedSource = Lire à la source : {source}
excerptNote = {site} ne montre que le début. Le texte complet appartient à {source} et se lit sur son site.
sampleNote = Cette nouvelle est un exemple : elle accompagne le programme tant que la source n’a pas répondu, et n’est pas indexée.
creditOffered = Image proposée par {source} dans son flux
listen = Écouter l’audio
watch = Voir la vidéo
openFile = Ouvrir le fichier
otherVoices = Autres voix
topics = Sujets
moreIn = Plus dans {section}
inThisSection = Dans cette rubrique
previousIn = Précédente dans {section}
nextIn = Suivante dans {section}
likes.one = {count} j’aime
likes.other = {count} j’aime
dislikes.one = {count} je n’aime pas
dislikes.other = {count} je n’aime pas
views.one = {count} lecture à la source
views.other = {count} lectures à la source

# Formes et parties d’un pays
formStory = À lire
formAudio = À écouter
formVideo = À regarder
formAll = Tout
formFilter = Filtrer par forme
placeSection = {place} : {section}
countrySections = Rubriques de ce pays

# Archives
archiveIntro = Tout ce qui s’est dit ici, par année, par mois et par jour.
previousMonth = Mois précédent
nextMonth = Mois suivant
previousDay = Jour précédent
nextDay = Jour suivant

# Carte et pays
map = Carte
mapHeading = D’où viennent les nouvelles
mapIntro = Chaque pays occupe sur la carte la place qu’il a sur la Terre ; la couleur et le chiffre disent combien de ses nouvelles sont ici.
mapLabel = Carte du monde avec le nombre de nouvelles par pays
openMap = Ouvrir la carte
countries = Pays
countryCount.one = {count} pays
countryCount.other = {count} pays
placeNews = {place} : {news}
mapNone = sans nouvelles
mapRange = {from} à {to}
mapFrom = {from} ou plus
mapRing = Double anneau : plusieurs pays ensemble
mapKeys = La carte au premier plan : les flèches la déplacent, + et − l’agrandissent et la réduisent, 0 montre le monde, Échap en sort. La molette agrandit avec Ctrl ou la carte au premier plan.
mapListNote = Tout ce que montre la carte est dans cette liste.
mapNote = Frontières selon Natural Earth, telles qu’elles sont de fait. Un article compte pour le pays de sa source.
mapData = Télécharger les données (GeoJSON)
mapCredit = Cartes : Natural Earth.
mapSearch = Chercher un pays
mapZoom = Agrandissement
mapZoomIn = Agrandir
mapZoomOut = Réduire
mapWorld = Monde
mapMove = Déplacement
mapWest = Aller vers l’ouest
mapNorth = Aller vers le nord
mapSouth = Aller vers le sud
mapEast = Aller vers l’est
mapNear = Près de moi
mapZoomed = Agrandissement ×{number}
mapFound = Pays correspondants : {count}
mapUnknown = Aucun pays ne s’appelle « {title} ».
mapInside = Vous êtes dans un pays qui a des nouvelles : {place} ({news}). Centrer la carte ?
mapInsideBare = Vous êtes dans ce pays : {place}. Il n’en vient pas encore de nouvelles.
mapNearest = Le pays le plus proche qui a des nouvelles : {place} (à {distance} km). Centrer la carte ?
mapNearestBare = Le pays le plus proche de la liste : {place} (à {distance} km), dont il ne vient pas encore de nouvelles.
mapRefused = Le navigateur n’a pas permis de savoir où vous êtes. Vous pouvez choisir le pays par son nom.
mapUnavailable = Impossible de savoir où vous êtes. Vous pouvez choisir le pays par son nom.
mapLooking = Recherche de l’endroit où vous êtes…
mapPick = Choisir par le nom
yes = Oui
no = Non
close = Fermer
countryMap = Carte : {place}
countrySources = Sources de ce pays
countryOnMap = Voir tous les pays sur la carte
kilometres = {distance} km
peopleMap.one = {count} personne sur la carte
peopleMap.other = {count} personnes sur la carte
peopleCount.one = {count} personne
peopleCount.other = {count} personnes

# Sports
matches = Matchs
matchesHeading = Matchs
clockOf = Les heures sont celles de {place}.
scoreAt = à {time}
scoreAtDate = du {date}
scoresAt = Scores à {time}.
scoresAtDate = Scores du {date}.
latestResults = Derniers résultats
nextMatches = Prochains matchs
undatedMatches = Date à confirmer
competitions = Compétitions
teams = Équipes
highlights = Résumés en vidéo
otherMatches = Autres matchs
allMatches = Tous les matchs
matchesOfDay = Matchs du {day}
matchAgainst = {home} contre {away}
unknownTeam = À déterminer
kickoffOpen = Heure à confirmer
dateOpen = Date à confirmer
statusScheduled = Prévu
statusLive = En cours
statusHalfTime = Mi-temps
statusFinished = Terminé
statusPostponed = Reporté
statusSuspended = Suspendu
statusCancelled = Annulé
statusAwarded = Décidé sans jouer
statusAbandoned = Interrompu
statusUnknown = État inconnu
extraTime = Prolongation
halfTimeScore = Mi-temps {score}
extraTimeScore = Prolongation {score}
afterPenalties = Tirs au but {score}
resultWinner = Vainqueur : {team}
resultDraw = Match nul
resultPending = À jouer
resultOpen = Sans résultat définitif
resultVoid = Ne se jouera pas
goalPenalty = penalty
goalOwn = contre son camp
moreGoals = Buts
factCompetition = Compétition
factRound = Tour
factSport = Sport
factKickoff = Coup d’envoi
factVenue = Terrain
factReferees = Arbitrage
factAttendance = Affluence
factScore = Score
sportFootball = Football
sportBasketball = Basket-ball
sportHandball = Handball
sportOther = Autre sport
matchFacts = La fiche du match
statistics = Le match en chiffres
lineups = Compositions
watchHighlights = En vidéo
highlightNumber = Vidéo {number}
matchStories = Récits
relatedNews = Actualités
earlierMeetings = Les fois d’avant
addToCalendar = Ajouter au calendrier
teamCalendar = Calendrier de l’équipe
standings = Classement
tablePosition = Rang
tableTeam = Équipe
tableColumns = J=Joués, G=Gagnés, N=Nuls, P=Perdus, BP=Marqués, BC=Encaissés, Diff.=Différence, Pts=Points
matchdayNumber = Journée {number}
standing = rang {number}, points : {count}

# Programmes
programmes = Programmes
programmesIntro = Films et séries, de quoi ils parlent et où les voir.
allProgrammes = Tout
films = Films
series = Séries
film = Film
oneSeries = Série
programmeKinds = Films ou séries
programmeGenres = Genres
programmeYears = Années
wholeProgrammes = Voir l’affiche
programmesOfGenre = Films et séries : {title}
programmesOfYear = Films et séries de {year}
newerProgrammes = Plus récents
olderProgrammes = Précédents
factOriginalTitle = Titre original
factYears = Année
factRuntime = Durée
factSeasons = Saisons
factEpisodes = Épisodes
factDirectors = Réalisation
factCreators = Création
factCast = Distribution
factRating = Note
factCountries = Pays
factLanguages = Langue
ratingOf = {number} sur 100
runtimeMinutes = {minute} min
runtimeHours = {hour} h {minute} min
runtimeWholeHours = {hour} h
seasonCount.one = {count} saison
seasonCount.other = {count} saisons
episodeCount.one = {count} épisode
episodeCount.other = {count} épisodes
whereToWatch = Où le voir
noService = Aucun service disponible
noServiceIn = {place} : aucun service disponible
offersAt = Selon la réponse du
offerService = Service
offerForm = Mode
offerPrice = Prix
offerQuality = Qualité
offerAudio = Audio
offerSubtitles = Sous-titres
offerUntil = Jusqu’au
offerFree = Gratuit
offerSubscription = Abonnement
offerAddon = Chaîne en option
offerRent = Location
offerBuy = Achat
offerOther = Autre mode
similarProgrammes = Dans le même genre
elsewhere = Dans d’autres catalogues

# Musique
music = Musique
musicIntro = Par artiste, chaque titre avec le lien vers sa boutique. Rien ne joue ni ne se télécharge avant qu’on ne le demande.
allMusic = Toute la musique
genres = Genres
artists = Artistes
trackCount.one = {count} titre
trackCount.other = {count} titres
musicGenre = Musique : {title}
moreBy = Du même artiste : {author}
alsoInGenre = Dans le même genre : {title}
noAlbum = Hors album
album = Album
genre = Genre
released = Sortie
duration = Durée
price = Prix
explicit = paroles explicites
musicVideo = clip
preview = Écouter l’extrait
previewOf = Extrait de « {title} »
inStore = Voir dans la boutique
inNamedStore = Voir sur {source}
editorsNote = Note de la rédaction

# Annuaire
people = Annuaire
peopleIntro = Qui est ici l’a voulu, et avec ce qu’il a bien voulu en dire.
allPeople = Tout l’annuaire
letters = Lettres
peopleLetter = Annuaire : {title}
peopleOnMap = L’annuaire sur la carte
peopleMapIntro = Un point est un lieu, pas une porte. Les distances se mesurent entre ces points.
peopleMapNote = Frontières selon Natural Earth, telles qu’elles sont de fait.
peopleTown = De près
peopleFar = Plus loin
personOnMap = {title} sur la carte
nearestPeople = Qui est le plus proche
samePlace = au même endroit
underKilometre = à moins de 1 km
website = Site web
email = Courriel
phone = Téléphone
withoutCountry = Sans pays

# Collections
transformations = Transformations
transformationsOf = Transformations : {title}
transformationsCount = Transformations ({count})
transformationOf = Une transformation : {title}
moreInformation = En savoir plus
previousFigure = Précédent
nextFigure = Suivant
inThisCollection = Dans cette collection

# De toute page faite de données
samplePageNote = Ceci est un exemple : il accompagne le programme tant que la source n’a pas répondu et n’est pas indexé.
dataFrom = Données :

# Sources
outlets = Sources
allOutlets = Toutes
outletsByLanguage = Par langue
outletsByCategory = Par catégorie
outletsByCountry = Par pays
outletHome = Site web
outletFeed = Flux
outletCategory = Catégorie
outletCountry = Pays
outletLanguage = Langue
outletCount.one = {count} source
outletCount.other = {count} sources
outletViews = Voir les sources
outletJump = Aller à
outletOther = Autres
newestOn = Le plus récent : {day}
languageNames = ar arabe, bg bulgare, bn bengali, ca catalan, cs tchèque, da danois, de allemand, el grec, en anglais, es espagnol, et estonien, eu basque, fa persan, fi finnois, fr français, gl galicien, he hébreu, hi hindi, hr croate, hu hongrois, id indonésien, is islandais, it italien, ja japonais, ko coréen, lt lituanien, lv letton, ms malais, nl néerlandais, no norvégien, pl polonais, pt portugais, ro roumain, ru russe, sk slovaque, sl slovène, sr serbe, sv suédois, ta tamoul, te télougou, th thaï, tr turc, uk ukrainien, ur ourdou, vi vietnamien, zh chinois

# Pages de service
notFoundTitle = Introuvable
notFoundHeading = Rien ne sonne ici
notFoundText = La page que vous cherchez n’existe pas ou a changé de place. Commencez par une rubrique ou par les nouvelles les plus récentes.
toFront = Aller à la une
movedTitle = Cette page a déménagé
movedText = Elle se trouve maintenant à une autre adresse :
withdrawnTitle = Nouvelle retirée
withdrawnText = {title} a été publiée ici puis retirée.
withdrawnUnnamed = Une nouvelle se trouvait ici ; elle a été retirée.
thirdParties = Serveurs d’autrui auxquels les pages de ce portail demandent quelque chose

# État des sources
status = État des sources
statusIntro = Comment répond chaque source de ce journal. Chaque ligne vaut depuis l’heure qu’elle indique.
conditionOk = Répond
conditionStale = Ne répond pas : on montre ce qu’elle a dit en dernier
conditionSample = Un exemple : elle n’a pas encore répondu
conditionEmpty = Rien à montrer
conditionGone = Fermée pour toujours : ce qui fut reçu reste
statusSince = Ainsi depuis
lastSuccess = Dernière bonne réponse
neverAnswered = aucune encore
failuresInARow = Échecs de suite
newestItem = Le plus récent
cadenceLabel = Rythme habituel
cadence = tous les {period}
nextCheck = Prochaine demande
movedTo = Déménagée à
goneSince = Fermée depuis
entriesRead = Lecture
entriesTaken.one = {count} entrée lue
entriesTaken.other = {count} entrées lues
entriesDropped.one = {count} écartée
entriesDropped.other = {count} écartées
entriesRepaired.one = {count} réparée
entriesRepaired.other = {count} réparées
minutes.one = {count} minute
minutes.other = {count} minutes
hours.one = {count} heure
hours.other = {count} heures
days.one = {count} jour
days.other = {count} jours

# Recherche
search = Rechercher
searchIn = Rechercher dans {site}
searchNeedsScript = La recherche lit son index dans votre navigateur et a besoin pour cela de JavaScript. Sans lui, tout se trouve aussi dans ces listes :
searchFilters = Filtres
searchStopWords = a au aux ce dans de des du en est et il la le les ou par pour que qui sur un une
filterKind = Type
filterSection = Rubrique
filterSource = Source
filterLanguage = Langue
filterCountry = Pays
filterFrom = Du
filterTo = Au
filterAll = Tout
filterOrder = Ordre
orderBest = Le plus pertinent
orderNewest = Le plus récent
searchRecent = Vous avez cherché
moreResults = Plus de résultats
kindArticle = Article
kindProgramme = Programme
kindMatch = Match
kindTrack = Morceau
kindPerson = Personne
kindSource = Source
kindHero = Héros
kindTransformation = Transformation
searchCount.one = {count} résultat
searchCount.other = {count} résultats
searchNone = Rien ne répond à cette recherche.
searchLoading = Recherche en cours…
searchLong = La recherche est très longue : seuls ses premiers mots comptent.
searchOffline = Hors connexion : on cherche dans ce qui est gardé ici.
searchUnread = Hors connexion, et l’index n’est pas encore gardé ici.
searchPartial = Une partie de l’index n’a pas pu être lue : il manque peut-être quelque chose.
searchFailed = L’index n’a pas pu être lu.
searchOld = Ce navigateur ne peut pas lire l’index. Tout se trouve aussi dans ces listes.
searchRetry = Réessayer
searchClearFilters = Retirer les filtres
searchRemoveFilter = Retirer le filtre {filter}
searchForget = Oublier {title}
searchOnlyWord = Chercher seulement {title}
descriptionSearch = Cherchez dans tout ce que {site} a publié : par mots, rubrique, source, langue et date.

# Ce qui suit le lecteur
nowOffline = Hors connexion : ce qui a été lu ou enregistré reste ici.
nowOnline = La connexion est rétablie.
newEdition = Il y a une nouvelle édition.
openNewEdition = L’ouvrir
staleFront = Cette une a plus d’un jour.
frontSource = Votre source : {source}
slotFailed = Votre choix n’a pas pu être chargé : voici la sélection habituelle.
moreNews = Plus de nouvelles
moreFailed = La page suivante n’a pas pu être chargée.
twoColumns = Deux colonnes
filterList = Filtrer cette liste
filterCount = {count} sur {number}
favouriteSource = Ma source favorite
today = aujourd’hui
localTime = {time} chez vous
previewFailed = L’extrait n’est pas disponible.

# Ce qu’on fait d’un article
share = Partager
shareCopied = Adresse copiée.
shareByMail = Envoyer par courriel
printArticle = Imprimer
saveOffline = Enregistrer hors connexion
saveFailed = L’enregistrement a échoué.
articleSaved = Enregistré : à retrouver dans « Enregistrés », même hors connexion.
articleDropped = N’est plus enregistré.
oldArticle = Publié il y a plus d’un an

# Réglages, enregistrés, hors connexion
settings = Réglages
settingsIntro = Comment vous aimez lire. C’est gardé dans ce navigateur seulement ; personne d’autre ne le sait.
settingsNeedScript = Les réglages sont gardés dans votre navigateur et ont besoin de JavaScript. Sans lui, vous pouvez choisir la langue :
settingsKept = Enregistré.
settingsSession = Ce navigateur ne garde rien : valable pour cette page.
settingsLook = Apparence
settingsNews = Vos nouvelles
settingsStore = Hors connexion
settingTheme = Thème
themeSystem = Comme le système
themeLight = Clair
themeDark = Sombre
settingColumns = Colonnes des listes
oneColumn = Une
settingDensity = Listes
densityRoomy = Avec résumés
densityDense = Titres seuls
settingPictures = Images
picturesAlways = Toujours
picturesSaving = Pas en données mobiles ni en économie de données
picturesNever = Jamais
settingTimes = Heures de ce qui est récent
timesRelative = Il y a combien de temps
timesAbsolute = Jour et heure
settingCountry = Votre pays, à la une
settingNewsLanguage = Langue de vos nouvelles
settingSource = Votre source, à la une
settingUsual = Celui du journal
settingNone = Aucune
settingAll = Toutes
storeSize = Les pages lues et les articles enregistrés occupent {number} Mo.
clearStore = Vider
clearConfirm = Retirer de ce navigateur les pages lues, les articles enregistrés et les recherches faites ?
storeCleared = Vidé.
resetSettings = Revenir aux valeurs d’origine
resetConfirm = Remettre tous les réglages comme au début et oublier les recherches faites ?
resetDone = Tous les réglages sont comme au début.
saved = Enregistrés
savedIntro = Les articles enregistrés dans ce navigateur ; ils se lisent aussi hors connexion.
savedNone = Rien d’enregistré pour l’instant
savedHint = Sur chaque article, « Enregistrer hors connexion » l’amène ici.
savedNeedsScript = Enregistrer des articles demande JavaScript et un navigateur qui garde les pages.
savedNeedsSafety = Ce navigateur ne garde pas de pages d’ici : il faudrait que le portail arrive par https.
savedRemove = Retirer {title}
savedRemoved = Retiré.
offline = Hors connexion
offlineText = Cette page n’est pas gardée ici et le réseau manque. Réessayez, ou lisez ce qui est là.
offlineRetry = Réessayer

# Métadonnées
descriptionFront = Les nouvelles du jour dans {site}, par heure et par rubrique, avec la source de chacune bien en vue.
descriptionNews = Toutes les nouvelles de {site}, de la plus récente à la plus ancienne, par jour et par heure, avec leur source.
descriptionNewsPage = Les nouvelles de {site}, page {number} : {period}. Par jour et par heure, avec leur source.
descriptionSections = Les rubriques de {site} : combien de nouvelles dans chacune, la plus récente et son flux.
descriptionSection = Les nouvelles de {section} dans {site}, par jour et par heure, avec leur source.
descriptionSectionPage = Les nouvelles de {section} dans {site}, page {number} : {period}. Par jour et par heure.
descriptionArchive = Les archives de {site} : toutes les nouvelles publiées, par année, par mois et par jour.
descriptionMonth = Les nouvelles publiées par {site} en {month}, jour après jour, avec leur nombre.
descriptionStatus = Les sources de {site} et comment chacune répond : dernière réponse, rythme, échecs et ce qu’il fallut réparer.
descriptionYear = Les nouvelles publiées par {site} en {year}, mois après mois et jour après jour.
descriptionDay = Les nouvelles publiées par {site} le {day}, par heure, avec la source de chacune.
descriptionArticle = {title}. Nouvelle de {source}, {date}, dans {site}, avec un lien vers la source.
descriptionArticleHere = {title}. Nouvelle de {source}, {date}.
descriptionPage = {title} : une page de {site}, portail de nouvelles avec la source de chacune bien en vue.
descriptionMap = De quels pays viennent les nouvelles de {site} : carte à surfaces égales et liste des pays avec leur nombre de nouvelles.
descriptionCountry = Nouvelles des sources de ce pays ({place}) sur {site}, dans toutes les langues, par jour et par heure.
descriptionCountryPage = Nouvelles des sources de ce pays ({place}) sur {site}, page {number} : {period}. Par jour et par heure.
descriptionCountrySection = Actualités {section} des sources de {place} dans {site}, par jour et par heure, chacune avec sa source.
descriptionCountrySectionPage = Actualités {section} des sources de {place} dans {site}, page {number} : {period}.
descriptionForm = {title} : ce que {site} apporte sous cette forme, par jour et par heure, avec chaque source.
descriptionFormPage = {title} dans {site}, page {number} : {period}. Par jour et par heure, avec chaque source.
descriptionSource = Ce que {source} a raconté dans {site}, par jour et par heure, avec un lien vers chaque original.
descriptionSourcePage = Ce que {source} a raconté dans {site}, page {number} : {period}. Par jour et par heure.
descriptionOutlets = Les sources de {site} : nom, catégorie, langue et pays de chacune, avec son site et son flux.
descriptionMusic = La musique sur {site} : chansons et clips par artiste et par genre, chacun avec son extrait et sa boutique.
descriptionGenre = La musique du genre {title} sur {site} : chansons et clips par artiste, avec leur extrait et leur boutique.
descriptionArtist = {title} sur {site} : chansons et clips, album par album, avec leur extrait et leur boutique.
descriptionTrack = {title}, par {author}, sur {site} : album, genre, date, durée et lien vers la boutique.
descriptionPeople = L’annuaire de {site} par ordre alphabétique : qui et d’où, selon ce que chacun a bien voulu dire.
descriptionPeopleLetter = L’annuaire de {site} à la lettre {title} : qui et d’où, selon ce que chacun a bien voulu dire.
descriptionPeopleMap = L’annuaire de {site} sur la carte et dans une liste par pays : chaque point est un lieu, pas une porte.
descriptionPerson = {title}, dans l’annuaire de {site} : qui et d’où, selon ce que la personne a bien voulu dire.
descriptionPersonMap = Où se trouve {title}, et les cinq personnes de {site} les plus proches, avec les kilomètres qui les séparent.
descriptionCollection = {title} sur {site} : chaque fiche avec son portrait et son histoire, l’une après l’autre, dans l’ordre.
descriptionTransformations = Les transformations de ce personnage ({title}) sur {site}, dans l’ordre, avec portrait et histoire.
descriptionFigure = {title}, dans {section} : portrait, histoire et transformations, sur {site}.
descriptionMatches = Les matchs dans {site} : derniers résultats et prochaines rencontres par jour et par compétition, avec l’heure de chaque score.
descriptionMatchDay = Matchs du {day} dans {site} : résultats et horaires par compétition, avec l’heure de chaque score.
descriptionMatch = {title}. {competition}. La fiche du match, avec tout ce que l’on en sait, dans {site}.
descriptionCompetition = {competition} dans {site} : classement, derniers résultats, prochains matchs et toutes les équipes.
descriptionTeam = {team} dans {site} : derniers résultats, prochains matchs, classements et calendrier à télécharger.
descriptionHighlights = Résumés en vidéo des matchs que raconte {site}, du plus récent au plus ancien, sur le site de leurs auteurs.
descriptionProgrammes = {title} dans {site} : affiches, fiches, genres et où voir chaque titre dans chaque pays.
descriptionProgramme = {title}, {form}. {text} La fiche complète et où le voir, dans {site}.
descriptionSettings = Les réglages de {site} : thème, colonnes, images, heures, pays et source, gardés dans votre navigateur.
descriptionSaved = Les articles de {site} enregistrés dans ce navigateur, à lire aussi hors connexion.
descriptionOffline = Ce que {site} montre quand la connexion manque et que la page demandée n’est pas gardée.

# Flux (RSS, Atom, JSON Feed)
feedTitle = {site}
feedDescription = Les dernières nouvelles de {site}.
feedSectionTitle = {section} · {site}
feedSectionDescription = Les dernières nouvelles de {section} dans {site}.

"""#),
    ]
}

/// One file of the theme.
public struct ThemeFile: Sendable {
    /// Relative to `Templates/`, such as `pages/front.mustache`.
    public let path: String
    public let text: StaticString
}
