// Lists that shorten while one types, by the search's own folding.
// include fold.js
const input = document.getElementById('filter');
const status = document.getElementById('filter-status');
const items = [...document.querySelectorAll(input.dataset.items)].map(element => ({ element, text: ` ${fold(element.textContent)}` }));
const groups = new Set(items.map(({ element }) => element.closest('section')).filter(group => group && !group.contains(input)));

const narrow = () => {
  const words = fold(input.value).split(' ');
  let count = 0;
  for (const { element, text } of items) {
    element.hidden = !words.every(word => text.includes(word > '\u2e80' ? word : ` ${word}`));
    if (!element.hidden) count++;
  }
  for (const group of groups) group.hidden = !items.some(({ element }) => !element.hidden && group.contains(element));
  status.textContent = words[0]
    ? status.dataset.count.replace('{count}', count).replace('{number}', items.length) : '';
};

input.addEventListener('input', narrow);
if (input.value) narrow();
