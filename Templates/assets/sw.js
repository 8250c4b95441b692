// Keeps what was read. SETUP, which the generator writes before this: version, path of the site, the files
// without which nothing goes, and where the page for no connection lies below which path.
// include stores.js
const [VERSION, BASE, FILES, OFFLINE] = SETUP;
const named = kind => `${STORES[kind]}:${BASE}`;
const SHELL = named('shell') + VERSION;

// Of each kind the newest so many are kept.
const MOST = { pages: 50, pictures: 60, files: 200 };

// Of files whose names tell their content, what the browser has already will do.
addEventListener('install', event => event.waitUntil(caches.open(SHELL).then(cache => cache.addAll(
  FILES.map(file => new Request(BASE + file, { cache: file.startsWith('_/') ? 'default' : 'reload' }))))));

addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    // A portal below this one has its own.
    if (name === SHELL || /\//.test(name.split(named('shell'))[1] ?? '/')) continue;
    // Pages that were read with them still need them.
    const shell = await caches.open(name);
    for (const file of await shell.keys()) {
      if (file.url.includes(`${BASE}_/`)) await keep('files', file, await shell.match(file)).catch(() => {});
    }
    await caches.delete(name);
  }
  await clients.claim();
})()));

// A page that was there before its worker is kept like the rest, with what it says that it loaded.
const keepAll = async (page, names) => {
  for (const address of [page, ...names]) {
    if (!address.startsWith(location.origin + BASE)) continue;
    const { pathname } = new URL(address);
    const kind = address === page ? 'pages' : /\.(avif|gif|jpe?g|png|svg|webp)$/.test(pathname) ? 'pictures'
      : /_\/[^/]+\.(css|js|woff2?)$/.test(pathname) && 'files';
    if (!kind || address !== page && await caches.match(pathname)) continue;
    await fetch(address, { cache: 'force-cache' }).then(answer => keep(kind, pathname, answer)).catch(() => {});
  }
};

addEventListener('message', event => {
  const { data, source } = event;
  if (data === 'take over') skipWaiting(); else event.waitUntil(keepAll(source.url, data));
});

// Where there is no room, the oldest of what is kept make some; for a picture only other pictures do.
const makeRoom = async wanting => {
  for (const kind of wanting === 'pictures' ? [wanting] : ['pictures', 'pages', 'files']) {
    const cache = await caches.open(named(kind));
    const old = (await cache.keys()).slice(0, 5);
    for (const key of old) await cache.delete(key);
    if (old[0]) return true;
  }
};

// The newest stands last; only whole answers of this site, and no large pictures, are kept.
const keep = async (kind, key, answer) => {
  // What is gone is not shown from here either, and what the server wants nobody to keep is not kept.
  const isGone = [404, 410].includes(answer.status) || /no-store/.test(answer.headers.get('cache-control'));
  if ((answer.status !== 200 || answer.type !== 'basic') && !isGone) return;
  if (kind === 'pictures' && (await answer.clone().blob()).size > 16e4) return;
  const cache = await caches.open(named(kind));
  await cache.delete(key);
  // A 404 may be a mistake of the server; what was withdrawn is not kept on purpose either.
  if (answer.status === 410) await caches.delete(`${STORES.saved}:${key}`);
  if (isGone) return;
  for (const old of (await cache.keys()).slice(0, 1 - MOST[kind])) await cache.delete(old);
  for (;;) {
    try {
      return await cache.put(key, answer.clone());
    } catch (error) {
      if (error.name !== 'QuotaExceededError' || !await makeRoom(kind)) throw error;
    }
  }
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
  const kind = isPage ? 'pages' : isPicture ? 'pictures' : 'files';
  // Of what was read and what was saved on purpose the newer one, else what any store has.
  const kept = async () => {
    const find = cacheName => caches.match(pathname, { cacheName });
    const read = await find(named(kind)), saved = await find(`${STORES.saved}:${pathname}`);
    const time = answer => answer && Date.parse(answer.headers.get('date'));
    return time(saved) > time(read) ? saved : read || find();
  };
  const ask = () => fetch(request).then(answer => {
    event.waitUntil(keep(kind, pathname, answer.clone()).catch(() => {}));
    return answer;
  });
  const first = async () => {
    const network = ask();
    // What comes after an old one was shown is kept, too.
    event.waitUntil(network.catch(() => {}));
    let old;
    const late = new Promise(done => setTimeout(done, 3000)).then(kept).then(found => (old = found) || network);
    const answer = await Promise.race([network, late]).catch(kept);
    if (isPage && old && answer === old) event.waitUntil(compare(old.clone(), network).catch(() => {}));
    return answer;
  };
  // Who waited too long for the network sees what was kept, and is told once something else has come.
  const compare = async (old, network) => {
    const answer = await network;
    if (!answer.ok || await answer.text() === await old.text()) return;
    const client = await clients.get(event.resultingClientId);
    if (client) client.postMessage('newer');
  };
  event.respondWith((isFresh ? first() : kept().then(found => found || ask())).then(found => found
    || isPage && caches.match(OFFLINE.find(([start]) => pathname.startsWith(start))[1]) || Response.error()));
});
