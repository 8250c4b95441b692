// What shortcodes put into texts: what others show is asked for when a reader wants it, pictures of galleries grow large.
for (const link of document.querySelectorAll('[data-frame]')) {
  link.onclick = event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const frame = document.createElement('iframe');
    frame.src = link.dataset.frame;
    frame.title = link.dataset.title;
    frame.allow = 'autoplay; fullscreen';
    (link.closest('figure').querySelector('blockquote') || link).replaceWith(frame);
    link.remove();
    frame.focus();
    return false;
  };
}
for (const dialog of document.querySelectorAll('.insert dialog')) {
  const links = [...dialog.parentNode.querySelectorAll('figure a')];
  const [stage, bar] = dialog.children;
  let place;
  const show = index => {
    place = (index + links.length) % links.length;
    stage.textContent = '';
    stage.append(links[place].parentNode.cloneNode(true));
    stage.querySelector('a').removeAttribute('href');
    for (const part of stage.querySelectorAll('[sizes]')) part.sizes = '100vw';
    bar.children[1].textContent = `${place + 1} / ${links.length}`;
  };
  links.forEach((link, index) => {
    link.onclick = event => {
      if (!dialog.showModal || event.ctrlKey || event.metaKey || event.shiftKey) return;
      show(index);
      dialog.showModal();
      return false;
    };
  });
  dialog.onkeydown = event => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) show(place + step);
  };
  bar.onclick = event => {
    const step = +event.target.dataset.step;
    if (step) show(place + step);
    else if (event.target.matches('button')) dialog.close();
  };
}
