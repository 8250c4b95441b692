// Asking and showing, from the first result to the last.
let hits = [], place = 0, seen = [];

const showMore = async question => {
  const { signal } = controller;
  const isFirst = !place;
  const next = hits.slice(place, place += PAGE);
  const { documents, isPartial } = await shown(next, signal);
  if (signal.aborted) return;
  // Among equals the spelling that was typed comes first: «año» before «ano».
  const spelled = question.q.toLowerCase();
  const isSpelled = document => `${document[1]} ${document[7]}`.toLowerCase().includes(spelled);
  if (isByFit(question) && spelled) documents.sort((one, other) => one[11] - other[11] || isSpelled(other) - isSpelled(one));
  seen.push(...documents);
  const rows = documents.map(document => rowOf(document, question));
  if (isFirst) refill(list, ...rows); else list.append(...rows);
  $('more').hidden = place >= hits.length;
  return { rows, isPartial };
};

const showFilters = (question, kinds = []) => {
  refill($('active'), ...FILTERS.filter(name => question[name]).map(name => {
    const filter = field(name).labels[0].textContent;
    return make('li', null, `${filter}: ${nameOf(name, question[name])} `, button('×', () => {
      field(name).value = '';
      search(input.value);
    }, filled(texts.removeFilter, { filter })));
  }), ...kinds.map(kind => make('li', null, kind)));
};

const clear = () => {
  refill(list);
  refill($('store'));
  $('more').hidden = true;
};

// What helps on is fetched only by those who need it.
const help = async () => {
  if (!pregonero.ways) {
    const script = make('script', { type: 'module', src: setup.help });
    document.head.append(script);
    await new Promise((done, fail) => Object.assign(script, { onload: done, onerror: fail }));
  }
  return pregonero;
};

const showNothing = async question => {
  const { signal } = controller;
  const ways = await help().then(helped => helped.ways(question)).catch(() => []);
  if (signal.aborted) return;
  clear();
  list.append(...ways);
  page.classList.remove('is-asked');
};

// How many there are of each kind, to see those alone.
const kindsOf = hits => {
  const counts = new Map();
  for (const { kind } of hits) counts.set(kind, (counts.get(kind) || 0) + 1);
  return counts.size < 2 ? [] : [...counts].map(([kind, count]) => button(`${setup.kinds[kind]} (${count})`, () => {
    field('t').value = kind;
    search(input.value);
  }));
};

const shopAddress = (address, term) => filled(address, { term: encodeURIComponent(term) });

// Who looks for music may go on in a shop.
const showStore = ({ q, t }) => {
  const [source, address] = setup.store || [];
  const isMusic = source && q && hits.concat({ kind: t }).some(({ kind }) => kind === 'track');
  refill($('store'), ...isMusic ? [make('a', { class: 'go', href: shopAddress(address, q) }, filled(texts.store, { title: q, source }))] : []);
};

const search = text => {
  input.value = text;
  input.focus();
  run(true);
};

const countText = count => filled(texts[new Intl.PluralRules(setup.language).select(count)] || texts.other,
  { count: count.toLocaleString(setup.language) });

const none = question => question.q ? filled(texts.none, { title: question.q }) : texts.noneFiltered;

const run = async (isDecided, isAgain) => {
  controller.abort();
  needed.clear();
  controller = new AbortController();
  const { signal } = controller;
  const question = formQuestion();
  const query = new URLSearchParams([...new FormData(form)].filter(([name, value]) => value.trim() || name === 'l' && usual));
  const isAsked = question.words.length || question.hasFilter;
  history.replaceState(null, '', isAsked ? `?${query}`.slice(0, 4000) : location.pathname);
  page.classList.toggle('is-asked', isAsked);
  list.ariaBusy = isAsked ? true : null;
  if (!isAsked) {
    giveUp();
    clear();
    showFilters(question);
    say(question.q ? none(question) : among);
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
    const first = answer.isPartial && !isAgain || await (hits.length ? showMore : showNothing)(question);
    if (signal.aborted) return;
    const isPartial = answer.isPartial || first && first.isPartial;
    if (isPartial && !isAgain) {
      // The index may have been written anew since this page was opened.
      segments = null;
      return run(isDecided, true);
    }
    showFilters(question, kindsOf(hits));
    showStore(question);
    const notes = hits.length ? [countText(hits.length)] : isPartial ? [] : [none(question)];
    if (question.isCut) notes.push(texts.long);
    if (isOffline) notes.push(texts.offline);
    if (isPartial) notes.push(texts.partial, retry());
    say(...notes);
    if (isDecided && hits.length) remember(question.q);
  } catch {
    if (signal.aborted) return;
    clear();
    page.classList.remove('is-asked');
    say(!navigator.onLine ? texts.unread : texts.failed, retry());
  } finally {
    if (!signal.aborted) list.ariaBusy = null;
    setTimeout(() => shelve().catch(() => {}), 300);
  }
};

const retry = () => button(texts.retry, () => {
  segments = null;
  run();
});
