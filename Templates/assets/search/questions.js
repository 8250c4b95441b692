// Questions and their answers.
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

const dayOf = text => /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) / 864e5 : NaN;

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
  const all = [...new Set(words(question.q))];
  const asked = all.slice(0, MOST_WORDS);
  question.isCut = all.length > MOST_WORDS;
  question.words = asked.filter((word, index) => index === asked.length - 1 || !stop.has(word));
  question.hasFilter = FILTERS.some(name => question[name]);
  return question;
};
const formQuestion = () =>
  questionOf(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value.trim()])));
