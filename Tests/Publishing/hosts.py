"""Hosts on this machine to which a site is sent: a folder, stores of rclone, servers of ssh and FTP, a repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import Callable, Iterator

from checks import Checks
from servers import free_port, wait

# Places, and the program without which there is no way there.
TOOLS = {
    "rclone:store:portal": "rclone", "git:https://host.example/portal.git": "git", "ftp://ana@127.0.0.1/www": "lftp",
    "sftp://ana@127.0.0.1/www": "sftp", "rsync:ana@127.0.0.1:/srv/www": "ssh",
    "netlify:portal": "netlify", "cloudflare:portal": "wrangler",
}


class Host:
    """A host, and the folder in which it keeps what it was sent."""

    # Whether a file takes its place there in one step: not where an rclone before 1.63 writes to a disk.
    is_atomic = True

    def __init__(self, kind: str, place: str, folder: Path, environment: dict[str, str] | None = None) -> None:
        self.kind = kind
        self.place = place
        self.folder = folder
        self.environment = environment or {}
        folder.mkdir(parents=True, exist_ok=True)

    def root(self) -> Path:
        return self.folder

    def web(self) -> Path:
        """What a server of the web is told to serve."""
        return self.folder

    def put(self, name: str, held: bytes) -> None:
        (self.root() / name).write_bytes(held)

    def clear(self) -> None:
        for entry in self.folder.iterdir():
            shutil.rmtree(entry) if entry.is_dir() and not entry.is_symlink() else entry.unlink()

    @property
    def kept(self) -> Path:
        return self.folder.with_name(f"{self.folder.name}-kept")

    def keep(self) -> None:
        shutil.rmtree(self.kept, ignore_errors=True)
        subprocess.run(["cp", "-a", str(self.folder), str(self.kept)], check=True)

    def restore(self) -> None:
        self.clear()
        subprocess.run(["cp", "-a", f"{self.kept}/.", str(self.folder)], check=True)

    def settle(self) -> None:
        """After somebody was killed."""

    def stand(self) -> dict[str, tuple[int, int]]:
        found = {}
        for path in sorted(self.folder.rglob("*")):
            status = path.lstat()
            found[str(path)] = (status.st_mtime_ns, status.st_ino)
        return found

    def forget(self) -> None:
        self.stood = self.stand()

    def changes(self) -> list[str]:
        now = self.stand()
        return sorted(name for name in now.keys() | self.stood.keys() if now.get(name) != self.stood.get(name))


def missing(checks: Checks, *programs: str) -> bool:
    """Whether one of them is not installed."""
    lacking = [name for name in programs if not shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")]
    for name in lacking:
        checks.skip(f"{name} is not installed (.ci/setup browser)")
    return bool(lacking)


@contextmanager
def small_disk(checks: Checks, folder: Path) -> Iterator[Callable[[], None] | None]:
    """A disk of 2 MB in place of a folder, and what gives it 64; None where none can be mounted."""
    words = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    if os.getuid() != 0 or subprocess.run(words, check=False).returncode != 0:
        checks.lack("no small disk can be mounted")
        yield None
        return
    try:
        yield lambda: subprocess.run(["mount", "-o", "remount,size=64m", str(folder)], check=True) and None
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@contextmanager
def folder(checks: Checks, base: Path) -> Iterator[Host | None]:
    yield Host("folder", str(base / "folder" / "www"), base / "folder" / "www")


class Disk(Host):
    is_atomic = False


@contextmanager
def rclone(checks: Checks, base: Path) -> Iterator[Host | None]:
    yield None if missing(checks, "rclone") else Disk("rclone", f"rclone:{base / 'rclone' / 'www'}", base / "rclone" / "www")


@contextmanager
def webdav(checks: Checks, base: Path) -> Iterator[Host | None]:
    if missing(checks, "rclone"):
        yield None
        return
    store = base / "webdav" / "www"
    store.mkdir(parents=True)
    port = free_port()
    words = ["rclone", "serve", "webdav", str(store), "--addr", f"127.0.0.1:{port}", "--dir-cache-time", "0s"]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        checks.hold(wait(port, server), "a server of WebDAV begins")
        yield Disk("webdav", f"rclone::webdav,url='http://127.0.0.1:{port}/':", store)
    finally:
        server.terminate()
        server.wait()


class Releases(Host):
    """A server to which each release is sent beside the one that is served."""

    def root(self) -> Path:
        current = self.folder / "current"
        return current if current.exists() else self.folder / "nothing"

    def web(self) -> Path:
        return self.folder / "current"


@contextmanager
def shell(checks: Checks, base: Path, subsystem: str = "internal-sftp") -> Iterator[dict[str, str] | None]:
    """A server of ssh with keys of its own; how it is called."""
    if missing(checks, "sshd", "rsync", "ssh"):
        yield None
        return
    base.mkdir(parents=True)
    for name in ("host", "mine", "stranger"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(base / name)], check=True)
    shutil.copy(base / "mine.pub", base / "authorized")
    port = free_port()
    (base / "settings").write_text(
        f"Port {port}\nListenAddress 127.0.0.1\nHostKey {base}/host\nAuthorizedKeysFile {base}/authorized\nStrictModes no\n"
        f"UsePAM no\nPidFile none\nPermitRootLogin yes\nPasswordAuthentication no\nMaxStartups 100\nSubsystem sftp {subsystem}\n"
    )
    if os.geteuid() == 0:
        # It wants it of root alone.
        Path("/run/sshd").mkdir(exist_ok=True)
    program = shutil.which("sshd", path="/usr/sbin:/usr/local/sbin:/usr/bin") or "sshd"
    with (base / "log").open("w") as log:
        server = subprocess.Popen([program, "-D", "-e", "-f", str(base / "settings")], stderr=log)
    try:
        checks.hold(wait(port, server), "a server of ssh begins")
        options = "-o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o BatchMode=yes -o LogLevel=ERROR"
        yield {"RSYNC_RSH": f"ssh -p {port} -i {base}/mine {options}", "PORT": str(port), "USER": os.environ.get("USER", "root")}
    finally:
        server.terminate()
        server.wait()


@contextmanager
def rsync(checks: Checks, base: Path) -> Iterator[Host | None]:
    with shell(checks, base / "rsync-ssh") as calling:
        www = base / "rsync" / "a portal"
        yield Releases("rsync", f"rsync:{user()}@127.0.0.1:{www}", www, calling) if calling else None


@contextmanager
def sftp(checks: Checks, base: Path) -> Iterator[Host | None]:
    if missing(checks, "sftp"):
        yield None
        return
    with shell(checks, base / "sftp-ssh") as calling:
        www = base / "sftp" / "www"
        yield Host("sftp", f"sftp://{user()}@127.0.0.1:{calling['PORT']}{www}", www, calling) if calling else None


def user() -> str:
    import getpass

    return getpass.getuser()


@contextmanager
def ftp(checks: Checks, base: Path) -> Iterator[Host | None]:
    if missing(checks, "lftp"):
        yield None
        return
    home = base / "ftp"
    home.mkdir(parents=True)
    port = free_port()
    words = [sys.executable, "-m", "pyftpdlib", "-i", "127.0.0.1", "-p", str(port), "-w", "-u", "ana", "-P", SECRET, "-d", str(home)]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        checks.hold(wait(port, server), "a server of FTP begins")
        yield Host("ftp", f"ftp://ana:{SECRET}@127.0.0.1:{port}/www", home / "www")
    finally:
        server.terminate()
        server.wait()


# With what a shell, a script of lftp or an address could take for something else.
SECRET = 'cl "a\\v:e/4$'


class Branch(Host):
    """A repository, whose branch is looked at as a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__("git", f"git:{folder}", folder)
        self.begin()

    def begin(self) -> None:
        subprocess.run(["git", "init", "--quiet", "--bare", str(self.folder)], check=True)
        for key in ("uploadpack.allowFilter", "uploadpack.allowAnySHA1InWant"):
            subprocess.run(["git", "config", key, "true"], cwd=self.folder, check=True)

    def git(self, *words: str) -> str:
        return subprocess.run(["git", *words], cwd=self.folder, check=True, capture_output=True, text=True).stdout.strip()

    def tip(self) -> str:
        return self.git("for-each-ref", "--format=%(objectname)", "refs/heads/gh-pages")

    def root(self) -> Path:
        place = self.folder.with_name("git-tree")
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        if self.tip():
            archive = subprocess.run(["git", "archive", "gh-pages"], cwd=self.folder, check=True, capture_output=True).stdout
            subprocess.run(["tar", "-x", "-C", str(place)], input=archive, check=True)
        return place

    def web(self) -> Path:
        return self.folder.with_name("git-tree")

    def put(self, name: str, held: bytes) -> None:
        root = self.root()
        (root / name).write_bytes(held)
        for words in (
            ["add", "-A"], ["-c", "user.name=x", "-c", "user.email=x@localhost", "commit", "--quiet", "-m", "by hand", "--allow-empty"],
        ):
            subprocess.run(["git", f"--git-dir={self.folder}", f"--work-tree={root}", "-c", "core.bare=false", "symbolic-ref", "HEAD", "refs/heads/gh-pages"], check=True)
            subprocess.run(["git", f"--git-dir={self.folder}", f"--work-tree={root}", *words], check=True)

    def clear(self) -> None:
        super().clear()
        self.begin()

    def restore(self) -> None:
        super().clear()
        subprocess.run(["cp", "-a", f"{self.kept}/.", str(self.folder)], check=True)

    def stand(self) -> dict[str, tuple[int, int]]:
        return {self.tip(): (0, 0)}


@contextmanager
def git(checks: Checks, base: Path) -> Iterator[Host | None]:
    yield Branch(base / "git" / "portal.git")


ALL: list[Callable[..., object]] = [folder, rclone, webdav, rsync, sftp, ftp, git]
