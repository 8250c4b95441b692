// The front page's blocks for the reader's own country and source.
const slot = async (block, name) => {
  try {
    const answer = await fetch(new URL(`../_d/top/${name}.json`, import.meta.url));
    if (!answer.ok) throw answer;
    const { names, paths, items } = await answer.json();
    const link = one('h2 a', block);
    const chosen = items.filter(item => !preferences.lang || item.lang === preferences.lang);
    const cards = one('.four', block);
    link.textContent = block.dataset.slot.replace(/{\w+}/, names[root.lang]);
    link.href = paths[root.lang];
    // A favourite source stands among the categories too, at their end, where nothing moves for it.
    const categories = one('.categories');
    if (categories && block.matches('.fav')) categories.append(make('a', { href: link.href, textContent: names[root.lang] }));
    cards.style.height = `${cards.offsetHeight}px`;
    cards.classList.add('slot');
    cards.textContent = '';
    cards.append(...(chosen.length ? chosen : items).slice(0, 4).map(item => make('article',
      { className: 'card line', lang: item.lang, dir: item.dir || 'ltr' },
      make('h3', {}, make('a', { href: item.path, textContent: item.title })),
      make('p', { className: 'meta', lang: root.lang }, item.source,
        ...item.sample ? [' ', make('b', { className: 'sample', textContent: block.dataset.sample })] : [],
        ' · ', make('time', { dateTime: item.time, textContent: clock(new Date(item.time), told.zone) })))));
    tell();
  } catch {
    say(block.dataset.failed);
  }
};

for (const [block, name] of [
  [one('[data-usual]'), preferences.country], [one('.fav'), preferences.source && `s-${preferences.source}`],
]) if (block && name && /^[\w.-]+$/.test(name) && name !== block.dataset.usual) slot(block, name);
