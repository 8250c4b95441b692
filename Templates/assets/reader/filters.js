// What filters a list comes when the reader goes to its field, or comes back to one that is filled.
const filter = one('#filter');

if (filter) {
  const fetchFilter = () => document.head.append(make('script', { type: 'module', src: filter.dataset.script }));
  filter.addEventListener('focus', fetchFilter, { once: true });
  // From the same list in another order.
  filter.value = filter.value || new URLSearchParams(location.search).get('f') || '';
  if (filter.value) fetchFilter();
}
