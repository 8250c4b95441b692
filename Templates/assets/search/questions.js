// Questions and their answers.
const shard = (segment, head, index, signal) => head.whole || load(
  `${segment.folder}t${index}.${head.shards[index]}.bin`, bytes => shardOf(reader(bytes)), signal);

// The last shard whose terms may begin before or with a text.
const placeOf = (head, text) => head.keys.reduce((place, key, index) => key <= text ? index : place, 0);

// Which documents of a segment have a word: 0, or 1 + flags (1 more than once, 2 in the title).
const marked = async (segment, head, word, isBeginning, signal) => {
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
    const found = (await shard(segment, head, first, signal)).find(([term]) => term === common);
    if (found) {
      add(found[1]);
      isBeginning = false;
    } else for (let index = first, last = placeOf(head, start + '\u00ff'); index <= last; index++) wanted.add(index);
  }
  for (const entries of await Promise.all((head.whole ? [0] : [...wanted]).map(index => shard(segment, head, index, signal)))) {
    for (const [term, postings] of entries) {
      if (term.endsWith('\u0001')) continue;
      if (exact.has(term) || isBeginning && term.startsWith(start)) add(postings);
    }
  }
  return marks;
};

const dayOf = text => /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) / 864e5 : NaN;

// Who asks for words gets what fits them best, in the page's own language first; all else goes by date.
const isByFit = question => question.words.length > 0 && question.o !== 'new';
const own = setup.language.split('-')[0];

const matches = async (segment, question) => {
  const from = dayOf(question.from), to = dayOf(question.to);
  const hasDates = from === from || to === to;
  if (from > segment.to || to < segment.from || hasDates && !segment.to) return [];
  const head = await segment.head();
  const { signal } = question;
  if (signal.aborted) return [];
  // What kind of thing each is decides the order too, and its language.
  const columns = COLUMNS.map((name, index) => (question[name] || !index || index === 3 && isByFit(question)) && (head.columns ? head.columns[index] : load(
    `${segment.folder}f${index}.${head.tags[index]}.bin`, bytes => columnOf(reader(bytes), head.count), signal)));
  const [values, marks] = await Promise.all([
    Promise.all(columns),
    Promise.all(question.words.map((word, index) =>
      marked(segment, head, word, index === question.words.length - 1, signal))),
  ]);
  const found = [];
  for (let document = head.count - 1; document >= 0; document--) {
    const day = head.days[document];
    if (segment.gone.has(document) || hasDates && (!day || day < from || day > to)) continue;
    if (values.some((column, index) => {
      const wanted = question[COLUMNS[index]];
      // Names belong to every language.
      return wanted && column[document] !== wanted && (column[document] || index !== 3);
    })) continue;
    if (marks.every(mark => mark[document])) {
      found.push({
        segment, document, day, kind: values[0][document], flags: marks.map(mark => mark[document] - 1),
        isForeign: isByFit(question) && ![own, ''].includes(values[3][document]),
      });
    }
  }
  return found;
};

const ask = async question => {
  const all = await open();
  const asking = all.map(segment => matches(segment, question));
  // Once every part has said what this question needs of it.
  Promise.allSettled(all.map(segment => segment.head())).then(() => setTimeout(() => question.signal.aborted || giveUp()));
  const answers = await Promise.allSettled(asking);
  const hits = answers.flatMap(answer => answer.value || []);
  const today = dayOf(new Date().toLocaleDateString('sv', { timeZone: document.body.dataset.zone }));
  for (const hit of hits) {
    const { day, flags } = hit;
    hit.isOther = hit.kind !== 'article';
    // What is still to come is no newer than what is of today, and the nearest of it stands first.
    hit.age = day ? Math.max(0, today - day) : 9e3;
    // Once, more than once, in the title; then how new it is. By date only names come before what mentions them.
    hit.score = isByFit(question) ? flags.reduce((sum, each) => sum + 2 + (each & 1) + 2 * (each & 2), 0) * (1 + 1 / (1 + hit.age / 30))
      : hit.isOther && flags.every(each => each & 2);
  }
  // News before fixtures, programmes and names, whatever the order.
  hits.sort((one, other) => one.isOther - other.isOther || one.isForeign - other.isForeign || other.score - one.score || one.age - other.age
    || one.day - other.day || other.segment.start - one.segment.start || other.document - one.document);
  return { hits, isPartial: answers.some(answer => !answer.value) };
};

const shown = async (hits, signal) => {
  const answers = await Promise.allSettled(hits.map(async ({ segment, document, day, isOther, isForeign }) => {
    const head = await segment.head();
    const chunk = document / CHUNK | 0;
    const path = `${segment.folder}d${chunk}.${head.chunks[chunk / head.perTag | 0]}.bin`;
    const shown = (await load(path, bytes => JSON.parse(new TextDecoder().decode(bytes)), signal))[document % CHUNK];
    if (!shown) return shown;
    // What has a name in the page's own language is called by that, and told in it.
    const [own, told] = [9, 10].map(place => (shown[place] || {})[setup.language]);
    return [shown[0], own || shown[1], ...shown.slice(2, 6), own ? setup.language : shown[6], told || shown[7], shown[8], day, !!told, 2 * isOther + isForeign];
  }));
  const documents = answers.map(answer => answer.value).filter(Boolean);
  return { documents, isPartial: documents.length < hits.length };
};

const stop = new Set(setup.stop.split(' '));
const questionOf = fields => {
  const question = { ...fields, signal: controller.signal };
  const all = [...new Set(words(question.q))];
  const asked = all.slice(0, MOST_WORDS);
  question.isCut = all.length > MOST_WORDS;
  question.words = asked.filter((word, index) => index === asked.length - 1 || !stop.has(word));
  question.hasFilter = FILTERS.some(name => question[name] && (name !== 'l' || question.l !== usual));
  return question;
};
const formQuestion = () =>
  questionOf(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value.trim()])));
