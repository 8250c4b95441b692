// A reader whose browser prefers another language in which this page exists is told so once, and only then.
const primary = tag => tag.split('-')[0].toLowerCase();

const settle = ({ lang }) => {
  load();
  preferences.offered = lang;
  return keep();
};

// Who chose a language needs no advice.
for (const link of all('a[hreflang]')) link.addEventListener('click', () => settle(link));

// Who reads a kin of a language that the portal has is content with it: `pt` with `pt-br`, unless `pt-pt` is there, too.
const ways = all('main a[hreflang], footer a[hreflang]');
const kin = (tag, { lang }) => primary(lang) === primary(tag);
const proposed = navigator.languages.map(tag => ways.find(({ lang }) => lang.toLowerCase() === tag.toLowerCase())
  || [document.documentElement, ...ways].find(way => kin(tag, way))).find(Boolean);
if (proposed && proposed.dataset.offer && !preferences.offered) {
  addEventListener('load', () => {
    // Where nothing can be kept, it would be offered on every page.
    if (!settle(proposed)) return;
    const { dataset: { offer, read, decline }, lang, href } = proposed;
    notice.textContent = '';
    notice.append(make('div', { lang, dir: 'auto' }, make('p', {}, offer),
      make('a', { className: 'button', href, textContent: read }),
      make('button', { className: 'button', type: 'button', onclick: () => say('', true), textContent: decline })));
  });
}
