// The page of settings: what is kept offline, and the way back to how everything was.
const { stores, discard } = pregonero;
const find = id => document.getElementById(id);
const store = find('store');
const status = find('settings-status');

const measure = async () => {
  const { usage } = await navigator.storage.estimate();
  store.textContent = store.dataset.size.replace('{number}', (usage / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 }));
};

const leave = () => { find('offline').hidden = true; };

if (store && self.caches && navigator.storage) {
  // Who lets this site keep nothing may not even look.
  caches.keys().then(measure, leave);
  find('clear').addEventListener('click', async event => {
    const { confirm: question, done } = event.target.dataset;
    if (!confirm(question)) return;
    await discard(Object.values(stores).filter(name => name !== stores.shell));
    pregonero.forget(stores.searches);
    await measure();
    status.textContent = done;
  });
} else if (store) leave();

find('reset').addEventListener('click', event => {
  const { confirm: question, done } = event.target.dataset;
  if (!confirm(question)) return;
  pregonero.reset();
  status.textContent = done;
});
