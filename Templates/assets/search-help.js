// What helps who searches, fetched when it is needed; the search script brings its tools.
const {
  ask, box, button, field, filled, filters, input, make, open, placeOf, recent, refill, rowOf, say, search, setup, shard, shopAddress, shown, terms, texts, variants, words,
} = pregonero;
// include search/near.js
// include search/store.js
// include search/suggestions.js
