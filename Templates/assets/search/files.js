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
  const url = setup.index + 'manifest.json', { signal } = controller;
  isOffline = false;
  try {
    const response = await fetched(url, 'no-cache', signal);
    const text = await response.text();
    fresh.push([url, text]);
    return JSON.parse(text);
  } catch (error) {
    const store = await shelf;
    const kept = store && await store.match(url);
    // Who typed on gave this question up: that says nothing of the connection.
    if (!kept || signal.aborted) throw error;
    isOffline = true;
    return kept.json();
  }
};
