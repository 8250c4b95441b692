// Asks again which entries a live page has; what is new waits for a press, so that nothing moves under the reader.
// include locale.js
const list = document.getElementById('live');
const state = document.getElementById('live-state');
const button = list.previousElementSibling.firstElementChild;
const texts = list.dataset;
const least = 3e4;
let wait = least;
let last = Date.now();
let seen = 0;
let timer;

const load = address => fetch(address, { cache: 'no-cache' });

const say = pattern => {
  const time = new Date(last).toLocaleTimeString(locale, { timeStyle: 'short' });
  state.textContent = pattern.replace('{time}', time);
};

const offer = count => {
  if (count !== seen) button.textContent = texts.new.replace('{count}', count);
  button.hidden = !count;
  seen = count;
};

button.addEventListener('click', async () => {
  try {
    const page = new DOMParser().parseFromString(await (await load(location.pathname)).text(), 'text/html');
    let after = null;
    for (const entry of [...page.querySelectorAll('#live > *')].reverse()) {
      const own = document.getElementById(entry.id);
      if (!own) list.insertBefore(entry, after);
      after = own || entry;
    }
    offer(0);
    list.scrollIntoView();
  } catch {
    say(texts.late);
  }
});

const ask = async () => {
  clearTimeout(timer);
  if (document.hidden) return;
  try {
    const { ended, entries } = await (await load(texts.live)).json();
    const count = entries.filter(id => !document.getElementById(id)).length;
    wait = count > seen ? least : Math.min(wait * 1.5, 3e5);
    last = Date.now();
    say(ended ? texts.ended : texts.checked);
    offer(count);
    if (ended) return;
  } catch {
    wait = Math.min(wait * 2, 3e5);
    say(texts.late);
  }
  timer = setTimeout(ask, wait);
};

document.addEventListener('visibilitychange', ask);
timer = setTimeout(ask, least);
