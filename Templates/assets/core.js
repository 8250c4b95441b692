// On every page; each page is complete without it.
// include stores.js
// include discard.js
// include reader/start.js
// include reader/fold.js
// include reader/preferences.js
// include reader/menu.js
// include reader/times.js
// include reader/lists.js
// include reader/slots.js
// include reader/article.js
// include reader/filters.js
// include reader/favourites.js
// include reader/language.js
// include reader/watch.js
// include reader/edition.js
// include reader/maps.js
// include reader/below.js
