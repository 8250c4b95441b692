#!/usr/bin/env python3
"""Draws the film of the mill: the sails turn and a cloud goes by, over and over without a seam.

    python3 Content/media/film.py

needs vipsthumbnail and ffmpeg (Debian: apt-get install libvips-tools ffmpeg).
"""
import pathlib
import subprocess
import tempfile

WIDTH, HEIGHT, RATE, SECONDS = 640, 360, 15, 6
FRAMES = RATE * SECONDS


def frame(number):
    turn = 180 * number / FRAMES
    drift = -160 + (WIDTH + 320) * number / FRAMES
    sails = "".join(
        f'<g transform="rotate({turn + quarter})"><path d="M-3 0V-112H3V0z" fill="#5c4630"/>'
        '<path d="M3-20H26V-108H3z" fill="#efe6d2" stroke="#8a8272" stroke-width="2"/>'
        '<path d="M3-42H26M3-64H26M3-86H26" stroke="#8a8272" stroke-width="2"/></g>'
        for quarter in (0, 90, 180, 270)
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">
<rect width="{WIDTH}" height="{HEIGHT}" fill="#e9d9b4"/>
<circle cx="130" cy="96" r="44" fill="#c98f2b"/>
<g transform="translate({drift:.1f},70)" fill="#faf7f0"><ellipse rx="70" ry="18"/><ellipse cx="-30" cy="-14" rx="34" ry="18"/><ellipse cx="24" cy="-18" rx="42" ry="24"/></g>
<path d="M0 268Q160 206 330 252T640 232V360H0z" fill="#8fa36a"/>
<path d="M0 312Q210 262 420 306T640 300V360H0z" fill="#5f7a4c"/>
<path d="M382 300L396 150H454L468 300z" fill="#faf7f0" stroke="#1c1a17" stroke-width="3"/>
<path d="M390 152L425 112L460 152z" fill="#8c2f1b"/>
<path d="M414 300V262H436V300z" fill="#5c4630"/><rect x="416" y="196" width="18" height="22" fill="#5c4630"/>
<g transform="translate(425,146)">{sails}<circle r="8" fill="#1c1a17"/></g>
</svg>"""


def main():
    target = pathlib.Path(__file__).parent / "molino-gira.webm"
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        names = []
        for number in range(FRAMES):
            name = folder / f"{number:03}.svg"
            name.write_text(frame(number))
            names.append(str(name))
        subprocess.run(
            ["vipsthumbnail", *names, "--size", str(WIDTH), "-o", f"{folder}/%s.png"], check=True
        )
        subprocess.run(
            ["ffmpeg", "-v", "error", "-y", "-framerate", str(RATE), "-i", f"{folder}/%03d.png",
             "-c:v", "libvpx-vp9", "-crf", "42", "-b:v", "0", "-pix_fmt", "yuv420p", "-an",
             "-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact", str(target)],
            check=True,
        )


if __name__ == "__main__":
    main()
