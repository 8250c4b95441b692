"""Attacks and mutations of them, cleaned by the program, judged by a second parser and by Chromium."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import payloads
from detector import Detector
from mutations import Mutator
from payloads import Attack

SEED = 20261121
MUTATIONS = 20_000
PAGE = 200
# What the detector must report when it is not cleaned, or it would prove nothing.
CONTROLS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<p onmouseover=alert(1)>x",
    "<a href='java\tscript:alert(1)'>x</a>",
    "<script>document.title = 1</script>",
    "<iframe src='https://attack.example/'></iframe>",
    "<link rel=stylesheet href='https://attack.example/x.css'>",
    "</article></body><p>x",
    "<svg><p>x",
]


def cleaned(program: str, attacks: list[Attack], folder: Path) -> list[tuple[str, str]]:
    """Name and cleaned HTML of each attack."""
    batch = folder / "batch.json"
    batch.write_text(json.dumps([{"id": attack.name, "payload": attack.html} for attack in attacks]))
    run = subprocess.run([program, "inspect", "html", "--batch", str(batch)], capture_output=True, check=False)
    if run.returncode != 0:
        sys.exit(f"error: exit {run.returncode}: {run.stderr.decode()[-500:]}")
    outputs = json.loads(run.stdout)
    if [output["id"] for output in outputs] != [attack.name for attack in attacks]:
        sys.exit("error: the outputs are not those of the payloads")
    return [(output["id"], output["output"]) for output in outputs]


def judged(outputs: list[tuple[str, str]], folder: Path) -> list[str]:
    """The findings of the shared oracle, which parses with html5lib; said when it is not there."""
    shared = payloads.shared()
    oracle = shared / "tools" / "xss_oracle.py" if shared else None
    if oracle is None or not oracle.exists():
        # `.ci/run` says when there are no corpora.
        print("skipped: the oracle over the outputs (PREGONERO_SHARED is not set)")
        return [f"there is no {oracle}"] if oracle else []
    parts = max(os.cpu_count() or 1, 1)
    running = []
    for number in range(parts):
        file = folder / f"outputs-{number}.json"
        file.write_text(json.dumps([{"id": name, "output": html} for name, html in outputs[number::parts]]))
        running.append(subprocess.Popen([sys.executable, str(oracle), str(file)], stdout=subprocess.PIPE, text=True))
    findings = []
    for process in running:
        lines = (process.communicate()[0] or "").splitlines()
        findings += lines[:-1] if process.returncode in (0, 1) else [f"the oracle ended with {process.returncode}"]
    print(f"oracle: {len(outputs)} outputs, {len(findings)} findings")
    return findings


def shown(outputs: list[tuple[str, str]], browser: Browser) -> list[str]:
    """What runs or breaks out in Chromium."""
    detector = Detector(browser)
    blind = [html for html in CONTROLS if not detector.problems([html])]
    if blind:
        return [f"the detector does not see {html!r}" for html in blind]
    found = []
    for start in range(0, len(outputs), PAGE):
        found += detector.culprits(outputs[start:start + PAGE])
    print(f"Chromium {browser.version}: {len(outputs)} outputs, {len(found)} findings, {len(CONTROLS)} controls seen")
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="Tests/Torture/run", description=__doc__)
    parser.add_argument("program", help="the pregonero to attack")
    parser.add_argument("--chromium", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--mutations", type=int, default=MUTATIONS, metavar="N")
    parser.add_argument("--seed", type=int, default=SEED, metavar="N")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    attacks = payloads.attacks()
    mutations = Mutator(options.seed, attacks).mutations(options.mutations)
    print(f"{len(attacks)} attacks, {len(mutations)} mutations of seed {options.seed}")
    # Chromium refuses its sandbox to root; no host can be reached by any name.
    flags = ["--host-resolver-rules=MAP * ~NOTFOUND"] + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with tempfile.TemporaryDirectory(prefix="pregonero-torture-") as name:
        outputs = cleaned(options.program, attacks + mutations, Path(name))
        findings = judged(outputs, Path(name))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=options.chromium, args=flags)
        findings += shown(outputs, browser)
        browser.close()
    for finding in findings[:50]:
        print(finding)
    print(f"{len(findings)} findings")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
