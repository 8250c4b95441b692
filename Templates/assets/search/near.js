// What helps on where nothing was found: words that are nearly the same, single words, fewer filters, the newest.
const LEAST = 3;

// How many letters have to be put in, left out, exchanged or swapped; more than the most is not counted out.
const distance = (one, other, most) => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before, last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      next[column] = Math.min(last[column] + 1, next[column - 1] + 1, last[column - 1] + !isSame);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        next[column] = Math.min(next[column], before[column - 2] + 1);
      }
    }
    [before, last] = [last, next];
  }
  return last[other.length];
};

// Terms of the index that are nearly a word: of the newest parts, and there of those that begin alike.
const nearTerms = async (word, { open, shard, placeOf }) => {
  const most = word.length < 6 ? 1 : 2;
  const found = new Map();
  for (const segment of (await open()).slice(-3)) {
    const head = await segment.head();
    const first = head.whole ? 0 : placeOf(head, word.slice(0, 2));
    const last = head.whole ? 0 : placeOf(head, word.slice(0, 2) + '\u00ff');
    for (let index = first; index <= Math.min(last, first + 3); index++) {
      for (const [bytes, postings] of await shard(segment, head, index)) {
        if (bytes.endsWith('\u0001')) continue;
        const term = new TextDecoder().decode(Uint8Array.from(bytes, each => each.charCodeAt(0)));
        const steps = term.length < LEAST ? 9 : distance(word, term, most);
        if (steps > most) continue;
        const known = found.get(term) || { term, steps, count: 0 };
        known.count += postings.length;
        found.set(term, known);
      }
    }
  }
  return [...found.values()].sort((one, other) => one.steps - other.steps || other.count - one.count).slice(0, 4);
};

// The index knows words by their stems: one of the texts says how the word is spelled.
const spelled = async (term, question, { ask, shown, terms, words, setup }) => {
  const { hits } = await ask({ ...question, words: [term] });
  const { documents } = await shown(hits.slice(0, 8));
  for (const [, title, , , , , language, summary] of documents) {
    for (const word of `${title} ${summary}`.split(/[^\p{L}\p{N}\p{M}]+/u)) {
      if (word && words(word).length === 1 && terms(word, language || setup.language).includes(term)) return word.toLowerCase();
    }
  }
};

const nearWords = async (question, tools) => {
  const asked = question.words[question.words.length - 1] || '';
  const found = [];
  for (const word of question.words) {
    if (word.length < LEAST) continue;
    for (const { term } of await nearTerms(word, tools)) {
      if (term === word) continue;
      const near = await spelled(term, { l: question.l }, tools);
      if (near && near !== word) found.push(question.words.map(each => each === word ? near : each).join(' '));
    }
  }
  return [...new Set(found)].filter(each => each !== asked).slice(0, 5);
};

export const waysOn = async (question, tools) => {
  const { ask, button, field, filled, make, rowOf, search, setup, shown, texts } = tools;
  const narrowed = ['t', 'c', 's', 'l', 'p', 'from', 'to'].filter(name => question[name]);
  const again = narrowed.length ? [button(texts.clearFilters, () => {
    for (const name of narrowed) field(name).value = '';
    search(question.q);
  })] : [];
  if (question.words.length > 1) {
    again.push(...question.words.map(title => button(filled(texts.onlyWord, { title }), () => search(title))));
  }
  const near = (await nearWords(question, tools)).map(text => button(text, () => search(text)));
  let newest = [];
  for (const l of [question.l || setup.language.split('-')[0], '']) {
    if (!newest.length) newest = (await ask({ t: 'article', l, words: [] })).hits.slice(0, 5);
  }
  const { documents } = await shown(newest);
  return [
    ...again.length ? [make('ul', { class: 'search__words' }, ...again.map(part => make('li', null, part)))] : [],
    ...near.length ? [make('section', { class: 'search__recent' }, make('h2', null, texts.near),
      make('ul', { class: 'search__words' }, ...near.map(part => make('li', null, part))))] : [],
    ...documents.length ? [make('section', { class: 'search__recent' }, make('h2', null, texts.newest),
      ...documents.map(each => rowOf(each, { words: [] })))] : [],
  ];
};
