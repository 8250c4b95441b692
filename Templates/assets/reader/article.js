// What a reader can do with an article: pass it on, print it, keep it.
const share = one('#share');

const copy = async address => {
  try {
    await navigator.clipboard.writeText(address);
    say(share.dataset.done);
  } catch {
    prompt('', address);
  }
};

// Each article is kept in a store of its own, with all that it needs from this site.
const offerSaving = save => {
  const leave = () => { save.parentNode.style.visibility = 'hidden'; };
  if (!self.caches) return leave();
  const name = `${STORES.saved}:${location.pathname}`;
  const needs = () => all('img, script[src], link[rel=stylesheet], use')
    .map(part => part.currentSrc || part.src || part.href.baseVal || part.href)
    .map(text => new URL(text, location).href.split('#')[0])
    .filter(text => text.startsWith(location.origin));
  const mark = isKept => save.setAttribute('aria-pressed', isKept);
  // Who lets this site keep nothing may not even ask.
  caches.has(name).then(mark, leave);
  save.addEventListener('click', async () => {
    try {
      if (await caches.delete(name)) {
        mark(false);
        return say(save.dataset.dropped);
      }
      const store = await caches.open(name);
      // Which of its files a picture takes it says once it is there; those further down wait to be wanted.
      await Promise.allSettled(all('img').map(image => Object.assign(image, { loading: 'eager' }).decode()));
      await store.addAll([...new Set([location.pathname, ...needs()])]);
      mark(true);
      say(save.dataset.done);
      // Where the message names the page of what is kept, it leads there.
      const link = one('#n-saved');
      const [before, after] = notice.textContent.split(link?.textContent);
      if (after != null) {
        notice.firstChild.textContent = before;
        notice.firstChild.append(make('a', { href: link.href, textContent: link.textContent }), after);
      }
    } catch {
      caches.delete(name);
      say(save.dataset.failed);
    }
  });
};

if (share) {
  const address = one('link[rel=canonical]').href;
  share.addEventListener('click', async () => {
    if (!navigator.share) return copy(address);
    try {
      await navigator.share({ title: one('h1').textContent, url: address });
    } catch (error) {
      if (error.name !== 'AbortError') copy(address);
    }
  });
  one('#print').addEventListener('click', () => print());
  const save = one('#save');
  if (save) offerSaving(save);
}
