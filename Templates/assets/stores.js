// Every name under which the portal keeps something in a browser. What is not here is kept nowhere; the page of settings
// clears all of it but the portal's own shell, the page on privacy names it. Tests compare them.
const STORES = {
  // In localStorage: what the reader set, and the last searches.
  settings: 'pregonero.v1', searches: 'pregonero.searches',
  // In stores of answers, whose path may follow a colon: the portal's own files, what was read, what was saved on purpose.
  shell: 'pregonero-shell', pages: 'pregonero-pages', pictures: 'pregonero-pictures', files: 'pregonero-files',
  saved: 'pregonero-saved', search: 'pregonero-search',
};
