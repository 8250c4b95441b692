"""Serves feeds on many addresses of this machine, each a host of its own; counts what goes on at once on each of them.

usage: hosts.py ITEMS SECONDS

Prints the port, then serves until it is ended. `/SOURCE.xml` answers after the delay, with a validator that holds;
`/counts` tells how many connections to one host there were at once at most, and how many requests in all.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter


class Server:
    def __init__(self, items: int, delay: float) -> None:
        self.items = items
        self.delay = delay
        self.open: Counter[str] = Counter()
        self.most = 0
        self.requests = 0

    def feed(self, source: str) -> bytes:
        text = "<p>" + "Words of an article that is as long as a summary is. " * 8 + "</p>"
        items = "".join(
            f"<item><title>Article {number} of {source}</title><link>https://s{source}.example/{number}</link>"
            f"<guid>many-{source}-{number}</guid><pubDate>Fri, 20 Nov 2026 {number % 24:02}:00:00 GMT</pubDate>"
            f"<description><![CDATA[{text}]]></description></item>\n"
            for number in range(self.items)
        )
        head = f"<rss version='2.0'><channel><title>Source {source}</title><link>https://s{source}.example/</link>\n"
        return f"<?xml version='1.0' encoding='utf-8'?>\n{head}{items}</channel></rss>\n".encode()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host = writer.get_extra_info("sockname")[0]
        self.open[host] += 1
        self.most = max(self.most, self.open[host])
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                await self.answer(head, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self.open[host] -= 1
            writer.close()

    async def answer(self, head: str, writer: asyncio.StreamWriter) -> None:
        path = head.split(" ", 2)[1]
        if path == "/counts":
            body = json.dumps({"most": self.most, "requests": self.requests}).encode()
            self.most, self.requests = 0, 0
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
            return await writer.drain()
        self.requests += 1
        await asyncio.sleep(self.delay)
        if "\r\nif-none-match:" in head.lower():
            writer.write(b"HTTP/1.1 304 Not Modified\r\nETag: \"one\"\r\n\r\n")
        else:
            body = self.feed(path.strip("/").removesuffix(".xml"))
            writer.write(
                b"HTTP/1.1 200 OK\r\nETag: \"one\"\r\nContent-Type: application/rss+xml\r\nContent-Length: %d\r\n\r\n" % len(body)
                + body
            )
        await writer.drain()


async def serve(items: int, delay: float) -> None:
    server = Server(items, delay)
    listening = await asyncio.start_server(server.connected, "0.0.0.0", 0, backlog=4096)
    print(listening.sockets[0].getsockname()[1], flush=True)
    await asyncio.Event().wait()


def address(host: int) -> str:
    """One of 127.0.1.1 to 127.0.250.250."""
    return f"127.0.{1 + host // 250}.{1 + host % 250}"


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), float(sys.argv[2])))
