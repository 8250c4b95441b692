// The search page: reads the index that Sources/Searching writes, in the few pieces that a question needs.
(() => {
  const page = document.getElementById('search');
  const { terms, words, variants, isDense } = window.pregonero;
  const setup = JSON.parse(document.getElementById('search-setup').textContent);
  const texts = setup.texts;
  const $ = id => document.getElementById(id);
  const form = $('search-form'), input = $('q'), list = $('results'), status = $('status'), box = $('suggestions');
  const PAGE = 10, CHUNK = 8, MOST_WORDS = 12, RECENT = 'pregonero.searches';
  const COLUMNS = ['t', 'c', 's', 'l', 'p'];
  const FILTERS = [...COLUMNS, 'from', 'to'];

  // --- Files: from the shelf of what was read before, else from the network ---

  const shelf = window.caches ? caches.open('pregonero-search').catch(() => null) : Promise.resolve(null);
  const files = new Map();
  const pending = new Set();
  let controller = new AbortController();
  let isOffline = false;

  const inflated = async response => {
    const stream = response.body.pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };

  const fetched = async (url, options) => {
    const response = await fetch(url, { signal: controller.signal, ...options });
    if (!response.ok) throw new Error();
    return response;
  };

  const read = async path => {
    const url = setup.index + path;
    const store = await shelf;
    // What is damaged is asked for again, past all that was kept on the way.
    for (const way of [() => store && store.match(url), () => fetched(url), () => fetched(url, { cache: 'reload' })]) {
      const response = await way();
      if (!response) continue;
      const copy = response.clone();
      try {
        const bytes = await inflated(response);
        if (store) store.put(url, copy).catch(() => {});
        return bytes;
      } catch {
        // The next way may do.
      }
    }
    throw new Error();
  };

  const load = (path, parse) => {
    if (!files.has(path)) {
      pending.add(path);
      const file = read(path).then(parse);
      files.set(path, file);
      file.catch(() => { if (files.get(path) === file) files.delete(path); }).then(() => pending.delete(path));
    }
    return files.get(path);
  };

  const readManifest = async () => {
    const url = setup.index + 'manifest.json';
    const store = await shelf;
    isOffline = false;
    try {
      const response = await fetched(url, { cache: 'no-cache' });
      if (store) {
        // Pieces of what is no more do not heap up for ever.
        const kept = await store.keys();
        if (kept.length > 999) kept.forEach(each => store.delete(each));
        store.put(url, response.clone()).catch(() => {});
      }
      return await response.json();
    } catch (error) {
      const kept = store && !controller.signal.aborted && await store.match(url);
      if (!kept) throw error;
      isOffline = true;
      return kept.json();
    }
  };

  // --- Reading ---

  const reader = bytes => {
    let place = 0;
    const number = () => {
      let value = 0, scale = 1, byte;
      do {
        byte = bytes[place++];
        value += (byte & 127) * scale;
        scale *= 128;
      } while (byte > 127);
      return value;
    };
    const take = length => bytes.subarray(place, place += length);
    return {
      number,
      isAtEnd: () => place >= bytes.length,
      text: length => String.fromCharCode(...take(length)),
      tag: () => [...take(3)].map(byte => byte.toString(16).padStart(2, '0')).join(''),
      utf8: length => new TextDecoder().decode(take(length)),
    };
  };

  // Terms are compared by their UTF-8 bytes, one character each.
  const binary = text => String.fromCharCode(...new TextEncoder().encode(text));

  const shardOf = from => {
    const found = [];
    let term = '';
    while (!from.isAtEnd()) {
      const shared = from.number(), rest = from.number();
      term = term.slice(0, shared) + from.text(rest);
      const postings = new Uint32Array(from.number());
      for (let index = 0, last = 0; index < postings.length; index++) {
        const value = from.number();
        last += value >>> 2;
        postings[index] = last << 2 | value & 3;
      }
      found.push([term, postings]);
    }
    return found;
  };

  const columnOf = (from, count) => {
    const table = Array.from({ length: from.number() }, () => from.utf8(from.number()));
    return Array.from({ length: count }, () => table[from.number()]);
  };

  const headOf = bytes => {
    const from = reader(bytes);
    const count = from.number(), shards = from.number(), perTag = shards ? 8 : 1;
    const days = new Int32Array(count);
    for (let index = 0, last = 0; index < count; index++) {
      const value = from.number();
      days[index] = last += value & 1 ? -(value + 1) / 2 : value / 2;
    }
    const head = { count, days, perTag, chunks: Array.from({ length: Math.ceil(count / CHUNK / perTag) }, from.tag), keys: [], shards: [] };
    if (!shards) {
      head.columns = COLUMNS.map(() => columnOf(from, count));
      head.whole = shardOf(from);
      return head;
    }
    for (let index = 0; index < shards; index++) {
      head.keys.push(from.text(from.number()));
      head.shards.push(from.tag());
    }
    head.tags = COLUMNS.map(from.tag);
    return head;
  };

  let segments = null;
  const open = async () => {
    if (segments && !isOffline) return segments;
    const manifest = await readManifest();
    if (manifest.v !== 1) throw new Error();
    segments = manifest.segs.map(([start, , tag, from, to, gone]) => {
      const folder = `${start}/`;
      return { folder, start, from, to, gone: new Set(gone), head: () => load(`${folder}k.${tag}.bin`, headOf) };
    });
    return segments;
  };

  // --- Questions ---

  const shard = (segment, head, index) => head.whole || load(
    `${segment.folder}t${index}.${head.shards[index]}.bin`, bytes => shardOf(reader(bytes)));

  // The last shard whose terms may begin before or with a text.
  const placeOf = (head, text) => head.keys.reduce((place, key, index) => key <= text ? index : place, 0);

  // Which documents of a segment have a word: 0, or 1 + flags (1 more than once, 2 in the title).
  const marked = async (segment, head, word, isBeginning) => {
    const marks = new Uint8Array(head.count);
    const add = postings => {
      for (const posting of postings) {
        const document = posting >>> 2;
        marks[document] = (marks[document] ? marks[document] - 1 : 0) | posting & 3;
        marks[document]++;
      }
    };
    const exact = new Set(variants(word).map(binary));
    const start = binary(word);
    const wanted = new Set([...exact].map(text => placeOf(head, text)));
    if (isBeginning) {
      const common = start + '\u0001';
      const first = placeOf(head, common);
      const found = (await shard(segment, head, first)).find(([term]) => term === common);
      if (found) {
        add(found[1]);
        isBeginning = false;
      } else for (let index = first, last = placeOf(head, start + '\u00ff'); index <= last; index++) wanted.add(index);
    }
    for (const entries of await Promise.all((head.whole ? [0] : [...wanted]).map(index => shard(segment, head, index)))) {
      for (const [term, postings] of entries) {
        if (term.endsWith('\u0001')) continue;
        if (exact.has(term) || isBeginning && term.startsWith(start)) add(postings);
      }
    }
    return marks;
  };

  const dayOf = text => /^\d{4}-\d\d-\d\d$/.test(text || '') ? Date.parse(text) / 864e5 : NaN;

  const matches = async (segment, question) => {
    const from = dayOf(question.from), to = dayOf(question.to);
    const hasDates = from === from || to === to;
    if (from > segment.to || to < segment.from || hasDates && !segment.to) return [];
    const head = await segment.head();
    const columns = COLUMNS.map((name, index) => question[name] && (head.columns ? head.columns[index] : load(
      `${segment.folder}f${index}.${head.tags[index]}.bin`, bytes => columnOf(reader(bytes), head.count))));
    const [values, marks] = await Promise.all([
      Promise.all(columns),
      Promise.all(question.words.map((word, index) =>
        marked(segment, head, word, index === question.words.length - 1))),
    ]);
    const found = [];
    for (let document = head.count - 1; document >= 0; document--) {
      const day = head.days[document];
      if (segment.gone.has(document) || hasDates && (!day || day < from || day > to)) continue;
      if (values.some((column, index) => column && column[document] !== question[COLUMNS[index]])) continue;
      if (marks.every(mark => mark[document])) {
        found.push({ segment, document, day, score: 0, flags: marks.map(mark => mark[document] - 1) });
      }
    }
    return found;
  };

  const ask = async question => {
    const all = await open();
    const answers = await Promise.allSettled(all.map(segment => matches(segment, question)));
    const hits = answers.flatMap(answer => answer.value || []);
    if (question.o !== 'new') {
      const newest = Math.max(...all.map(segment => segment.to));
      for (const hit of hits) {
        // Once, more than once, in the title; then how new it is.
        hit.score = hit.flags.reduce((sum, flags) => sum + 2 + (flags & 1) + 2 * (flags & 2), 0)
          * (1 + 1 / (1 + (hit.day ? newest - hit.day : 9e3) / 30));
      }
    }
    hits.sort((one, other) => other.score - one.score || other.day - one.day
      || other.segment.start - one.segment.start || other.document - one.document);
    return { hits, isPartial: answers.some(answer => !answer.value) };
  };

  const shown = async hits => {
    const answers = await Promise.allSettled(hits.map(async ({ segment, document, day }) => {
      const head = await segment.head();
      const chunk = document / CHUNK | 0;
      const path = `${segment.folder}d${chunk}.${head.chunks[chunk / head.perTag | 0]}.bin`;
      const shown = (await load(path, bytes => JSON.parse(new TextDecoder().decode(bytes))))[document % CHUNK];
      return shown && [...shown, day];
    }));
    const documents = answers.map(answer => answer.value).filter(Boolean);
    return { documents, isPartial: documents.length < hits.length };
  };

  const stop = new Set(setup.stop.split(' '));
  const questionOf = fields => {
    const question = { ...fields };
    let asked = [...new Set(words(question.q.slice(0, 2000)))];
    question.isCut = asked.length > MOST_WORDS || question.q.length > 2000;
    asked = asked.slice(0, MOST_WORDS);
    question.words = asked.filter((word, index) => index === asked.length - 1 || !stop.has(word));
    question.hasFilter = FILTERS.some(name => question[name]);
    return question;
  };
  const formQuestion = () =>
    questionOf(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value.trim()])));

  // --- Showing ---

  const make = (name, attributes, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({ ...attributes })) if (value) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key]);

  const highlighted = (text, language, question) => {
    const wanted = new Set(question.words.flatMap(variants));
    const last = question.words[question.words.length - 1];
    return text.split(/([\p{L}\p{N}\p{M}\p{Cf}]+)/u).flatMap((part, index) => {
      if (index % 2 === 0 || !last) return part;
      if ([...part].some(isDense)) {
        return [...part].map(character => isDense(character) && question.words.some(word => word.includes(character))
          ? make('mark', null, character) : character);
      }
      return words(part).some(word => word.startsWith(last)) || terms(part, language).some(term => wanted.has(term))
        ? make('mark', null, part) : part;
    });
  };

  const nameOf = (filter, value) => {
    const option = [...(form.elements[filter] || {}).options || []].find(each => each.value === value);
    return option ? option.text : setup.names[value] || value;
  };

  const rowOf = ([kind, title, path, seconds, source, section, language, summary, picture, day], question) => {
    const isForeign = language && language !== setup.language;
    const meta = make('p', { class: 'meta', lang: isForeign && setup.language }, make('span', null, nameOf('s', source)));
    if (seconds) {
      // A day is one of the site's zone already.
      meta.append(' · ', make('time', { datetime: new Date(seconds * 1e3).toISOString() }, new Date(day * 864e5)
        .toLocaleDateString(setup.language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })));
    }
    meta.append(' · ', make('span', null, kind === 'article' ? nameOf('c', section) : texts[kind]));
    const row = make('article', { class: 'card row result', lang: isForeign && language, dir: isForeign && 'auto' },
      make('h2', null, make('a', { href: setup.base + path }, ...highlighted(title, language, question))));
    if (picture) {
      row.append(make('div', { class: 'picture' }, make('img', { src: picture, width: 120, height: 80 })));
      row.lastChild.firstChild.alt = '';
    }
    if (summary) row.append(make('p', { class: 'summary' }, ...highlighted(summary, language, question)));
    row.append(meta);
    return row;
  };

  const button = (text, act, label) => {
    const element = make('button', { type: 'button', 'aria-label': label }, text);
    element.addEventListener('click', act);
    return element;
  };

  const say = (...parts) => status.replaceChildren(...parts.flatMap((part, index) => index ? [' ', part] : part));

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
    if (place === next.length) list.replaceChildren(...rows); else list.append(...rows);
    $('more').hidden = place >= hits.length;
    return { rows, isPartial };
  };

  const showFilters = question => {
    $('active').replaceChildren(...FILTERS.filter(name => question[name]).map(name => {
      const field = form.elements[name];
      const filter = field.labels[0].textContent;
      return make('li', null, `${filter}: ${nameOf(name, question[name])} `, button('×', () => {
        field.value = '';
        search(input.value);
      }, filled(texts.removeFilter, { filter })));
    }));
  };

  const showNothing = question => {
    list.replaceChildren();
    $('more').hidden = true;
    if (question.hasFilter) {
      list.append(make('p', null, button(texts.clearFilters, () => {
        for (const name of FILTERS) if (form.elements[name]) form.elements[name].value = '';
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
    if (!isAsked) {
      list.replaceChildren();
      $('more').hidden = true;
      say(question.q ? texts.none : '');
      showRecent();
      return;
    }
    list.setAttribute('aria-busy', 'true');
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
    } catch (error) {
      if (signal.aborted) return;
      list.replaceChildren();
      $('more').hidden = true;
      page.classList.remove('is-asked');
      say(navigator.onLine === false ? texts.unread : texts.failed, retry());
    } finally {
      if (!signal.aborted) list.removeAttribute('aria-busy');
    }
  };

  const retry = () => button(texts.retry, () => {
    segments = null;
    run();
  });

  // --- Searches made before ---

  const recent = () => {
    try {
      const kept = JSON.parse(localStorage.getItem(RECENT));
      return Array.isArray(kept) ? kept.filter(each => typeof each === 'string').slice(0, 10) : [];
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
    $('recent-list').replaceChildren(...searches.map(title => make('li', null,
      button(title, () => search(title)),
      button('×', () => {
        keep(recent().filter(each => each !== title));
        showRecent();
        input.focus();
      }, filled(texts.forget, { title })))));
  };

  // --- Suggestions: a combobox with a list ---

  let chosen = -1;

  const suggestions = () => {
    const typed = input.value.toLowerCase().trim();
    const [last] = words(input.value).slice(-1);
    if (!last) return [];
    const found = recent().filter(each => each.startsWith(typed) && each !== typed).slice(0, 3);
    const counts = new Map();
    for (const [, title] of seen) {
      for (const word of title.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u)) {
        const [folded, ...more] = words(word);
        if (folded && !more.length && folded !== last && folded.startsWith(last)) counts.set(word, (counts.get(word) || 0) + 1);
      }
    }
    const before = typed.replace(/[\p{L}\p{N}\p{M}]+$/u, '');
    for (const [word] of [...counts].sort((one, other) => other[1] - one[1])) found.push(before + word);
    return [...new Set(found)].slice(0, 8);
  };

  const close = () => {
    chosen = -1;
    box.hidden = true;
    box.replaceChildren();
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };

  const suggest = () => {
    close();
    if (document.activeElement !== input) return;
    box.replaceChildren(...suggestions().map((text, index) => {
      const option = make('li', { id: `suggestion-${index}`, role: 'option', 'aria-selected': 'false' }, text);
      option.addEventListener('mousedown', event => {
        event.preventDefault();
        close();
        search(text);
      });
      return option;
    }));
    box.hidden = !box.children.length;
    input.setAttribute('aria-expanded', !box.hidden);
  };

  const choose = step => {
    const options = [...box.children];
    chosen = (chosen + step + options.length + 1) % (options.length + 1);
    if (chosen === options.length) chosen = -1;
    options.forEach((option, index) => option.setAttribute('aria-selected', index === chosen));
    if (chosen < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', options[chosen].id);
  };

  // --- Beginning ---

  const begin = () => {
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (form.elements[name] && 'value' in form.elements[name]) form.elements[name].value = value;
    }
    for (const [name, type] of [['l', 'language'], ['p', 'region']]) {
      for (const option of (form.elements[name] || {}).options || []) {
        try {
          if (option.value) option.text = new Intl.DisplayNames(setup.language, { type }).of(option.text);
        } catch {
          // What stands there stays.
        }
      }
    }
    let timer;
    input.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => run().then(suggest), 120);
    });
    input.addEventListener('focus', () => open().catch(() => {}), { once: true });
    input.addEventListener('blur', close);
    input.addEventListener('keydown', event => {
      if (event.key === 'Escape' && !box.hidden) {
        event.preventDefault();
        close();
      } else if (/^Arrow(Up|Down)$/.test(event.key)) {
        if (box.hidden) suggest();
        if (box.hidden) return;
        event.preventDefault();
        choose(event.key === 'ArrowDown' ? 1 : -1);
      }
    });
    form.addEventListener('submit', event => {
      event.preventDefault();
      clearTimeout(timer);
      const option = box.children[chosen];
      close();
      if (option) search(option.textContent); else run(true);
    });
    page.addEventListener('change', event => { if (event.target !== input) run(); });
    list.addEventListener('click', event => { if (event.target.closest('a')) remember(input.value); });
    $('more').addEventListener('click', async () => {
      const added = await showMore(formQuestion());
      if (added && added.rows.length) added.rows[0].querySelector('a').focus();
      if (added && added.isPartial) say(texts.partial, retry());
    });
    if (matchMedia('(min-width: 960px)').matches || FILTERS.some(name => (form.elements[name] || {}).value)) $('filters').open = true;
    run(input.value !== '');
  };

  // For other scripts of a site, and for the tests.
  window.pregonero.find = fields => ask(questionOf(fields));
  window.pregonero.shown = shown;

  if (window.DecompressionStream && list.replaceChildren) begin();
  else status.textContent = texts.old;
})();
