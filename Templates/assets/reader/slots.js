// The front page's blocks for the reader's own country and source.

// The categories of a country take the places of those of the whole paper: in the strip, and where blocks lead on.
// They are new links, so that nothing is moved.
const showCategories = (name, home, sections) => {
  const address = link => {
    const [last] = link.pathname.split('/').slice(-2);
    return sections.includes(last) && `${home}${last}/`;
  };
  const strip = one('.categories');
  if (strip) {
    const links = all('a', strip).filter(address).map(link => Object.assign(link.cloneNode(true), { href: address(link) }));
    strip.style.minHeight = `${strip.offsetHeight}px`;
    strip.textContent = '';
    strip.append(make('a', { href: home, textContent: name }), ...links);
  }
  for (const link of all('.block .rail .go').filter(address)) {
    link.href = address(link);
    link.firstChild.data = name;
  }
};

const slot = async (block, name) => {
  try {
    const answer = await fetch(new URL(`../_d/top/${name}.json`, import.meta.url));
    if (!answer.ok) throw answer;
    const { names, paths, items, sections } = await answer.json();
    const link = one('h2 a', block);
    const chosen = items.filter(item => !preferences.lang || item.lang === preferences.lang);
    const cards = one('.four', block);
    link.textContent = block.dataset.slot.replace(/{\w+}/, () => names[root.lang]);
    link.href = paths[root.lang];
    if (sections) showCategories(names[root.lang], paths[root.lang], sections[root.lang]);
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
  } catch ({ status }) {
    if (status !== 404) return say(block.dataset.failed);
    // The portal has it no more.
    preferences[block.matches('.fav') ? 'source' : 'country'] = undefined;
    keep();
    show();
  }
};

(async () => {
  for (const [block, name] of [
    [one('[data-usual]'), preferences.country], [one('.fav'), preferences.source && `s-${preferences.source}`],
  ]) if (block && name && /^[\w.-]+$/.test(name) && name !== block.dataset.usual) await slot(block, name);
})();
