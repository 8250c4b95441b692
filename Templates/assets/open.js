// Tells whether a place is open, by the clock of its town; its hours and the public holidays stand in the page.
// include locale.js
const words = document.getElementById('open-words').dataset;
const zone = document.body.dataset.zone;
const holidays = new Set((words.holidays || '').split(' '));
const DAY = 1440;
// A year and a day: what opens in a part of the year opens in it.
const FAR = 367;
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => name in values ? values[name] : whole);

// The day on the town's wall and the minutes since its midnight; days are counted as those of Greenwich.
const wall = moment => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric',
  }).formatToParts(moment);
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute']
    .map(type => +parts.find(part => part.type === type).value);
  return { day: Date.UTC(year, month - 1, day) / 864e5, minute: hour * 60 + minute };
};

// The part of the year that holds on a day, and which of its rows: Monday to Sunday, then public holidays.
const rowOn = (day, seasons) => {
  const date = new Date(day * 864e5), number = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  const holds = ([first, last]) => first <= last ? number >= first && number <= last : number >= first || number <= last;
  const season = seasons.find(([periods]) => !periods.length || periods.some(holds));
  const isHoliday = season && season[2] !== 0 && holidays.has(date.toISOString().slice(0, 10));
  return { season, row: isHoliday ? 7 : (date.getUTCDay() + 6) % 7 };
};

// From when until when it is open on a day, in minutes; null where words alone say it.
const hoursOn = (day, seasons) => {
  const { season, row } = rowOn(day, seasons);
  if (!season) return [];
  const spans = row < 7 ? season[1][row] : season[2];
  if (!spans) return null;
  const pairs = [];
  for (let index = 0; index < spans.length; index += 2) pairs.push([spans[index], spans[index + 1]]);
  return pairs;
};

// Until when it is open at a moment, in minutes after the midnight of the day: false where it is not, Infinity where
// nobody says or where it never closes, null where words alone say it.
const openUntil = (day, minute, seasons) => {
  const today = hoursOn(day, seasons);
  if (!today) return null;
  for (const [spans, shift] of [[today, 0], [hoursOn(day - 1, seasons) || [], -DAY]]) {
    for (const [from, to] of spans) {
      const end = to < 0 ? DAY : to;
      if (minute >= from + shift && minute < end + shift) return to < 0 ? Infinity : end + shift;
    }
  }
  return false;
};

// What closes when it opens again does not close.
const closing = (day, minute, seasons) => {
  let end = openUntil(day, minute, seasons);
  for (let turn = 0; end && end !== Infinity && turn < 9; turn++) {
    const next = openUntil(day + Math.floor(end / DAY), end % DAY, seasons);
    if (!next) return end;
    end = next + Math.floor(end / DAY) * DAY;
  }
  return end && end > 7 * DAY ? Infinity : end;
};

const opening = (day, minute, seasons) => {
  for (let ahead = 0; ahead < FAR; ahead++) {
    const starts = (hoursOn(day + ahead, seasons) || []).map(([from]) => from).filter(from => ahead || from > minute);
    if (starts.length) return { ahead, minute: Math.min(...starts) };
  }
  return null;
};

const clock = minutes => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' })
  .format(new Date((minutes % DAY) * 6e4));
const dayName = (day, ahead) => ahead < 2
  ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ahead, 'day')
  : new Intl.DateTimeFormat(locale, ahead < 7 ? { weekday: 'long', timeZone: 'UTC' } : { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date((day + ahead) * 864e5));

// Today's row in the hours by day, where it is certain which list holds.
const mark = (section, day, seasons) => {
  const { season, row } = rowOn(day, seasons);
  const weeks = seasons.filter(([, week]) => new Set(week.map(String)).size > 1);
  const lists = [...section.querySelectorAll('dl')].filter(list => list.children[13]);
  if (lists.length === weeks.length) lists.forEach((list, index) => list.querySelectorAll('dt').forEach((one, number) => {
    one.setAttribute('aria-current', weeks[index] === season && number === row ? 'date' : 'false');
  }));
};

const tell = () => {
  const { day, minute } = wall(new Date());
  for (const place of document.querySelectorAll('[data-hours]')) {
    const seasons = JSON.parse(place.dataset.hours);
    const end = closing(day, minute, seasons);
    mark(place.closest('section'), day, seasons);
    place.textContent = '';
    if (end) {
      place.append(Object.assign(document.createElement('b'), {
        textContent: end === Infinity ? words.now : fill(words.until, { time: clock(end) }),
      }));
    } else if (end === false) {
      const next = opening(day, minute, seasons);
      place.textContent = next ? fill(words.next, { day: dayName(day, next.ahead), time: clock(next.minute) }) : words.closed;
    }
  }
};

tell();
setInterval(tell, 6e4);
