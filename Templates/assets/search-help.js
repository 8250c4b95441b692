// What helps who searches, fetched when it is needed; the search script brings its tools.
const {
  ask, box, button, field, filled, filters, input, make, open, placeOf, recent, refill, rowOf, search, setup, shard, shown, terms, texts, words,
} = pregonero;
// include search/near.js
// include search/suggestions.js
