// Ages of what is recent, the reader's own clock beside a match, what is old and what is today.
const AGES = '.meta time, .byline time:not([data-fixed])';
const MINUTE = 6e4;
let ago;

const age = time => Math.floor((Date.now() - new Date(time.dateTime)) / MINUTE);

// The words lie over the time, which keeps its place unseen: nothing beside them moves, nothing has to be measured.
const tell = isPrinted => {
  for (const time of all(AGES)) {
    const minutes = age(time);
    const isRecent = minutes >= 0 && minutes < 720 && preferences.ago !== '0' && isPrinted !== true;
    if (!isRecent && !time.title) continue;
    time.title = time.title || time.textContent;
    time.classList.toggle('ago', isRecent);
    if (isRecent) {
      ago = ago || new Intl.RelativeTimeFormat(locale, { style: 'short' });
      const words = minutes < 60 ? ago.format(-minutes, 'minute') : ago.format(-Math.floor(minutes / 60), 'hour');
      time.textContent = '';
      time.append(make('span', { textContent: time.title }), make('span', { textContent: words }));
    } else time.textContent = time.title;
  }
  // Something that is older than so many days says so where room is kept for it.
  for (const place of all('[data-old]')) {
    const time = one(place.dataset.time);
    if (time && age(time) > place.dataset.days * 1440) place.textContent = place.dataset.old;
  }
};

const clock = (date, timeZone) => date.toLocaleString(locale, {
  day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone,
});

// Whose clock is the site's is told how far away the day is; on paper, where days pass, stands the site's zone.
const tellHere = (place, zone) => {
  const kickoff = new Date(place.previousElementSibling.dateTime);
  const put = () => {
    const here = clock(kickoff);
    const days = new Date(kickoff).setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0);
    place.textContent = here !== clock(kickoff, told.zone) ? place.dataset.local.replace('{time}', here)
      : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(days / 864e5), 'day');
  };
  put();
  setInterval(put, MINUTE);
  addEventListener('beforeprint', () => { place.textContent = zone; });
  addEventListener('afterprint', put);
};
for (const place of all('[data-local]')) tellHere(place, place.textContent);

// A page that stays open, or that the browser brings back, has another today.
const markToday = () => {
  const days = all('[data-day]');
  const today = days[0] && new Date().toLocaleDateString('sv', { timeZone: told.zone });
  for (const mark of all('.today')) mark.remove();
  for (const day of days) {
    if (day.dataset.day === today) day.append(make('b', { className: 'today', textContent: ` ${day.dataset.today}` }));
  }
  setTimeout(markToday, MINUTE);
};

// Names of days and hours take a phone its time: a turn of its own, once the page stands.
setTimeout(tell);
setInterval(tell, MINUTE);
addEventListener('beforeprint', () => tell(true));
addEventListener('afterprint', tell);
