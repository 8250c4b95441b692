// What filters a list comes when the reader goes to its field, or comes back to one that is filled. A link to a part of
// the list, such as a town's people, shows that part in place; the one that is chosen shows all again.
const filter = one('#filter');

if (filter) {
  const parts = all('a[data-filter]');
  const fetchFilter = () => document.head.append(make('script', { type: 'module', src: filter.dataset.script }));
  const showParts = () => parts.forEach(part => {
    if (part.dataset.filter === filter.value) part.setAttribute('aria-current', 'true'); else part.removeAttribute('aria-current');
  });
  filter.addEventListener('focus', fetchFilter, { once: true });
  // From the same list in another order.
  if (!filter.value) filter.value = new URLSearchParams(location.search).get('f');
  if (filter.value) fetchFilter();
  filter.addEventListener('input', showParts);
  showParts();
  for (const part of parts) part.addEventListener('click', event => {
    // On a map the click also zooms, or leads to the list.
    const isPin = part.closest('svg');
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!isPin) event.preventDefault();
    filter.value = isPin || filter.value !== part.dataset.filter ? part.dataset.filter : '';
    filter.dispatchEvent(new Event('focus'));
    filter.dispatchEvent(new Event('input'));
  });
}
