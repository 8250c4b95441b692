"""A server of SFTP that asks for a password: sftp_server.py PORT FOLDER [ENDING], the password in SFTP_PASSWORD. What has that ending
it does not give away again."""

from __future__ import annotations

import asyncio
import os
import sys

import asyncssh


class Doorkeeper(asyncssh.SSHServer):
    def password_auth_supported(self) -> bool:
        return True

    def validate_password(self, username: str, password: str) -> bool:
        return (username, password) == ("ana", os.environ["SFTP_PASSWORD"])


class Root(asyncssh.SFTPServer):
    def __init__(self, channel: asyncssh.SSHServerChannel) -> None:
        super().__init__(channel, chroot=sys.argv[2])

    def remove(self, path: bytes) -> None:
        if len(sys.argv) > 3 and path.decode().endswith(sys.argv[3]):
            raise asyncssh.SFTPPermissionDenied("it stays")
        super().remove(path)


async def serve() -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    await asyncssh.listen("127.0.0.1", int(sys.argv[1]), server_factory=Doorkeeper, server_host_keys=[key], sftp_factory=Root)
    await asyncio.Event().wait()


asyncio.run(serve())
