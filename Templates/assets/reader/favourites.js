// What the reader marked in a collection, and the list of those alone.
const marks = all('[data-favourite]');
const onlyMarked = one('#favourites');
const isPressed = button => button.getAttribute('aria-pressed') === 'true';

const showFavourites = () => {
  const kept = [].concat(preferences.favourites || []);
  for (const mark of marks) mark.setAttribute('aria-pressed', kept.includes(mark.dataset.favourite));
  if (!onlyMarked) return;
  const isAny = marks.some(isPressed);
  // It keeps its room.
  onlyMarked.style.visibility = isAny ? '' : 'hidden';
  for (const mark of marks) mark.closest('.card').hidden = isAny && isPressed(onlyMarked) && !isPressed(mark);
};

for (const mark of marks) {
  mark.onclick = () => {
    const { favourite } = mark.dataset;
    load();
    const others = [].concat(preferences.favourites || []).filter(each => each !== favourite);
    preferences.favourites = isPressed(mark) ? others : [...others, favourite];
    keep();
    showFavourites();
  };
}
if (onlyMarked) {
  onlyMarked.onclick = () => {
    onlyMarked.setAttribute('aria-pressed', !isPressed(onlyMarked));
    showFavourites();
  };
}
showFavourites();
