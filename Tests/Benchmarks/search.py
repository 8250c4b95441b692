"""The search of a generated portal beside Pagefind's on the same articles: bytes and time of a first question."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))

import corpus  # noqa: E402
import measure  # noqa: E402
from measure import Cost  # noqa: E402
from server import PortalServer  # noqa: E402
from site_portal import Portal, feeds  # noqa: E402
from table import note  # noqa: E402

QUESTIONS = 500
PAGEFIND_QUESTIONS = 50
SEED = 9
BLANK = b"<!doctype html><meta charset=utf-8><title>blank</title></html>\n"

# The page has come to rest, and the field is entered for as long as it takes to type a word.
AT_REST, TYPING = 800, 400
# Puts one question and waits for the first results, as a reader sees them.
ASK = """question => new Promise(done => {
  const results = document.querySelector('#results');
  const status = document.querySelector('#status');
  const began = performance.now();
  const look = () => {
    if (results.hasAttribute('aria-busy') || !results.querySelector('.result') && !/^Nothing/.test(status.textContent)) return;
    watch.disconnect();
    done(performance.now() - began);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.querySelector('#search'), {subtree: true, childList: true, attributes: true});
  document.querySelector('#q').value = question;
  document.querySelector('#search-form').requestSubmit();
})"""
ASK_PAGEFIND = """async question => {
  const began = performance.now();
  const pagefind = await import('/pagefind/pagefind.js');
  const answer = await pagefind.search(question);
  await Promise.all(answer.results.slice(0, 10).map(result => result.data()));
  return performance.now() - began;
}"""


@dataclass
class Row:
    """What one engine needs for first questions."""

    name: str
    index: Cost
    files: int
    size: int
    asked: list[tuple[int, float]] = field(default_factory=list)

    def line(self) -> str:
        sizes = sorted(size for size, _ in self.asked)
        times = sorted(time for _, time in self.asked)
        middle, tail = statistics.median(sizes), sizes[int(len(sizes) * 0.95)]
        return (
            f"{self.name:16} {self.index.wall:7.2f} {self.index.cpu:6.2f} {self.index.peak_bytes / 1e6:8.0f} "
            f"{self.files:7} {self.size / 1e6:7.2f} {len(sizes):5} {middle / 1e3:8.1f} {tail / 1e3:8.1f} "
            f"{sizes[-1] / 1e3:8.1f} {statistics.median(times):8.0f} {times[-1]:8.0f}"
        )


HEAD = (
    f"{'':16} {'index s':>7} {'CPU s':>6} {'peak MB':>8} {'files':>7} {'MB':>7} {'asked':>5} "
    f"{'KB p50':>8} {'KB p95':>8} {'KB worst':>8} {'ms p50':>8} {'ms worst':>8}"
)


def questions(count: int, articles: int) -> list[str]:
    """Words of articles, from one to three; half of the last ones are cut short."""
    random, words = Random(SEED), corpus.vocabulary()
    made = []
    for _ in range(count):
        number = random.randrange(articles)
        item = corpus.item(words, number, corpus.published(number, articles), corpus.ARTICLE_BYTES)
        own = f"{item['title']} {item['summary']}".replace(".", " ").lower().split()
        asked = random.choices(own, k=random.choice([1, 1, 2, 2, 3]))
        if random.random() < 0.5:
            asked[-1] = asked[-1][: random.randint(2, 5)]
        made.append(" ".join(asked))
    return made


def first_questions(
    browser: Browser, server: PortalServer, page: str, script: str, asked: list[str], folder: str
) -> list[tuple[int, float]]:
    """Each in a browser that has seen nothing yet: bytes as they lie on the disk, and milliseconds."""
    answers = []
    for question in asked:
        paths: list[str] = []
        with browser.new_context() as context:
            tab = context.new_page()
            tab.on("response", lambda response: paths.append(response.url[len(server.origin):]))
            tab.goto(server.address(page), wait_until="load")
            tab.wait_for_timeout(AT_REST)
            if tab.query_selector("#q"):
                tab.focus("#q")
                tab.wait_for_timeout(TYPING)
            time = tab.evaluate(script, question)
            tab.wait_for_timeout(5)
        files = {path for path in paths if path.startswith(folder)}
        size = sum(file.stat().st_size for path in files if (file := server.file(path)))
        answers.append((size, time))
    return answers


def tree(folder: Path) -> tuple[int, int]:
    files = [file for file in folder.rglob("*") if file.is_file()]
    return len(files), sum(file.stat().st_size for file in files)


def ours(portal: Portal, browser: Browser, asked: list[str]) -> Row:
    """The index is made anew over a portal that stands: what is measured is reading, analysing and writing."""
    for record in (portal.folder / ".pregonero").glob("search-*"):
        record.unlink()
    # Not deleted: a file system that has just freed many files is slower at making new ones.
    (portal.output / "_s").rename(portal.folder / "earlier index")
    cost = measure.run(portal.command + ["--offline", "--only", "search"])
    row = Row("El Pregonero", cost, *tree(portal.output / "_s"))
    server = PortalServer(portal.output, "/")
    row.asked = first_questions(browser, server, "search/", ASK, asked, "/_s/")
    server.shutdown()
    return row


def pagefind(portal: Portal, browser: Browser, asked: list[str]) -> Row:
    """Over the articles' pages only, so that both have the same to find."""
    program = [sys.executable, "-m", "pagefind"]
    cost = measure.run(program + ["--site", str(portal.output), "--glob", "n/**/*.html", "--quiet"])
    row = Row("Pagefind", cost, *tree(portal.output / "pagefind"))
    (portal.output / "blank.html").write_bytes(BLANK)
    server = PortalServer(portal.output, "/")
    row.asked = first_questions(browser, server, "blank.html", ASK_PAGEFIND, asked, "/pagefind/")
    server.shutdown()
    return row


def bench(options: argparse.Namespace, count: int) -> None:
    with tempfile.TemporaryDirectory(prefix="pregonero-search-", dir=measure.room()) as name:
        folder = Path(name)
        portal = Portal(options.program, folder / "site", feeds(folder / "feeds", count), search="static")
        measure.run(portal.command)
        asked = questions(options.questions, count)
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=options.chromium, args=flags)
            rows = [ours(portal, browser, asked)]
            before = measure.snapshot(portal.output / "_s")
            portal.read(feeds(folder / "feeds one new article", count, new=1))
            measure.run(portal.command)
            files, size = measure.written(before, measure.snapshot(portal.output / "_s"))
            if not options.alone:
                rows.append(pagefind(portal, browser, asked[:PAGEFIND_QUESTIONS]))
            browser.close()
        scripts = subprocess.run(
            f"cat {portal.output}/_/search.*.js | brotli -q 11 -c | wc -c",
            shell=True, check=True, capture_output=True, text=True,
        ).stdout.strip()
    print(f"\nsearch over {count} articles; script {scripts} bytes (brotli)")
    print(HEAD)
    print("\n".join(row.line() for row in rows))
    if len(rows) > 1:
        name = f"search over {count} articles"
        note(f"{name}, index", rows[0].index.wall, "s", "Pagefind", rows[1].index.wall, ratio=1)
        note(f"{name}, index", rows[0].size / 1e6, "MB", "Pagefind", rows[1].size / 1e6, ratio=1)
    print(f"one new article: {files} files of the index, {size / 1e3:.0f} KB")


def main() -> None:
    parser = argparse.ArgumentParser(prog="Tests/Benchmarks/search", description=__doc__)
    parser.add_argument("program", help="the pregonero to measure")
    parser.add_argument("articles", type=int, nargs="*", default=[20_000])
    parser.add_argument("--chromium", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--questions", type=int, default=QUESTIONS)
    parser.add_argument("--alone", action="store_true", help="without Pagefind")
    options = parser.parse_args()
    for count in options.articles:
        bench(options, count)


if __name__ == "__main__":
    main()
