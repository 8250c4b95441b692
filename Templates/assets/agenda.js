// Takes what has ended since the page was built off it, says so where nothing is left, and calls the days near to the
// reader's by their names. A list elsewhere, as that of the front page, has no days.
// include locale.js
const agenda = document.getElementById('agenda');
const { zone, today, tomorrow, weekend } = (agenda || document.body).dataset;
const DAY = 864e5;

const numbered = date => Date.parse(date) / DAY;

const capital = text => text[0].toUpperCase() + text.slice(1);

// Lists of categories do not name days.
const near = (day, now) => {
  if (!today) return '';
  const weekday = new Date(day * DAY).getUTCDay();
  const sunday = now + (7 - new Date(now * DAY).getUTCDay()) % 7;
  if (day === now) return capital(today);
  if (day === now + 1) return tomorrow;
  return day > now && day <= sunday && weekday % 6 === 0 ? weekend : '';
};

// The day of a moment there where it takes place.
const here = date => new Date(date).toLocaleDateString('sv', { timeZone: zone });

const written = (day, dateStyle) => new Date(day).toLocaleDateString(locale, { dateStyle, timeZone: 'UTC' });

// What goes on after its day stands under the day of the reader, and an hour of that day with the day before it.
const carry = (section, date) => {
  const before = section.dataset.date;
  for (const time of section.querySelectorAll('time')) {
    if (time.dateTime[10] && here(time.dateTime) === before) time.prepend(written(before, 'long'), ', ');
  }
  const other = agenda.querySelector(`[data-date="${date}"]`);
  if (other) {
    other.querySelector('ul').prepend(...section.querySelectorAll('li'));
    section.remove();
    return;
  }
  section.dataset.date = date;
  const title = section.querySelector('h2 span');
  const text = written(date, 'full');
  // As the page's own days are written.
  title.textContent = capital(text.replace(/,/.test(title.textContent) ? '' : ',', ''));
};

const look = () => {
  const moment = new Date();
  for (const row of document.querySelectorAll('[data-end]')) {
    if (new Date(row.dataset.end) <= moment) row.remove();
  }
  for (const note of document.querySelectorAll('[data-empty]')) note.hidden = note.previousElementSibling.querySelector('li');
  if (!agenda) return;
  const date = here(moment);
  const now = numbered(date);
  for (const section of [...agenda.children].reverse()) {
    if (!section.querySelector('li')) section.remove();
    else if (numbered(section.dataset.date) < now) carry(section, date);
  }
  for (const section of agenda.children) {
    const title = section.querySelector('h2 span');
    const name = near(numbered(section.dataset.date), now);
    const mark = title.querySelector('.near');
    if ((mark ? mark.textContent : '') === name) continue;
    if (mark) mark.remove();
    if (name) title.prepend(Object.assign(document.createElement('b'), { className: 'near', textContent: name }));
  }
  // The first day of each name: of the two of a weekend one has a chip.
  const marks = new Map([...agenda.querySelectorAll('.near')].reverse().map(mark => [mark.textContent, mark]));
  const names = [...marks].reverse();
  for (const link of document.querySelectorAll('.chips [href^="#d-"]')) {
    const [name, mark] = names.shift() || [];
    // Its room stays, so that nothing moves under the reader's hand.
    link.style.visibility = mark ? '' : 'hidden';
    if (mark) {
      link.textContent = name;
      link.setAttribute('href', `#${mark.closest('h2').id}`);
    }
  }
};

look();
setInterval(look, 6e4);
