// The search page: reads the index that Sources/Searching writes, in the few pieces that a question needs.
// include locale.js
// include reader/fold.js
// include search/page.js
// include search/analyzer.js
// include search/files.js
// include search/reading.js
// include search/questions.js
// include search/results.js
// include search/answers.js
// include search/recent.js
// include search/begin.js
