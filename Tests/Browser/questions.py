"""Questions to the search script, against looking at every article."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from typing import Any

# The answer of the script, as the numbers that the titles end with.
FIND = r"""async questions => {
  const numbers = new Map();
  const all = (await pregonero.find({ q: '', from: '1990-01-01' })).hits;
  const key = hit => hit.segment.start + hit.document;
  for (let start = 0; start < all.length; start += 500) {
    const part = all.slice(start, start + 500);
    const { documents } = await pregonero.shown(part);
    part.forEach((hit, index) => numbers.set(key(hit), Number(documents[index][1].split(' n').pop())));
  }
  const answers = [];
  for (const question of questions) {
    const { hits, isPartial } = await pregonero.find(question);
    answers.push(isPartial ? null : hits.map(hit => numbers.get(key(hit))).sort((one, other) => one - other));
  }
  return answers;
}"""

# The same by looking at every article; the analyzer alone is shared, and the vectors prove that.
LOOK = r"""([articles, questions, stop]) => {
  const { terms, words, variants } = pregonero;
  const held = articles.map(article => new Set(
    [article.title, article.summary, article.text].flatMap(text => terms(text, article.language))));
  return questions.map(question => {
    const asked = [...new Set(words(question.q))];
    const wanted = asked.filter((word, index) => index === asked.length - 1 || !stop.includes(word))
      .map(word => [word, new Set(variants(word))]);
    return articles.filter((article, index) => {
      const day = article.date.slice(0, 10);
      if (question.c && question.c !== article.section || question.s && question.s !== article.source) return false;
      if (question.l && question.l !== article.language || question.p && question.p !== article.country) return false;
      if (question.t && question.t !== 'article') return false;
      if (question.from && day < question.from || question.to && day > question.to) return false;
      const own = [...held[index]];
      return wanted.every(([word, forms], place) => own.some(term =>
        forms.has(term) || place === wanted.length - 1 && term.startsWith(word)));
    }).map(article => article.number);
  });
}"""


def ask(random: Random, articles: list[dict[str, Any]], words: list[str]) -> dict[str, str]:
    """A question that some article answers, more or less."""
    article = random.choice(articles)
    own = f"{article['title']} {article['text']}".split()
    asked = [
        random.choice(own) if random.random() < 0.85 else random.choice(words)
        for _ in range(random.choice([1, 1, 2, 2, 3, 4]))
    ]
    if random.random() < 0.5:
        asked[-1] = asked[-1][: random.randint(1, 5)]
    question = {"q": " ".join(asked)}
    for name, field in {"c": "section", "s": "source", "l": "language", "p": "country"}.items():
        if random.random() < 0.12:
            question[name] = str(article[field])
    if random.random() < 0.05:
        question["t"] = random.choice(["article", "match"])
    date = datetime.fromisoformat(str(article["date"]))
    if random.random() < 0.15:
        question["from"] = (date - timedelta(days=random.randint(0, 40))).date().isoformat()
    if random.random() < 0.15:
        question["to"] = (date + timedelta(days=random.randint(0, 40))).date().isoformat()
    return question
