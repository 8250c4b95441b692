// Lists that shorten while one types, by the search's own folding: each word of the question is somewhere in what a row
// says or in the headings above it, in whatever order.
const { fold } = pregonero;
const input = document.getElementById('filter');
const status = document.getElementById('filter-status');
// Buttons, counts and what is only heard are no words of a row.
const PASSED = 'button, summary, audio, video, small, .unseen, [role=status]';

// Every element begins a word of its own.
const wordsOf = element => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(PASSED)) text += ` ${walker.currentNode.data}`;
  return fold(text);
};

const groups = new Map();
const above = element => {
  const group = element.parentElement.closest('section');
  if (!group || group.contains(input)) return '';
  if (!groups.has(group)) {
    const title = [...group.querySelectorAll('h2, h3, h4')].find(heading => !heading.closest(input.dataset.items));
    groups.set(group, `${title ? wordsOf(title) : ''} ${above(group)}`);
  }
  return groups.get(group);
};

// What the whole page is called counts by whole words: a part of one would keep every row.
const title = ` ${wordsOf(document.querySelector('h1'))} `;
let items = [];

// A list may have grown.
const gather = () => {
  const elements = [...document.querySelectorAll(input.dataset.items)];
  if (elements.length === items.length) return;
  items = elements.map(element => ({ element, text: `${wordsOf(element)} ${above(element)}` }));
};

const narrow = () => {
  gather();
  // The same list in another order keeps what was typed.
  for (const link of document.querySelectorAll('.choices a')) if (!link.hash) link.search = `f=${encodeURIComponent(input.value)}`;
  const words = fold(input.value).split(' ');
  let count = 0;
  for (const { element, text } of items) {
    element.hidden = !words.every(word => text.includes(word) || title.includes(` ${word} `));
    if (!element.hidden) count++;
  }
  for (const group of groups.keys()) group.hidden = !items.some(({ element }) => !element.hidden && group.contains(element));
  // The heading of a day stands before its hours.
  let day;
  for (const part of document.querySelectorAll('.day, .hour')) {
    if (part.matches('.day')) (day = part).hidden = true;
    else if (day && !part.hidden) day.hidden = false;
  }
  const { count: some, none } = status.dataset;
  status.textContent = !words[0] ? '' : count || !none
    ? some.replace('{count}', count).replace('{number}', items.length) : none.replace('{title}', () => input.value.trim());
};

// In the address for who comes back, once one rests: browsers take only so many changes of it.
let resting;
const note = () => {
  const query = input.value && `?f=${encodeURIComponent(input.value)}`;
  history.replaceState(history.state, '', location.pathname + query + location.hash);
};

const follow = () => {
  narrow();
  clearTimeout(resting);
  resting = setTimeout(note, 300);
};

input.addEventListener('input', follow);
if (input.value) follow();
