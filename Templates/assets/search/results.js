// What is shown of an answer.
const make = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries({ ...attributes })) if (value) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const refill = (element, ...parts) => {
  element.textContent = '';
  element.append(...parts);
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
  const { text } = [...field(filter).options || []].find(each => each.value === value) || {};
  return text || setup.names[value] || value;
};

// Pages that exist in each language are found under their address in the first one.
const addressOf = (kind, path) => (setup.paths[kind] || []).reduce((address, pair) => address.replace(...pair), path);

const rowOf = ([kind, title, path, seconds, source, section, language, summary, picture, day, isTold], question) => {
  const isForeign = language && language !== setup.language;
  const meta = make('p', { class: 'meta', lang: isForeign && setup.language }, make('span', null, nameOf('s', source)));
  if (seconds) {
    // A day is one of the site's zone already.
    meta.append(' · ', make('time', { datetime: new Date(seconds * 1000).toISOString() }, new Date(day * 864e5)
      .toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })));
  }
  meta.append(' · ', make('span', null, kind === 'article' ? nameOf('c', section) : texts[kind]));
  const row = make('article', { class: 'card row result', lang: isForeign && language, dir: isForeign && 'auto' },
    make('h2', null, make('a', { href: setup.base + addressOf(kind, path) }, ...highlighted(title, language, question))));
  if (picture) {
    const image = make('img', { class: kind !== 'article' && 'crest--drawn', loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer', src: picture, width: 120, height: 80 });
    image.alt = '';
    row.append(make('div', { class: 'picture' }, image));
  }
  if (summary) row.append(make('p', { class: 'summary', lang: isForeign && isTold && setup.language }, ...highlighted(summary, isTold ? setup.language : language, question)));
  row.append(meta);
  return row;
};

const button = (text, act, label) => {
  const element = make('button', { type: 'button', 'aria-label': label }, text);
  element.addEventListener('click', act);
  return element;
};

const say = (...parts) => refill(status, ...parts.flatMap((part, index) => index ? [' ', part] : part));
