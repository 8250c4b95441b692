// What lies further down is left out of the first layout, so that the top is there sooner; then it is laid out in
// turns too short to be felt.
const TURN = 8;
let below;

const layOut = () => {
  below = below || all('.block, .hour, .letter')
    .filter(part => getComputedStyle(part).contentVisibility === 'auto');
  const end = performance.now() + TURN;
  while (below.length && performance.now() < end) {
    const part = below.shift();
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
  }
  // Nothing is put where nothing was laid out yet: it would move when it is.
  setTimeout(below.length ? layOut : markToday);
};

requestAnimationFrame(() => setTimeout(layOut));
