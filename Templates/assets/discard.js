// Deletes those stores of answers, of a portal below this path.
const discard = async (stores, below = '/') => {
  for (const name of await caches.keys()) {
    const [store, path = below] = name.split(':');
    if (stores.includes(store) && path.startsWith(below)) await caches.delete(name);
  }
};
