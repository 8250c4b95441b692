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
    // A portal below this one has its own.
    if (name === SHELL || /\//.test(name.split(named('shell'))[1] ?? '/')) continue;
    // Pages that were read with them still need them.
    const shell = await caches.open(name);
    for (const file of await shell.keys()) {
      if (file.url.includes(`${BASE}_/`)) await keep('files', file, await shell.match(file), 200).catch(() => {});
    }
    await caches.delete(name);
  }
  await clients.claim();
})()));

addEventListener('message', event => event.data === 'take over' && skipWaiting());

// The newest stands last; only whole answers of this site, and no large pictures, are kept.
const keep = async (kind, key, answer, most) => {
  // What is gone is not shown from here either, and what the server wants nobody to keep is not kept.
  const isGone = [404, 410].includes(answer.status) || /no-store/.test(answer.headers.get('cache-control'));
  if ((answer.status !== 200 || answer.type !== 'basic') && !isGone) return;
  if (kind === 'pictures' && (await answer.clone().blob()).size > 16e4) return;
  const cache = await caches.open(named(kind));
  await cache.delete(key);
  if (isGone) return;
  await cache.put(key, answer);
  for (const old of (await cache.keys()).slice(0, -most)) await cache.delete(old);
};

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(BASE)) return;
  // Sounds are asked for in parts, which no store holds.
  if (request.headers.has('range')) return;
  const path = pathname.slice(BASE.length);
  const isPage = request.mode === 'navigate';
  const isPicture = request.destination === 'image';
  // Only what lies below `_/` is another file under another name.
  const isFresh = isPage || path.startsWith('_d/') || isPicture && !path.startsWith('_/');
  if (!isFresh && !isPicture && !path.startsWith('_/')) return;
  const [kind, most] = isPage ? ['pages', 50] : isPicture ? ['pictures', 60] : ['files', 200];
  // Of what was read and what was saved on purpose the newer one, else what any store has.
  const kept = async () => {
    const find = cacheName => caches.match(pathname, { cacheName });
    const read = await find(named(kind)), saved = await find(`${STORES.saved}:${pathname}`);
    const time = answer => answer && Date.parse(answer.headers.get('date'));
    return time(saved) > time(read) ? saved : read || find();
  };
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
