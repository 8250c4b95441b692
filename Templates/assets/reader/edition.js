// With and without a connection, and the worker that keeps pages: a new one takes over when the reader says so.
addEventListener('offline', () => say(told.offline, true));
addEventListener('online', () => say(told.online));
if (!navigator.onLine) say(told.offline, true);

const workers = navigator.serviceWorker;
const base = new URL('..', import.meta.url).href;
let isAccepted = false;

// The publisher wants nothing kept: what was goes along with the worker.
const dismiss = async registration => {
  await registration.unregister();
  return discard(Object.values(STORES), new URL(base).pathname);
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
  // What came before there was a worker is kept like the rest.
  if (!workers.controller) workers.ready.then(found => found.active.postMessage(performance.getEntries().map(entry => entry.name)));
  if (registration.waiting) offer(registration, registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) offer(registration, worker);
    });
  });
  workers.addEventListener('controllerchange', () => isAccepted && location.reload());
};

if (workers) {
  // The network was so slow that the reader was shown what was kept; then something newer came.
  workers.addEventListener('message', () => say(told.edition, told.open, () => location.reload()));
  addEventListener('load', () => employ().catch(() => {}));
}
