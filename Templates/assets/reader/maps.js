// Beside other things a map gets its script when it comes near the window; where it is the page's matter, it is named by the page.
const near = new IntersectionObserver(maps => {
  const map = maps.find(map => map.isIntersecting);
  if (!map) return;
  near.disconnect();
  // One script serves all maps of a page.
  document.head.append(make('script', { type: 'module', src: map.target.dataset.script }));
}, { rootMargin: '50%' });
all('.map[data-script]').forEach(map => near.observe(map));
