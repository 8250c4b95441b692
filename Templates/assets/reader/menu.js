// Where the menu does not fit, its current entry is brought to sight, and the one that has the focus; the page does not scroll.
for (const entry of all('.nav > ul a')) {
  const list = entry.closest('ul');
  const bring = () => list.scrollBy(entry.getBoundingClientRect().left - list.getBoundingClientRect().left - 48, 0);
  entry.addEventListener('focus', bring);
  if (entry.ariaCurrent) bring();
}
