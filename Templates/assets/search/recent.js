// Searches made before.
const recent = () => {
  try {
    return [].concat(JSON.parse(localStorage.getItem(RECENT)) || []).map(String).slice(0, 10);
  } catch {
    return [];
  }
};

const keep = searches => {
  try {
    localStorage.setItem(RECENT, JSON.stringify(searches));
  } catch {
    // A private window keeps nothing.
  }
};

const remember = text => {
  const title = text.toLowerCase().trim().slice(0, 100);
  if (title) keep([title, ...recent().filter(each => each !== title)].slice(0, 10));
};

const showRecent = () => {
  const searches = recent();
  $('recent').hidden = !searches.length;
  refill($('recent-list'), ...searches.map(title => make('li', null,
    button(title, () => search(title)),
    button('×', () => {
      keep(recent().filter(each => each !== title));
      showRecent();
      input.focus();
    }, filled(texts.forget, { title })))));
};
