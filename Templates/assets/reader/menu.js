// Where the menu does not fit, its current entry is brought to sight; the page itself does not scroll.
const here = one('.nav > ul [aria-current]');

if (here) {
  const list = here.closest('ul');
  list.scrollBy(here.getBoundingClientRect().left - list.getBoundingClientRect().left - 48, 0);
}
