"""Serves a feed on many ports of 127.0.0.1, each answer after a delay; prints the ports, then serves.

usage: delayed.py FEED COUNT SECONDS   (PLACE in the feed becomes the number of the port's source)
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Awaitable, Callable

Connected = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def serve(feed: Path, count: int, delay: float) -> None:
    text = feed.read_text()

    def answering(number: int) -> Connected:
        body = text.replace("PLACE", str(number)).encode()
        head = f"HTTP/1.1 200 OK\r\nContent-Type: application/rss+xml\r\nContent-Length: {len(body)}\r\n\r\n"

        async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                while await reader.readuntil(b"\r\n\r\n"):
                    await asyncio.sleep(delay)
                    writer.write(head.encode() + body)
                    await writer.drain()
            except (asyncio.IncompleteReadError, ConnectionError):
                pass
            finally:
                writer.close()

        return connected

    servers = [await asyncio.start_server(answering(number), "127.0.0.1", 0, backlog=64) for number in range(count)]
    print(" ".join(str(server.sockets[0].getsockname()[1]) for server in servers), flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
