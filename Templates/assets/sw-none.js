// Takes the place of a worker that the publisher wants to be rid of, empties its stores and leaves.
// include stores.js
// include discard.js
addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil(discard(Object.values(STORES), new URL(registration.scope).pathname)
  .then(() => registration.unregister())));
