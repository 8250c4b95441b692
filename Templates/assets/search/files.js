// Files: from the shelf of what was read before, else from the network. Where no worker keeps pages there is no shelf.
const shelf = Promise.resolve(document.body.dataset.worker && window.caches && caches.open('pregonero-search')).catch(() => {});
const files = new Map();
// What is on its way for one question, with what gives it up, and what the newest question needs.
const pending = new Map();
const needed = new Set();
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

const read = async (path, signal) => {
  const url = setup.index + path;
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

// With the signal of a question it is given up once a newer one does not need it; else it comes whatever is typed.
const load = (path, parse, signal) => {
  if (signal && signal.aborted) throw new Error();
  needed.add(path);
  if (!files.has(path)) {
    const giving = new AbortController();
    const file = read(path, giving.signal).then(parse);
    files.set(path, file);
    if (signal) pending.set(path, giving);
    file.catch(() => { if (files.get(path) === file) files.delete(path); })
      .then(() => { if (pending.get(path) === giving) pending.delete(path); });
  }
  return files.get(path);
};

const giveUp = () => {
  for (const [path, giving] of pending) {
    if (needed.has(path)) continue;
    giving.abort();
    files.delete(path);
    pending.delete(path);
  }
};

const readManifest = async () => {
  const url = setup.index + 'manifest.json';
  isOffline = false;
  try {
    const response = await fetched(url, 'no-cache');
    const text = await response.text();
    fresh.push([url, text]);
    return JSON.parse(text);
  } catch (error) {
    const store = await shelf;
    const kept = store && await store.match(url);
    if (!kept) throw error;
    isOffline = true;
    return kept.json();
  }
};
