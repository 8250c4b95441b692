// A reader whose browser prefers another language in which this page exists is told so once, and only then.
const primary = tag => tag.split('-')[0].toLowerCase();

const languageOffer = () => {
  const links = all('[data-offer]');
  for (const tag of navigator.languages || []) {
    if (primary(tag) === primary(root.lang)) return;
    const link = links.find(each => primary(each.lang) === primary(tag));
    if (link) return link;
  }
};

const offerLanguage = link => {
  preferences.offered = link.lang;
  // Where nothing can be kept, it would be offered on every page.
  if (!keep()) return;
  const { offer, read, decline } = link.dataset;
  const end = () => say('');
  say('', true);
  notice.append(make('div', { lang: link.lang, dir: 'auto' }, make('p', { textContent: offer }),
    make('a', { className: 'button', href: link.href, hreflang: link.lang, textContent: read }),
    make('button', { className: 'button', type: 'button', onclick: end, textContent: decline })));
};

const proposed = !preferences.offered && languageOffer();
if (proposed) addEventListener('load', () => offerLanguage(proposed));
// Who chose a language needs no advice.
for (const link of all('a[hreflang]')) {
  link.addEventListener('click', () => {
    load();
    preferences.offered = link.lang;
    keep();
  });
}
