// How dates are written: in English that names no region as on the pages, the day before the month.
const locale = document.documentElement.lang.replace(/^en$/, 'en-GB');
