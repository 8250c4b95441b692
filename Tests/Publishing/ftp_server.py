"""A server of FTP: ftp_server.py PORT FOLDER [ENDING]. What has that ending it does not give away again."""

from __future__ import annotations

import sys

from pyftpdlib.authorizers import DummyAuthorizer
from pyftpdlib.filesystems import AbstractedFS
from pyftpdlib.handlers import FTPHandler
from pyftpdlib.servers import FTPServer


class Keeping(AbstractedFS):
    def remove(self, path: str) -> None:
        if len(sys.argv) > 3 and path.endswith(sys.argv[3]):
            raise PermissionError(13, "Permission denied")
        super().remove(path)


FTPHandler.authorizer = DummyAuthorizer()
FTPHandler.authorizer.add_user("ana", "clave", sys.argv[2], perm="elradfmwMT")
FTPHandler.abstracted_fs = Keeping
FTPServer(("127.0.0.1", int(sys.argv[1])), FTPHandler).serve_forever()
