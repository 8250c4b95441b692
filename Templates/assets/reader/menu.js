// Where the menu does not fit, its current entry and the one that has the focus are brought to sight; the page itself does not
// scroll.
const bar = one('.nav > ul');
const here = bar && one('[aria-current]', bar);

const bring = (entry, always) => {
  const [box, room] = [entry, bar].map(part => part.getBoundingClientRect());
  if (always || box.right > room.right || box.left < room.left) bar.scrollBy(box.left - room.left - 48, 0);
};

if (here) bring(here, true);
if (bar) bar.addEventListener('focusin', event => bring(event.target));
