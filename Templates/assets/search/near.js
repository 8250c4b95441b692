// What helps on where nothing was found: words that are nearly the same, single words, fewer filters, the newest.

// How many letters have to be put in, left out or exchanged; two that have each other's place count once.
const distance = (one, other) => {
  let before, last = [...other, ''].map((_, index) => index);
  [...one].forEach((letter, row) => {
    const next = [row + 1];
    [...other].forEach((each, column) => {
      const isSwapped = row && column && letter === other[column - 1] && each === one[row - 1];
      next.push(Math.min(last[column + 1] + 1, next[column] + 1, last[column] + (letter !== each), isSwapped ? before[column - 1] + 1 : 99));
    });
    before = last;
    last = next;
  });
  return last[other.length];
};

// What finds in the index what is nearly a word: terms of the newest parts, and there of those that begin alike. Terms are
// stems, so those of the word count too.
const nearHits = async (word, { l, signal }) => {
  const forms = variants(word).map(form => ({ form, most: form.length < 6 ? 1 : 2 }));
  const found = new Map();
  for (const segment of (await open()).slice(-3)) {
    const head = await segment.head();
    const place = text => head.whole ? 0 : placeOf(head, word.slice(0, 2) + text);
    for (let index = place(''); index <= Math.min(place('\u00ff'), place('') + 3); index++) {
      for (const [bytes, postings] of await shard(segment, head, index, signal)) {
        const term = new TextDecoder().decode(Uint8Array.from(bytes, each => each.charCodeAt(0)));
        if (bytes.endsWith('\u0001') || term.length < 3) continue;
        const steps = Math.min(...forms.map(({ form, most }) => {
          const count = Math.abs(term.length - form.length) > most ? 99 : distance(form, term);
          return count > most ? 99 : count;
        }));
        if (steps && steps < 99) found.set(term, (found.get(term) || 9e5 * (1 - steps)) + postings.length);
      }
    }
  }
  const best = [...found].sort((one, other) => other[1] - one[1]).slice(0, 8);
  const asked = await Promise.all(best.map(async ([term, score]) => {
    const { hits } = await ask({ l, words: [term], signal });
    return { term, hits, score, signal, isForeign: hits.every(each => each.isForeign) };
  }));
  // What is found in the page's own language comes first.
  return asked.filter(({ hits }) => hits.length)
    .sort((one, other) => one.isForeign - other.isForeign || other.score - one.score).slice(0, 4);
};

// The index knows words by their stems: one of the texts says how the word is spelled.
const spelled = async ({ term, hits, signal }) => {
  const { documents } = await shown(hits.slice(0, 8), signal);
  for (const [, title, , , , , language, summary] of documents) {
    for (const word of `${title} ${summary}`.split(/[^\p{L}\p{N}\p{M}]+/u)) {
      if (words(word).length === 1 && terms(word, language || setup.language).includes(term)) return word.toLowerCase();
    }
  }
};

pregonero.ways = async question => {
  const { words: asked, signal } = question;
  const row = buttons => buttons.length ? [make('ul', { class: 'search__words' }, ...buttons.map(each => make('li', null, each)))] : [];
  const part = (title, rows) => rows.length ? [make('section', { class: 'search__recent' }, make('h2', null, title), ...rows)] : [];
  const narrowed = filters.filter(name => question[name]);
  const again = asked.length > 1 ? asked.map(title => button(filled(texts.onlyWord, { title }), () => search(title))) : [];
  if (narrowed.length) {
    again.unshift(button(texts.clearFilters, () => {
      for (const name of narrowed) field(name).value = '';
      search(question.q);
    }));
  }
  const finds = async found => (await ask({ l: question.l, words: found, signal })).hits.length;
  // A word that finds something by itself stays; the others give way to what is near them, or drop out.
  const choices = await Promise.all(asked.map(async word => await finds([word]) ? [word]
    : Promise.all((await nearHits(word, question)).map(spelled)).then(all => all.filter(Boolean))));
  const near = [];
  for (let place = 0; place < 4; place++) {
    const chosen = choices.map(each => each[Math.min(place, each.length - 1)]).filter(Boolean);
    const text = chosen.join(' ');
    if (text && ![...asked, asked.join(' ')].includes(text) && !near.includes(text) && await finds(words(text))) near.push(text);
  }
  let newest = [];
  for (const l of [question.l || setup.language.split('-')[0], '']) {
    if (!newest.length) newest = (await ask({ t: 'article', l, words: [], signal })).hits.slice(0, 5);
  }
  const { documents } = await shown(newest, signal);
  return [
    ...row(again),
    ...part(texts.near, row(near.map(text => button(text, () => search(text))))),
    ...part(texts.newest, documents.map(each => rowOf(each, { words: [] }))),
  ];
};
