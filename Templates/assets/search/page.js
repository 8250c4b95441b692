// What the page has, and what it was told.
const { folded } = pregonero;
const $ = id => document.getElementById(id);
const page = $('search');
const setup = JSON.parse($('search-setup').textContent);
const texts = setup.texts;
const form = $('search-form'), input = $('q'), list = $('results'), status = $('status'), box = $('suggestions');
// A choice that this site does not offer has neither value nor options.
const field = name => form.elements[name] || {};
// The language in which the reader wants news, unless the address says what to look in.
const usual = pregonero.preferred ? pregonero.preferred('lang') || '' : '';
const among = status.textContent;
const PAGE = 10, CHUNK = 8, MOST_WORDS = 12, RECENT = 'pregonero.searches';
const COLUMNS = ['t', 'c', 's', 'l', 'p'];
const FILTERS = [...COLUMNS, 'from', 'to'];
