// The articles that the reader saved, each from a store of its own.
const list = document.getElementById('saved');
const status = document.getElementById('saved-status');
const PREFIX = `${pregonero.stores.saved}:`;
const home = new URL('..', import.meta.url).pathname;

const entry = async name => {
  const path = name.slice(PREFIX.length);
  const store = await caches.open(name);
  const page = await store.match(path);
  if (!page) return;
  const text = new DOMParser().parseFromString(await page.text(), 'text/html');
  let size = 0;
  for (const request of await store.keys()) size += (await (await store.match(request)).blob()).size;
  const title = text.querySelector('h1').textContent;
  const item = list.content.cloneNode(true).firstElementChild;
  const link = item.querySelector('a');
  const time = text.querySelector('.byline time:not([data-fixed])');
  const article = text.querySelector('.article');
  Object.assign(link, { href: path, textContent: title, lang: article.lang, dir: article.dir });
  item.querySelector('p').append(time ? `${time.textContent} · ` : '', `${Math.ceil(size / 1000)} kB`);
  const remove = item.querySelector('button');
  remove.setAttribute('aria-label', remove.dataset.label.replace('{title}', () => title));
  remove.addEventListener('click', async () => {
    await caches.delete(name);
    // Nor does it stay among what was read.
    await (await caches.open(`${pregonero.stores.pages}:${home}`)).delete(path);
    item.remove();
    status.textContent = status.dataset.removed;
    status.focus();
    empty();
  });
  return { order: time ? time.dateTime : '', item };
};

const shelf = list.parentNode.insertBefore(document.createElement('ul'), list);
const empty = () => { document.getElementById('saved-none').hidden = shelf.children.length > 0; };

(async () => {
  const hint = document.getElementById('saved-hint');
  // Who lets this site keep nothing has the stores, but may not look into them.
  const names = self.caches && await caches.keys().catch(() => {});
  if (!names) hint.textContent = self.caches ? document.querySelector('.unscripted').textContent : hint.dataset.unsafe;
  const entries = await Promise.all((names || []).filter(name => name.startsWith(PREFIX + home)).map(entry));
  entries.filter(Boolean).sort((one, other) => one.order < other.order ? 1 : -1)
    .forEach(({ item }) => shelf.append(item));
  empty();
})();
