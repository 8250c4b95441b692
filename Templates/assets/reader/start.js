// What all parts use. What a reader is told stands in one place at the foot of the window.
const root = document.documentElement;
const told = document.body.dataset;
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const one = (selector, within = document) => within.querySelector(selector);

const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const notice = make('div', { className: 'notice' });
notice.setAttribute('role', 'status');
document.body.append(notice);

// Says something; with an action it stays until that is taken, and comes back after what is said in between; else for some
// seconds unless it is to stay.
let open;
const say = (...words) => {
  const [text, action, act] = words;
  if (act) open = words;
  notice.textContent = '';
  if (text) notice.append(make('p', {}, text));
  if (act) notice.firstChild.append(make('button', { className: 'button', type: 'button', textContent: action, onclick: act }));
  else if (!action) setTimeout(() => { if (notice.textContent === text) open ? say(...open) : notice.textContent = ''; }, 6000);
};

Object.assign(pregonero, { say, stores: STORES, discard });
