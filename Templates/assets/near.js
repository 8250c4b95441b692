// Sorts lists by how far their rows are from the reader, after a click. The position stays in this page: nothing is
// asked of any server, nothing is kept.
const button = document.getElementById('near-me');
const status = document.getElementById('near-me-status');
const RAD = Math.PI / 180;
const number = (value, digits) => new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: digits }).format(value);

const away = ([north, east], { latitude, longitude }) => {
  const half = value => Math.sin(value * RAD / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(half(north - latitude)
    + Math.cos(latitude * RAD) * Math.cos(north * RAD) * half(east - longitude))));
};
const shown = km => km < 1 ? status.dataset.metres.replace('{distance}', number(Math.max(10, Math.round(km * 100) * 10), 0))
  : status.dataset.kilometres.replace('{distance}', number(km, km < 10 ? 1 : 0));

// The nearest first; what has no place stays behind, in its order.
const sort = here => {
  const lists = new Map();
  for (const row of document.querySelectorAll('li[data-at]')) {
    const km = away(row.dataset.at.split(',').map(Number), here);
    let mark = row.querySelector('[data-away]');
    if (!mark) row.append(mark = Object.assign(document.createElement('span'), { className: 'outlets__note' }));
    mark.dataset.away = Math.round(km * 1000);
    mark.textContent = shown(km);
    const list = row.parentElement;
    lists.set(list, (lists.get(list) || []).concat([[km, row]]));
  }
  const sections = [];
  for (const [list, rows] of lists) {
    rows.sort((one, other) => one[0] - other[0]);
    list.prepend(...rows.map(([, row]) => row));
    const section = list.closest('section');
    if (section) sections.push([rows[0][0], section]);
  }
  // Headings follow their nearest row, each among those beside it.
  sections.sort((one, other) => one[0] - other[0]);
  const places = sections.map(([, section]) => section.parentElement);
  const marks = [...lists.keys()].map(list => list.closest('section')).filter(Boolean).map(section => {
    const mark = document.createComment('');
    section.before(mark);
    return mark;
  });
  if (new Set(places).size === 1) sections.forEach(([, section], index) => marks[index].replaceWith(section));
  for (const mark of marks) mark.remove();
  status.textContent = status.dataset.sorted;
};

const ask = () => {
  if (!navigator.geolocation) {
    status.textContent = status.dataset.missing;
    return;
  }
  button.disabled = true;
  const done = act => answer => { button.disabled = false; act(answer); };
  navigator.geolocation.getCurrentPosition(
    done(({ coords }) => sort(coords)),
    done(error => { status.textContent = error.code === 1 ? status.dataset.refused : status.dataset.missing; }),
    { timeout: 1e4, maximumAge: 6e4 },
  );
};

button.addEventListener('click', ask);
