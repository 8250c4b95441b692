// Longer lists: the next page is put below this one, then further ones as the reader scrolls, three at most, so
// that the foot of the page can be reached. The address is that of the page in view, to come back to.
const more = one('.further');

if (more) {
  const ways = more.nextElementSibling;
  let left = 0;
  let isBusy = false;
  // The first link of each page that was added, with its path.
  const begun = [{ path: location.pathname }];

  const top = link => link ? link.getBoundingClientRect().top : -1 / 0;
  const stay = (height, state) => {
    const { path } = begun.filter(({ link }) => top(link) <= height).pop();
    // What filters the list stays.
    if (state || path !== location.pathname) history.replaceState(state, '', path + location.search);
  };
  let resting;
  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(stay, 200, innerHeight / 2, null);
  };
  // Who goes to an article comes back to the page on which it stands; who opens it elsewhere stays.
  const leave = event => {
    const link = event.target.closest('a');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    history.scrollRestoration = 'manual';
    stay(top(link), { row: link.href });
  };

  // News of a day and hour that are there already join them.
  const place = part => {
    const days = one('.days');
    const day = all('.days > .day').pop();
    const last = days && days.lastElementChild;
    const title = hour => one('.hour__title', hour).textContent;
    if (part.matches('.posters > *')) one('.posters').append(part);
    else if (part.matches('.day')) {
      if (!day || day.textContent !== part.textContent) days.append(part);
    } else if (last.matches('.hour') && title(last) === title(part)) {
      one('.items', last).append(...all('.row', part));
    } else days.append(part);
  };

  const add = async () => {
    const link = one('[rel=next]', ways);
    if (!link || isBusy) return;
    isBusy = true;
    try {
      const answer = await fetch(link.href);
      if (!answer.ok) throw answer;
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const parts = all('.days > *, .posters > *', next);
      // Of a list that is made otherwise the next page is a page of its own.
      if (!parts.length) return location.assign(link.href);
      const first = parts.map(part => one('a', part)).find(Boolean);
      parts.forEach(place);
      if (!begun[1]) {
        addEventListener('scroll', rest, { passive: true });
        one('main').addEventListener('click', leave);
      }
      if (first) begun.push({ link: first, path: link.pathname });
      if (filter) filter.dispatchEvent(new Event('input'));
      const after = one('.further + nav [rel=next]', next);
      if (after) link.replaceWith(after);
      else {
        link.remove();
        more.hidden = true;
      }
      tell();
      isBusy = false;
      return first;
    } catch {
      left = 0;
      say(told.failed);
    }
    isBusy = false;
  };

  const watch = new IntersectionObserver(async seen => {
    if (left < 1 || isBusy || !seen.pop().isIntersecting) return;
    left--;
    await add();
    watch.unobserve(ways);
    watch.observe(ways);
  }, { rootMargin: '600px' });

  one('button', more).addEventListener('click', async () => {
    const first = await add();
    if (!first) return;
    first.focus({ preventScroll: true });
    left = 3;
    watch.observe(ways);
  });
}

// Back on a list: at the row that was left, where it stands on a shorter page now.
const { row } = history.state || {};
const leftAt = row && all('main a').find(link => link.href === row);
if (leftAt) {
  leftAt.focus();
  // Once all is laid out; from then on the browser keeps the place.
  addEventListener('load', () => setTimeout(() => {
    leftAt.scrollIntoView({ block: 'center' });
    history.replaceState(null, '');
    history.scrollRestoration = 'auto';
  }, 300));
}

// In two columns an hour has no box of its own.
const land = () => {
  const hour = one('.hour:target');
  if (hour && !hour.getClientRects().length) one('.row', hour).scrollIntoView();
};
addEventListener('hashchange', land);
land();

// One sound at a time.
addEventListener('play', event => {
  for (const media of all('audio, video')) if (media !== event.target) media.pause();
}, true);
