// Where to watch: only the reader's country and service, which the browser keeps for the next programme.
const watch = one('#watch-filter');

if (watch) {
  const narrow = () => {
    let found = 0;
    const chosen = name => (one(`[data-pref=${name}]`, watch) || {}).value || '';
    const [country, service] = [chosen('watchCountry'), chosen('watchService')];
    for (const place of all('[data-watch]')) {
      const rows = all('[data-service]', place);
      for (const row of rows) row.hidden = !!service && row.dataset.service !== service;
      place.hidden = !!country && place.dataset.watch !== country || rows.every(row => row.hidden);
      if (country || service) place.open = true;
      found += !place.hidden;
    }
    one('[role=status]', watch).textContent = found ? '' : watch.dataset.none;
  };
  watch.addEventListener('change', narrow);
  narrow();
}
