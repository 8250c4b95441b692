"""A server of FTP: ftp_server.py PORT FOLDER [ENDING] [--keeps-names] [--one-case] [--never-renames CODE] [--secure KEYS].

What has the ending it does not give away again. No file takes the name of another where it keeps names, and none any other where it
never renames; where there is one case, a name in other letters is that of the same file. With keys it speaks to nobody without TLS.
"""

from __future__ import annotations

import argparse
import os

from pyftpdlib.authorizers import DummyAuthorizer
from pyftpdlib.filesystems import AbstractedFS
from pyftpdlib.handlers import FTPHandler
from pyftpdlib.servers import FTPServer

parser = argparse.ArgumentParser()
parser.add_argument("port", type=int)
parser.add_argument("folder")
parser.add_argument("ending", nargs="?")
parser.add_argument("--keeps-names", action="store_true")
parser.add_argument("--one-case", action="store_true")
parser.add_argument("--never-renames")
parser.add_argument("--secure")
words = parser.parse_args()


class Keeping(AbstractedFS):
    def ftp2fs(self, ftppath: str) -> str:
        path = super().ftp2fs(ftppath)
        return self.known(path) if words.one_case else path

    def known(self, path: str) -> str:
        """The path as the disk has it, whatever the case of its letters."""
        if os.path.lexists(path) or path == self.root:
            return path
        around = self.known(os.path.dirname(path))
        names = os.listdir(around) if os.path.isdir(around) else []
        name = os.path.basename(path)
        return os.path.join(around, next((other for other in names if other.lower() == name.lower()), name))

    def remove(self, path: str) -> None:
        if words.ending and path.endswith(words.ending):
            raise PermissionError(13, "Permission denied")
        super().remove(path)

    def rename(self, src: str, dst: str) -> None:
        if words.keeps_names and os.path.lexists(dst):
            raise FileExistsError(17, "File exists")
        super().rename(src, dst)


handler = FTPHandler
if words.secure:
    from pyftpdlib.handlers import TLS_FTPHandler as handler

    handler.certfile = words.secure
    handler.tls_control_required = handler.tls_data_required = True
if words.never_renames:
    handler.ftp_RNFR = lambda self, path: self.respond(f"{words.never_renames} no")
handler.authorizer = DummyAuthorizer()
handler.authorizer.add_user("ana", "clave", words.folder, perm="elradfmwMT")
handler.abstracted_fs = Keeping
FTPServer(("127.0.0.1", words.port), handler).serve_forever()
