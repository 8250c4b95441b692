// Where the menu does not fit, its current entry is brought to sight, and the one that has the focus; the page does not scroll.
for (const entry of all('.nav > ul a')) {
  const list = entry.closest('ul');
  const bring = () => list.scrollBy(entry.getBoundingClientRect().left - list.getBoundingClientRect().left - 48, 0);
  entry.addEventListener('focus', bring);
  if (entry.ariaCurrent) bring();
}

// The list of further pages is shut by whoever goes on: with Escape, to another part of the page, with a hand beside it.
const menu = one('.more');
if (menu) {
  const shut = ({ target }) => { if (!menu.contains(target)) menu.open = false; };
  addEventListener('pointerdown', shut);
  addEventListener('focusin', shut);
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    one('summary', menu).focus();
  });
}
