// What the reader marked in a collection, and the list of those alone.
const marks = all('[data-favourite]');
const onlyMarked = one('#favourites');

const favourites = () => [].concat(preferences.favourites || []);

const showFavourites = () => {
  const kept = favourites();
  let count = 0;
  for (const mark of marks) {
    const isKept = kept.includes(mark.dataset.favourite);
    if (isKept) count++;
    mark.setAttribute('aria-pressed', isKept);
  }
  if (!onlyMarked) return;
  onlyMarked.disabled = !count;
  if (!count) onlyMarked.setAttribute('aria-pressed', false);
  const isNarrow = onlyMarked.getAttribute('aria-pressed') === 'true';
  for (const mark of marks) mark.closest('.card').hidden = isNarrow && mark.getAttribute('aria-pressed') !== 'true';
};

for (const mark of marks) {
  mark.addEventListener('click', () => {
    const { favourite } = mark.dataset;
    load();
    const others = favourites().filter(each => each !== favourite);
    const kept = others.length < favourites().length ? others : [...others, favourite];
    preferences.favourites = kept.length ? kept : undefined;
    keep();
    showFavourites();
  });
}
if (onlyMarked) {
  onlyMarked.addEventListener('click', () => {
    onlyMarked.setAttribute('aria-pressed', onlyMarked.getAttribute('aria-pressed') !== 'true');
    showFavourites();
  });
}
showFavourites();
