// Suggestions while one types: a combobox with a list.
pregonero.suggesting = () => {
  let chosen = -1;

  const suggestions = () => {
    const typed = input.value.toLowerCase().trim();
    const [last] = words(input.value).slice(-1);
    if (!last) return [];
    const found = recent().filter(each => each.startsWith(typed) && each !== typed).slice(0, 3);
    const counts = new Map();
    for (const [, title] of pregonero.seen()) {
      for (const word of title.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u)) {
        const [folded, ...more] = words(word);
        if (folded && !more.length && folded !== last && folded.startsWith(last)) counts.set(word, (counts.get(word) || 0) + 1);
      }
    }
    const before = typed.replace(/[\p{L}\p{N}\p{M}]+$/u, '');
    for (const [word] of [...counts].sort((one, other) => other[1] - one[1])) found.push(before + word);
    return [...new Set(found)].slice(0, 8);
  };

  const close = () => {
    chosen = -1;
    box.hidden = true;
    refill(box);
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };

  const take = text => {
    close();
    search(text);
  };

  const suggest = () => {
    close();
    if (document.activeElement !== input) return;
    refill(box, ...suggestions().map((text, index) => {
      const option = make('li', { id: `suggestion-${index}`, role: 'option', 'aria-selected': 'false' }, text);
      option.addEventListener('mousedown', event => {
        event.preventDefault();
        take(text);
      });
      return option;
    }));
    box.hidden = !box.children.length;
    input.setAttribute('aria-expanded', !box.hidden);
  };

  const choose = step => {
    const options = [...box.children];
    const places = options.length + 1;
    chosen = (chosen + 1 + step + places) % places - 1;
    options.forEach((option, index) => option.setAttribute('aria-selected', index === chosen));
    if (chosen < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', options[chosen].id);
  };

  input.addEventListener('blur', close);
  input.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !box.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      take(box.children[chosen].textContent);
    } else if (/^Arrow(Up|Down)$/.test(event.key)) {
      if (box.hidden) suggest();
      if (box.hidden) return;
      event.preventDefault();
      choose(event.key === 'ArrowDown' ? 1 : -1);
    }
  });
  input.form.addEventListener('submit', close);
  return suggest;
};
