// Asks again which entries a live page has; what is new waits for a press, so that nothing moves under the reader.
const list = document.getElementById('live');
const state = document.getElementById('live-state');
const button = list.previousElementSibling.firstElementChild;
const texts = list.dataset;
const least = 3e4;
let wait = least;
let last = Date.now();
let seen = 0;
let timer;

// The entries as they were sent, whatever other scripts made of them since.
let sent = list.cloneNode(true);

const load = address => fetch(address, { cache: 'no-cache' });

// Hours have two figures, as on the pages.
const say = pattern => {
  const time = new Date(last).toLocaleTimeString('sv', { timeStyle: 'short' });
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
    const fresh = page.getElementById('live');
    let after = null;
    for (const entry of [...fresh.cloneNode(true).children].reverse()) {
      const own = list.children[entry.id];
      if (own && entry.isEqualNode(sent.children[entry.id])) after = own;
      else {
        if (own) own.remove();
        after = list.insertBefore(entry, after);
      }
    }
    for (const { id } of sent.children) {
      if (!fresh.children[id] && list.children[id]) list.children[id].remove();
    }
    sent = fresh;
    // The button goes; who pressed it goes on with what is new.
    list.querySelector('a').focus({ preventScroll: true });
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
    const { updated, ended, entries, marks } = await (await load(texts.live)).json();
    // What is new, what was corrected, and what was taken back.
    const now = new Map(entries.map((id, place) => [id, marks[place]]));
    const count = entries.filter(id => !list.children[id]).length
      + [...list.children].filter(({ id, dataset }) => now.get(id) !== dataset.mark).length;
    wait = count > seen ? least : Math.min(wait * 1.5, 3e5);
    last = Date.now();
    say(ended ? texts.ended : texts.checked);
    offer(count);
    // What has had nothing new for a day is asked no more.
    if (ended || last - Date.parse(updated) > 864e5) return;
  } catch {
    wait = Math.min(wait * 2, 3e5);
    say(texts.late);
  }
  timer = setTimeout(ask, wait);
};

document.addEventListener('visibilitychange', ask);
timer = setTimeout(ask, least);
