"""Looks at what a portal publishes besides pages.

usage: suite.py PROGRAM [PART…]   (default: all parts; suite.py PROGRAM parts names them)
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import deploy
import deploy_guards
import deploy_hosts
import editions
import feeds
import hooks
import hostile
import hosts
import imports
import ninety_days
import plainly
import recipes
import servers
import serving
import shard_recipes
import shards
import sftp
import sitemaps
import state
from checks import Checks
from portal import Portal


def check_feeds(checks: Checks, program: str, folder: Path) -> None:
    for base in ("https://example.org/", "https://example.org/news/"):
        portal = Portal(program, folder / ("site" + base[20:-1]), base)
        portal.build()
        feeds.check(checks, portal.public, base)
        sitemaps.check(checks, portal.public, base)


def check_sftp(checks: Checks, program: str, folder: Path) -> None:
    portal = Portal(program, folder / "site", "https://example.org/")
    portal.build()
    sftp.check(checks, portal, folder)


def check_recipes(checks: Checks, program: str, folder: Path) -> None:
    folder.mkdir()
    recipes.check_units(checks, program, folder / "units")
    recipes.check(checks, program, folder / "recipes")


PARTS: dict[str, Callable[[Checks, str, Path], None]] = {
    "feeds": check_feeds,
    "servers": servers.check,
    "plainly": plainly.check,
    "hostile": hostile.check,
    "serving": serving.check,
    "editions": editions.check,
    "hooks": hooks.check,
    "imports": imports.check,
    "sftp": check_sftp,
    "shards": shards.check,
    "shard-recipes": shard_recipes.check,
    "state": state.check,
    "deploy": deploy.check,
    "guards": deploy_guards.check,
    "days": ninety_days.check,
    "recipes": check_recipes,
    # Deploys to each kind of host.
    **{f"to-{make.__name__}": partial(deploy_hosts.check_host, make) for make in hosts.ALL},
}


def main() -> int:
    program, *names = sys.argv[1:]
    if names == ["parts"]:
        print(*PARTS)
        return 0
    for name in names:
        if name not in PARTS:
            print(f"error: there is no part '{name}'\nhint: parts: {' '.join(PARTS)}", file=sys.stderr)
            return 2
    checks = Checks()
    with tempfile.TemporaryDirectory() as folder:
        # What whoever runs this has told git holds for none of the repositories here; ours may be of another user.
        settings = Path(folder) / "gitconfig"
        settings.write_text("[safe]\n\tdirectory = *\n")
        os.environ |= {"GIT_CONFIG_GLOBAL": str(settings), "GIT_CONFIG_NOSYSTEM": "1"}
        for name in names or PARTS:
            began = time.monotonic()
            PARTS[name](checks, program, Path(folder) / name)
            print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)
    return checks.finish()


if __name__ == "__main__":
    sys.exit(main())
