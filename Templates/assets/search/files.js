// Files: from the shelf of what was read before, else from the network.
const shelf = Promise.resolve(window.caches && caches.open('pregonero-search')).catch(() => {});
const files = new Map();
const pending = new Set();
let controller = new AbortController();
let isOffline = false;

const inflated = async response => new Uint8Array(
  await new Response(response.body.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer());

const fetched = async (url, options) => {
  const response = await fetch(url, { signal: controller.signal, ...options });
  if (!response.ok) throw new Error();
  return response;
};

const read = async path => {
  const url = setup.index + path;
  const store = await shelf;
  // What is damaged is asked for again, past all that was kept on the way.
  for (const way of [() => store && store.match(url), () => fetched(url), () => fetched(url, { cache: 'reload' })]) {
    const response = await way();
    if (!response) continue;
    const copy = response.clone();
    try {
      const bytes = await inflated(response);
      if (store) store.put(url, copy).catch(() => {});
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
  const store = await shelf;
  isOffline = false;
  try {
    const response = await fetched(url, { cache: 'no-cache' });
    if (store) {
      // Pieces of what is no more do not heap up for ever.
      const kept = await store.keys();
      if (kept.length > 999) kept.forEach(each => store.delete(each));
      store.put(url, response.clone()).catch(() => {});
    }
    return await response.json();
  } catch (error) {
    const kept = store && !controller.signal.aborted && await store.match(url);
    if (!kept) throw error;
    isOffline = true;
    return kept.json();
  }
};
