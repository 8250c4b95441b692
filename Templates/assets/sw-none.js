// Takes the place of a worker that the publisher wants to be rid of, empties its stores and leaves.
addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil((async () => {
  const { pathname } = new URL(registration.scope);
  for (const name of await caches.keys()) {
    if (/^pregonero-(shell|pages|pictures|files):/.test(name) && name.split(':')[1].startsWith(pathname)) await caches.delete(name);
  }
  await registration.unregister();
})()));
