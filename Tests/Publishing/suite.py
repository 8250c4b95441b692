"""Looks at what a portal publishes besides pages.

usage: suite.py PROGRAM [feeds] [servers] [plainly] [hostile] [serving] [recipes] [days] [editions] [state] [hooks] [imports] [deploy] [sftp] [shards] [shard-recipes]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import deploy
import editions
import feeds
import hooks
import hostile
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


def main() -> int:
    program, *only = sys.argv[1:]
    checks = Checks()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not only or "feeds" in only:
            for base in ("https://example.org/", "https://example.org/news/"):
                portal = Portal(program, folder / ("site" + base[20:-1]), base)
                portal.build()
                feeds.check(checks, portal.public, base)
                sitemaps.check(checks, portal.public, base)
        if not only or "servers" in only:
            servers.check(checks, program, folder / "servers")
        if not only or "plainly" in only:
            plainly.check(checks, program, folder / "plainly")
        if not only or "hostile" in only:
            hostile.check(checks, program, folder / "hostile")
        if not only or "serving" in only:
            serving.check(checks, program, folder / "serving")
        if not only or "editions" in only:
            editions.check(checks, program, folder / "editions")
        if not only or "hooks" in only:
            hooks.check(checks, program, folder / "hooks")
        if not only or "imports" in only:
            imports.check(checks, program, folder / "imports")
        if not only or "sftp" in only:
            portal = Portal(program, folder / "sftp" / "site", "https://example.org/")
            portal.build()
            sftp.check(checks, portal, folder / "sftp")
        if not only or "shards" in only:
            shards.check(checks, program, folder / "shards")
        if not only or "shard-recipes" in only:
            shard_recipes.check(checks, program, folder / "shard-recipes")
        if not only or "state" in only:
            state.check(checks, program, folder / "state")
        if not only or "deploy" in only:
            deploy.check(checks, program, folder / "deploy")
        if not only or "days" in only:
            ninety_days.check(checks, program, folder / "days")
        if not only or "recipes" in only:
            recipes.check_units(checks, program, folder / "units")
            recipes.check(checks, program, folder / "recipes")
    return checks.finish()


if __name__ == "__main__":
    sys.exit(main())
