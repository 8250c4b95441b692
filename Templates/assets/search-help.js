// What helps who searches, fetched when it is needed; the search script brings its tools.
// include search/near.js
// include search/suggestions.js
