// What text is found under: the same as Sources/Searching/Analysis, proven by Tests/SearchingTests/vectors.json.
const DENSE = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\u{20000}-\u{3ffff}]/u;
const LIMIT = 24;
// The first rule that fits is applied, again and again; for English once.
const STEMS = {
  es: [
    [/(..)ces$/, '$1z'], [/(...)es$/, '$1'], [/(..[aiou])s$/, '$1'], [/(..)ce$/, '$1z'], [/(...)e$/, '$1'],
    [/(....)[ao]$/, '$1'],
  ],
  en: [[/(..)ies$/, '$1y'], [/(..x|.(?:ss|ch|sh))es$/, '$1'], [/(..[^sui])s$/, '$1']],
  fr: [
    [/(..[^s])s$/, '$1'], [/(eau|.eu|.ou)x$/, '$1'], [/(..)aux$/, '$1al'], [/(.)trice$/, '$1teur'],
    [/(..eu)se$/, '$1'], [/(..)(.)\2e$/, '$1$2'], [/(..)ve$/, '$1f'], [/(...)e$/, '$1'],
  ],
};

const stemmed = (word, language) => {
  const rules = STEMS[language];
  if (!rules || !/^[a-z]{4,23}$/.test(word)) return word;
  for (let last; last !== word;) {
    last = word;
    const rule = rules.find(([ending]) => ending.test(word));
    if (rule) word = word.replace(...rule);
    if (language === 'en') break;
  }
  return word;
};

const scan = (text, language, isQuestion) => {
  const terms = [];
  let word = '', size = 0, cut = false, run = '', isFirst = false;
  const end = () => {
    if (word) terms.push(stemmed(word, language));
    if (run && (isFirst || !isQuestion)) terms.push(run);
    word = run = '';
    size = 0;
    cut = false;
  };
  for (const character of text) {
    for (const part of folded(character)) {
      if (part === ' ') end();
      else if (DENSE.test(part)) {
        if (word) end();
        if (run) terms.push(run + part);
        isFirst = !run;
        run = part;
      } else {
        if (run) end();
        const code = part.codePointAt(0);
        size += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        cut = cut || size > LIMIT;
        if (!cut) word += part;
      }
    }
  }
  end();
  return terms;
};

const terms = (text, language) => scan(text, language.split(/[-_]/)[0]);
const words = text => scan(text, '', true);
const variants = word => [...new Set([word, ...Object.keys(STEMS).map(language => stemmed(word, language))])];
const isDense = character => DENSE.test(character);
