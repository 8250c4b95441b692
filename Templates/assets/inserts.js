// What shortcodes put into texts: what others show is asked for when a reader wants it, pictures of galleries grow large.
for (const link of document.querySelectorAll('[data-frame]')) {
  link.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = link.dataset.frame;
    frame.title = link.dataset.title;
    frame.allow = 'autoplay; fullscreen; picture-in-picture';
    (link.closest('figure').querySelector('blockquote') || link).replaceWith(frame);
    link.remove();
    frame.focus();
  });
}
for (const dialog of document.querySelectorAll('.insert dialog')) {
  if (!dialog.showModal) continue;
  const figures = [...dialog.parentNode.querySelectorAll('figure')];
  const [stage, bar] = dialog.children;
  let place = 0;
  const show = step => {
    place = (place + step + figures.length) % figures.length;
    const figure = figures[place].cloneNode(true);
    const picture = figure.firstChild.firstChild;
    figure.replaceChild(picture, figure.firstChild);
    for (const part of [picture, ...picture.children]) part.sizes = '100vw';
    stage.textContent = '';
    stage.append(figure);
    bar.querySelector('output').textContent = `${place + 1} / ${figures.length}`;
  };
  figures.forEach((figure, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    const picture = figure.firstChild;
    picture.before(button);
    button.append(picture);
    if (!figure.querySelector('img').alt) button.setAttribute('aria-label', `${dialog.getAttribute('aria-label')} ${index + 1}`);
    button.addEventListener('click', () => {
      place = index;
      show(0);
      dialog.showModal();
    });
  });
  dialog.addEventListener('keydown', event => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) show(step);
  });
  bar.addEventListener('click', event => {
    const step = +event.target.dataset.step;
    if (step) show(step);
  });
}
