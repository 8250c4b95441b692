// What the reader prefers: one small object in the browser, or for this page only where nothing can be kept.
let preferences = {};

const load = () => {
  try {
    const kept = JSON.parse(localStorage.getItem(STORES.settings));
    preferences = kept && kept.constructor === Object ? kept : {};
  } catch {
    // Unreadable or not to be kept: the usual.
  }
};

const controls = all('[data-pref]');
// The colour of the window around the page, in light and in dark.
const tints = all('[name=theme-color]').map(meta => [meta, meta.content]);

const show = () => {
  pregonero(preferences);
  tints.forEach(([meta], index) => {
    const place = ['light', 'dark'].indexOf(preferences.theme);
    meta.content = tints[place < 0 ? index : place][1];
  });
  for (const control of controls) {
    const value = preferences[control.dataset.pref] || '';
    if (control.type === 'button') control.setAttribute('aria-pressed', value === control.value);
    else {
      control.value = value;
      if (control.selectedIndex < 0) control.selectedIndex = 0;
    }
  }
};

const keep = () => {
  try {
    localStorage.setItem(STORES.settings, JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
};

// For other scripts of the page.
pregonero.preferred = name => preferences[name];

pregonero.forget = (...names) => {
  try {
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};

const prefer = control => {
  const name = control.dataset.pref;
  load();
  const value = control.type === 'button' && preferences[name] === control.value ? '' : control.value;
  preferences[name] = value || undefined;
  const isKept = keep();
  show();
  tell();
  const status = one('[data-kept]');
  if (status) status.textContent = isKept ? status.dataset.kept : status.dataset.session;
};

// What was set, and the searches made; what is kept offline has a button of its own.
pregonero.reset = () => {
  preferences = {};
  pregonero.forget(STORES.settings, STORES.searches);
  show();
  tell();
};

load();
show();
for (const control of controls) {
  control.addEventListener(control.type === 'button' ? 'click' : 'change', () => prefer(control));
}

// What was set on another page holds here too, once the reader comes back to this one, or beside it in another window.
const follow = () => {
  load();
  show();
  tell();
  showFavourites();
  if (watch) watch.dispatchEvent(new Event('change'));
};
addEventListener('pageshow', ({ persisted }) => persisted && follow());
addEventListener('storage', follow);
