// Asking and showing, from the first result to the last.
let hits = [], place = 0, seen = [];

const showMore = async question => {
  const { signal } = controller;
  const next = hits.slice(place, place + PAGE);
  const { documents, isPartial } = await shown(next);
  if (signal.aborted) return;
  place += next.length;
  // Among equals the spelling that was typed comes first: «año» before «ano».
  const spelled = question.q.toLowerCase();
  const isSpelled = document => `${document[1]} ${document[7]}`.toLowerCase().includes(spelled);
  if (question.o !== 'new' && spelled) documents.sort((one, other) => isSpelled(other) - isSpelled(one));
  seen.push(...documents);
  const rows = documents.map(document => rowOf(document, question));
  if (place === next.length) refill(list, ...rows); else list.append(...rows);
  $('more').hidden = place >= hits.length;
  return { rows, isPartial };
};

const showFilters = question => {
  refill($('active'), ...FILTERS.filter(name => question[name]).map(name => {
    const filter = field(name).labels[0].textContent;
    return make('li', null, `${filter}: ${nameOf(name, question[name])} `, button('×', () => {
      field(name).value = '';
      search(input.value);
    }, filled(texts.removeFilter, { filter })));
  }));
};

const clear = () => {
  refill(list);
  $('more').hidden = true;
};

const showNothing = question => {
  clear();
  if (question.hasFilter) {
    list.append(make('p', null, button(texts.clearFilters, () => {
      for (const name of FILTERS) field(name).value = '';
      search(input.value);
    })));
  }
  if (question.words.length > 1) {
    list.append(make('ul', { class: 'search__words' }, ...question.words.map(title =>
      make('li', null, button(filled(texts.onlyWord, { title }), () => search(title))))));
  }
};

const search = text => {
  input.value = text;
  input.focus();
  run(true);
};

const countText = count => filled(texts[new Intl.PluralRules(setup.language).select(count)] || texts.other,
  { count: count.toLocaleString(setup.language) });

const run = async isDecided => {
  controller.abort();
  for (const path of pending) files.delete(path);
  pending.clear();
  controller = new AbortController();
  const { signal } = controller;
  const question = formQuestion();
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim()));
  history.replaceState(null, '', `?${query}`.slice(0, 4000).replace(/^\?$/, location.pathname));
  showFilters(question);
  const isAsked = question.words.length || question.hasFilter;
  page.classList.toggle('is-asked', isAsked);
  list.ariaBusy = isAsked ? true : null;
  if (!isAsked) {
    clear();
    say(question.q ? texts.none : '');
    showRecent();
    return;
  }
  if (!list.children.length) {
    list.append(...Array.from({ length: 4 }, () => make('div', { class: 'search__ghost' })));
    say(texts.loading);
  }
  try {
    const answer = await ask(question);
    if (signal.aborted) return;
    hits = answer.hits;
    place = 0;
    seen = [];
    const first = hits.length ? await showMore(question) : showNothing(question);
    if (signal.aborted) return;
    const notes = [hits.length ? countText(hits.length) : texts.none];
    if (question.isCut) notes.push(texts.long);
    if (isOffline) notes.push(texts.offline);
    if (answer.isPartial || first && first.isPartial) notes.push(texts.partial, retry());
    say(...notes);
    if (isDecided) remember(question.q);
  } catch {
    if (signal.aborted) return;
    clear();
    page.classList.remove('is-asked');
    say(navigator.onLine === false ? texts.unread : texts.failed, retry());
  } finally {
    if (!signal.aborted) list.ariaBusy = null;
    setTimeout(() => shelve().catch(() => {}), 300);
  }
};

const retry = () => button(texts.retry, () => {
  segments = null;
  run();
});
