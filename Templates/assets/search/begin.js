// Codes of a choice become names in the page's language, in their order; what stands for all of them stays the first.
const spell = (choice, type) => {
  const [all, ...options] = choice.options || [];
  let names;
  for (const option of options) {
    try {
      names = names || new Intl.DisplayNames(setup.language, { type });
      option.text = names.of(option.text);
    } catch {
      // What stands there stays.
    }
  }
  options.sort((one, other) => one.text.localeCompare(other.text, setup.language));
  if (all) choice.append(...options);
};

// The form comes to life.
const begin = () => {
  const asked = new URLSearchParams(location.search);
  const isNarrowed = FILTERS.some(name => asked.has(name));
  for (const [name, type] of [['l', 'language'], ['p', 'region']]) spell(field(name), type);
  for (const name of ['q', 'o', ...FILTERS]) {
    field(name).value = asked.get(name) || name === 'l' && !isNarrowed && usual || '';
    // What the site does not offer.
    if (field(name).selectedIndex < 0) field(name).value = '';
  }
  let timer;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    // What stands there answers another question from now on.
    list.ariaBusy = true;
    timer = setTimeout(() => run().then(() => suggest()), 120);
  });
  // While the first word is typed.
  let suggest = () => {};
  input.addEventListener('focus', () => {
    open().then(all => Promise.all(all.map(segment => segment.head()))).catch(() => {});
    help().then(({ suggesting }) => {
      suggest = suggesting();
      suggest();
    }).catch(() => {});
  }, { once: true });
  form.addEventListener('submit', event => {
    event.preventDefault();
    clearTimeout(timer);
    run(true);
  });
  page.addEventListener('change', event => { if (event.target !== input) run(); });
  list.addEventListener('click', event => { if (hits.length && event.target.closest('a')) remember(input.value); });
  // The site lets its pages ask the shop.
  $('store').addEventListener('click', event => {
    const { className, href } = event.target;
    if (!setup.store[2] || className !== 'go') return;
    event.preventDefault();
    help().then(({ look }) => look($('store'), input.value)).catch(() => location.assign(href));
  });
  let isAdding;
  $('more').addEventListener('click', async () => {
    if (isAdding) return;
    isAdding = true;
    const added = await showMore(formQuestion());
    isAdding = false;
    if (added && added.rows.length) added.rows[0].querySelector('a').focus();
    if (added && added.isPartial) say(texts.partial, retry());
  });
  // Where they stand beside the answer; above it they would push it down, and it names those that are chosen.
  if (matchMedia('(min-width: 960px)').matches) $('filters').open = true;
  run(input.value !== '');
};

// For the script that helps, for other scripts of a site, and for the tests.
Object.assign(pregonero, {
  ask, box, button, field, filled, filters: FILTERS, find: fields => ask(questionOf(fields)), input, make, open, placeOf, recent,
  refill, rowOf, say, search, seen: () => seen, setup, shard, shopAddress, shown, terms, texts, variants, words,
});

if (window.DecompressionStream) begin();
else status.textContent = texts.old;
