// A button and a line of progress for each sound; nothing is fetched before it is pressed.
for (const player of document.querySelectorAll('.player')) {
  const [button, bar, error] = player.children;
  const sound = player.previousElementSibling.querySelector('audio');
  const glyph = button.querySelector('use');
  const play = glyph.getAttribute('href');
  const mark = () => {
    button.setAttribute('aria-pressed', !sound.paused);
    glyph.setAttribute('href', sound.paused ? play : play.replace(/play$/, 'pause'));
    bar.hidden = sound.paused && (sound.ended || !sound.currentTime);
  };
  const stop = event => {
    if (event.key !== 'Escape') return;
    sound.pause();
    sound.currentTime = 0;
  };
  button.addEventListener('click', () => {
    if (!sound.paused) return sound.pause();
    // What could not be had is asked for anew, else it stays silent for as long as the page is there.
    if (sound.error) {
      error.textContent = '';
      sound.load();
    }
    sound.play().catch(() => {});
  });
  player.addEventListener('keydown', stop);
  sound.addEventListener('play', mark);
  sound.addEventListener('pause', mark);
  sound.addEventListener('ended', mark);
  sound.addEventListener('timeupdate', () => { bar.value = sound.currentTime / sound.duration || 0; });
  sound.addEventListener('error', () => {
    mark();
    error.textContent = error.dataset.failed;
  });
}
