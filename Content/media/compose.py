#!/usr/bin/env python3
"""Plays the previews of the demo's songs: own melodies, own instruments, the same bytes from the same notes.

    python3 Content/media/compose.py [NAME…]

needs Python alone, and lame (Debian: apt-get install lame) to write MP3. A piece is a tempo and parts; a part is an
instrument, its loudness and its notes: `C4/1 E4+G4/.5 -/2` are a note of one beat, two at once for half a beat, and
a silence of two. `x3` after a bracket repeats it.
"""
import array
import math
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import wave

RATE = 22_050
SECONDS = 9
FADE = 0.9
HERE = pathlib.Path(__file__).parent
STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(name):
    """Hertz of `F#4`, `Bb2`, equal temperament with A4 at 440."""
    step = STEPS[name[0]] + name.count("#") - name[1:].count("b")
    return 440 * 2 ** ((step - 9) / 12 + int(name.lstrip("ABCDEFG#b")) - 4)


def unfolded(notes):
    """The notes with `[…]x3` written out."""
    while "[" in notes:
        notes = re.sub(r"\[([^\[\]]*)\]x(\d+)", lambda m: f"{m[1]} " * int(m[2]), notes)
    return notes.split()


# Instruments: from a pitch and a length in samples to samples between -1 and 1.

def partials(weights, attack, release, bend=0.0, vibrato=0.0):
    """Sines over the pitch; a tone that is held."""
    def play(hertz, count, _):
        tail = int(release * RATE)
        kept = [(n, w) for n, w in enumerate(weights, 1) if w and hertz * n * 1.02 < RATE / 2]
        scale = 1 / sum(w for _, w in kept)
        phase, out = 0.0, []
        for i in range(count + tail):
            time = i / RATE
            swing = 1 + vibrato * math.sin(2 * math.pi * 5.2 * time) * min(1, time / 0.3)
            swing *= 1 - bend * math.exp(-time / 0.03)
            phase += 2 * math.pi * hertz * swing / RATE
            loud = min(1, time / attack) * (1 if i < count else 1 - (i - count) / tail)
            out.append(loud * scale * sum(w * math.sin(n * phase) for n, w in kept))
        return out
    return play


def together(*players, detune=0.004):
    """Several of an instrument, each a little out of tune."""
    def play(hertz, count, noise):
        parts = [player(hertz * (1 + detune * (i - (len(players) - 1) / 2)), count, noise)
                 for i, player in enumerate(players)]
        return [sum(column) / len(parts) for column in zip(*parts)]
    return play


def string(damping=0.996, bright=0.5):
    """A plucked string after Karplus and Strong."""
    def play(hertz, count, noise):
        period = max(2, round(RATE / hertz))
        ring = [noise.uniform(-1, 1) for _ in range(period)]
        for _ in range(round(4 * (1 - bright))):
            ring = [(a + b) / 2 for a, b in zip(ring, ring[1:] + ring[:1])]
        out = []
        for i in range(count + RATE // 3):
            now = i % period
            out.append(ring[now])
            ring[now] = damping * (ring[now] + ring[(now + 1) % period]) / 2
        fall = RATE // 6
        for i in range(1, fall + 1):
            out[-i] *= i / fall
        return out
    return play


def driven(player, gain=3.0):
    """Through an amplifier that is turned too far up."""
    def play(hertz, count, noise):
        return [math.tanh(gain * sample) for sample in player(hertz, count, noise)]
    return play


def kick(_, count, __):
    return [math.exp(-i / RATE * 14) * math.sin(2 * math.pi * (48 * i / RATE - 3.2 * math.exp(-i / RATE * 32)))
            for i in range(RATE // 3)]


def hiss(length, low=False):
    """Noise that dies away: a cymbal, or with less of its treble a snare or a clap."""
    def play(_, count, noise):
        out, last = [], 0.0
        for i in range(int(length * RATE)):
            raw = noise.uniform(-1, 1)
            sample = (raw + last) / 2 if low else raw - last
            last = raw
            out.append(0.6 * sample * math.exp(-i / RATE / length * 5))
        return out
    return play


def knock(_, count, __):
    """Two pieces of wood."""
    return [math.exp(-i / RATE * 60) * math.sin(2 * math.pi * 880 * i / RATE) for i in range(RATE // 8)]


GUITAR = string(0.997, 0.6)
LUTE = string(0.994, 0.9)
BASS = string(0.998, 0.2)
REED = partials([1, .7, .8, .5, .4, .3, .2, .15, .1], 0.04, 0.06)
ACCORDION = together(REED, REED, detune=0.007)
PIPE = partials([1, .3, .6, .2, .5, .1, .3, .1, .2], 0.02, 0.04)
BRASS = partials([1, .9, .8, .6, .5, .35, .25, .15], 0.03, 0.07, bend=0.02, vibrato=0.002)
FLUTE = partials([1, .25, .08], 0.06, 0.08, vibrato=0.004)
VOICE = partials([1, .6, .35, .5, .3, .12, .08], 0.08, 0.14, bend=0.01, vibrato=0.006)
CHOIR = together(VOICE, VOICE, VOICE, detune=0.005)
KEYS = partials([1, .5, .2, .15, .05], 0.005, 0.35)
SYNTH = partials([1, .5, .33, .25, .2, .17, .14], 0.005, 0.05)
PAD = together(partials([1, .4, .3, .1], 0.35, 0.5), partials([1, .4, .3, .1], 0.35, 0.5), detune=0.006)
FUZZ = driven(string(0.998, 0.8), 4)
CYMBAL, SNARE, CLAP = hiss(0.06), hiss(0.16, low=True), hiss(0.05, low=True)


# Name of the track → beats in a minute, and its parts.
PIECES = {
    "jota-del-apartadero": (186, [
        (LUTE, .8, "G4/1 A4/1 B4/1 C5/1.5 B4/.5 A4/1 B4/1 G4/1 D4/1 G4/3 B4/1 C5/1 D5/1 E5/1.5 D5/.5 C5/1 B4/1 A4/1 F#4/1 G4/3"),
        (GUITAR, .5, "[G3/1 B3+D4/1 B3+D4/1]x3 [D3/1 A3+C4/1 A3+C4/1]x1 [G3/1 B3+D4/1 B3+D4/1]x1 [C3/1 G3+E4/1 G3+E4/1]x1 [D3/1 A3+C4/1 F#3+A3/1]x1 [G3/1 B3+D4/1 B3+D4/1]x2"),
        (CLAP, .3, "[-/2 A4/.5 A4/.5]x9")]),
    "alborada-en-fa": (112, [
        (PIPE, .6, "F4/.5 G4/.5 A4/1 C5/.5 Bb4/.5 A4/1 G4/.5 A4/.5 Bb4/.5 G4/.5 A4/.5 F4/.5 G4/1 A4/.5 Bb4/.5 C5/1 D5/.5 C5/.5 Bb4/.5 A4/.5 G4/.5 E4/.5 F4/2"),
        (PIPE, .25, "F3+C3/17"),
        (SNARE, .2, "[A4/.5 -/.25 A4/.25 A4/.5 A4/.5]x9")]),
    "barro-cocido": (84, [
        (GUITAR, .6, "A2/.5 E3/.5 A3/.5 C4/.5 E4/.5 C4/.5 F2/.5 C3/.5 F3/.5 A3/.5 C4/.5 A3/.5 C3/.5 G3/.5 C4/.5 E4/.5 G4/.5 E4/.5 G2/.5 D3/.5 G3/.5 B3/.5 D4/.5 B3/.5 A2/2"),
        (VOICE, .5, "-/1 E4/1 A4/1 G4/.5 A4/.5 F4/2 -/.5 E4/.5 G4/1 E4/.5 D4/.5 E4/1 D4/2 C4/.5 B3/.5 A3/2")]),
    "carta-a-la-medica-nueva": (96, [
        (GUITAR, .6, "[D3/.5 A3/.5 D4/.5 F#4/.5]x2 [B2/.5 F#3/.5 B3/.5 D4/.5]x2 [G2/.5 D3/.5 G3/.5 B3/.5]x2 [A2/.5 E3/.5 A3/.5 C#4/.5]x1 D3/2"),
        (FLUTE, .45, "F#5/1.5 E5/.5 D5/1 A4/1 B4/1.5 C#5/.5 D5/2 -/.5 B4/.5 D5/.5 E5/.5 D5/1 C#5/1 D5/3")]),
    "the-kettle-man": (104, [
        (VOICE, .6, "G3/.5 C4/1 C4/.5 E4/.5 D4/.5 C4/1 A3/1 C4/1 A3/.5 G3/1.5 G3/.5 C4/1 D4/.5 E4/.5 G4/.5 E4/1 D4/.5 C4/.5 C4/2"),
        (CHOIR, .45, "-/4.5 A3+F3/1 C4+A3/1 A3/.5 G3+E3/1.5 -/.5 C4+E3/1 B3+G3/1 C4+G3/1.5 B3+F3/1 C4+E3/2.5"),
        (CLAP, .35, "[-/1 A4/1]x8")]),
    "slack-water": (72, [
        (CHOIR, .6, "D4+A3/2 E4+A3/1 F4+A3/1 E4+C4/2 A3+E3/1 D4+A3/1 C4+G3/1.5 D4+A3/2.5"),
        (FLUTE, .3, "A4/3 D5/1 C5/2 A4/1 F4/1 E4/1.5 D4/2")]),
    "cadenas": (150, [
        (FUZZ, .5, "[E2+B2/.5 E2+B2/.5 E2+B2/.5 G2+D3/.5]x2 [A2+E3/.5 A2+E3/.5 A2+E3/.5 G2+D3/.5]x1 C3+G3/1 B2+F#3/1 [E2+B2/.5 E2+B2/.5 E2+B2/.5 G2+D3/.5]x2 A2+E3/2 E2+B2/4"),
        (kick, .8, "[A1/1 -/.5 A1/.5]x11"),
        (SNARE, .5, "[-/1 A4/1]x11"),
        (CYMBAL, .3, "[A4/.5]x44")]),
    "suie-et-sucre": (172, [
        (ACCORDION, .55, "E5/1 D5/1 C5/1 B4/2 A4/1 C5/1 B4/1 A4/1 E4/3 F4/1 A4/1 D5/1 C5/2 B4/1 A4/1 G#4/1 B4/1 A4/3"),
        (GUITAR, .45, "[A2/1 C4+E4/1 C4+E4/1]x4 [D3/1 A3+F4/1 A3+F4/1]x2 [E2/1 B3+D4/1 G#3+D4/1]x1 [A2/1 C4+E4/1 C4+E4/1]x2")]),
    "le-dernier-bac": (118, [
        (ACCORDION, .5, "D4/1 F4/1 A4/1 A4/2 G4/1 F4/1 E4/1 D4/1 C#4/3 D4/1 E4/1 F4/1 E4/3"),
        (BASS, .6, "D2/3 Bb1/3 G2/3 A2/3 D2/3 A1/3"),
        (GUITAR, .35, "[-/1 F3+A3/1 F3+A3/1]x4 [-/1 E3+G3/1 E3+G3/1]x2")]),
    "pasodoble-del-fontanero": (116, [
        (BRASS, .6, "E4/.5 F4/.25 E4/.25 D4/.5 E4/.5 A4/1 G4/.5 F4/.5 E4/1.5 D4/.5 C4/.5 D4/.5 E4/1 E4/.5 G4/.25 F4/.25 E4/.5 F4/.5 A4/1 Bb4/.5 A4/.5 G#4/1 B4/1 A4/2"),
        (BASS, .6, "[A1/1 E2/1]x2 [D2/1 A1/1]x1 [A1/1 E2/1]x3 [E2/1 B1/1]x1 A1/2"),
        (SNARE, .35, "[-/.5 A4/.25 A4/.25 A4/.5 A4/.5]x9")]),
    "cinco-cuarenta": (176, [
        (KEYS, .5, "E4+G4+Bb4/1.5 D4+F4+A4/1.5 C4+Eb4+G4/2 -/1 F4/.5 G4/.5 Bb4/1 C5/1 Bb4/1 G4/.5 F4/.5 Eb4/1 C4/1 Eb4/.5 F4/.5 G4/1.5 Bb4/1.5 F4+A4/2 E4+G4+Bb4/3"),
        (BASS, .7, "[C2/1 G2/1 Bb2/1 A2/1 G2/1]x5"),
        (CYMBAL, .35, "[A4/1 A4/.66 A4/.34 A4/1 A4/1 A4/1]x5")]),
    "second-best-raincoat": (138, [
        (GUITAR, .5, "[D3/.5 A3/.5 D4/.5 A3/.5]x2 [G2/.5 D3/.5 G3/.5 D3/.5]x2 [B2/.5 F#3/.5 B3/.5 F#3/.5]x2 [A2/.5 E3/.5 A3/.5 E3/.5]x2 D3/4"),
        (KEYS, .45, "F#4/1 A4/1 B4/1 A4/1 D5/2 B4/1 A4/1 F#4/1 E4/1 D4/1 E4/1 A4/2 G4/1 E4/1 D4/3"),
        (kick, .7, "[A1/1 -/1]x10"), (SNARE, .35, "[-/1 A4/1]x10"), (CYMBAL, .2, "[A4/.5]x40")]),
    "maree-de-minuit": (92, [
        (BRASS, .45, "-/1 A4/.66 C5/.34 B4/1.5 G4/.5 E4/2 -/1 F4/.66 A4/.34 G#4/1 B4/1 D5/.66 C5/.34 A4/3"),
        (KEYS, .35, "A3+C4+E4+G4/4 F3+A3+C4+E4/4 E3+G#3+D4/4 A3+C4+E4/3"),
        (BASS, .7, "A1/1 C2/1 D2/1 E2/1 F2/1 E2/1 C2/1 F1/1 E1/1 G#1/1 B1/1 E2/1 A1/3"),
        (CYMBAL, .3, "[A4/1 A4/.66 A4/.34]x8")]),
    "turno-de-las-tres": (126, [
        (kick, .9, "[A1/1]x19"), (CYMBAL, .35, "[-/.5 A4/.5]x19"), (CLAP, .45, "[-/1 A4/1]x9"),
        (SYNTH, .4, "[A2/.25 A2/.25 A3/.25 A2/.25 C3/.25 A2/.25 G2/.25 A2/.25]x4 [F2/.25 F2/.25 F3/.25 F2/.25 A2/.25 F2/.25 G2/.25 E2/.25]x5"),
        (PAD, .35, "A3+C4+E4/8 F3+A3+C4/11")]),
    "solera": (100, [
        (knock, .5, "[A4/.75 A4/.75 A4/.5]x8"), (kick, .7, "[A1/2]x8"),
        (PAD, .45, "D3+A3+F4/4 Bb2+F3+D4/4 C3+G3+E4/4 A2+E3+C#4/3"),
        (SYNTH, .3, "[D4/.25 F4/.25 A4/.25 D5/.25]x4 [D4/.25 F4/.25 Bb4/.25 D5/.25]x4 [E4/.25 G4/.25 C5/.25 E5/.25]x4 [C#4/.25 E4/.25 A4/.25 C#5/.25]x3")]),
    "kyrie-del-concejal": (66, [
        (CHOIR, .7, "D4+A3+F3+D3/2 E4+A3+E3+C#3/1 F4+A3+F3+D3/1 G4+Bb3+G3+G2/1.5 F4+A3+F3+D3/.5 E4+A3+E3+A2/2 D4+A3+F#3+D3/2.5")]),
}


def played(name):
    """The samples of a piece."""
    tempo, parts = PIECES[name]
    beat = 60 / tempo
    mix = [0.0] * (SECONDS * RATE)
    noise = random.Random(name)
    memory = {}
    for player, loudness, notes in parts:
        time = 0.0
        for note in unfolded(notes):
            names, beats = note.rsplit("/", 1)
            length = float(beats) * beat
            for tone in [] if names == "-" else names.split("+"):
                key = (id(player), tone, round(length, 4))
                if key not in memory:
                    memory[key] = player(pitch(tone), int(length * RATE * 0.96), noise)
                start = int(time * RATE)
                for i, sample in enumerate(memory[key][:max(0, len(mix) - start)], start):
                    mix[i] += loudness * sample
            time += length
    # A small room: three echoes of what was heard before.
    for delay, share in ((0.031, .22), (0.047, .16), (0.083, .1)):
        lag = int(delay * RATE)
        for i in range(lag, len(mix)):
            mix[i] += share * mix[i - lag]
    peak = max(map(abs, mix))
    fade = int(FADE * RATE)
    return [sample / peak * 0.85 * min(1, (len(mix) - i) / fade) for i, sample in enumerate(mix)]


def write(name):
    """`name.mp3`, mono at 32 kbit/s, with no word about who made it, when or with what."""
    samples = array.array("h", (round(32_767 * sample) for sample in played(name)))
    if sys.byteorder == "big":
        samples.byteswap()
    with tempfile.NamedTemporaryFile(suffix=".wav") as sheet:
        with wave.open(sheet.name, "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(samples.tobytes())
        subprocess.run(["lame", "--quiet", "-t", "-m", "m", "-b", "32", "-q", "0", sheet.name, HERE / f"{name}.mp3"],
                       check=True)


def main(names):
    unknown = [name for name in names if name not in PIECES]
    if unknown:
        sys.exit(f"no piece is called {', '.join(unknown)}; there are {', '.join(PIECES)}")
    for name in names or PIECES:
        write(name)
        print(f"{name}: {(HERE / f'{name}.mp3').stat().st_size} bytes")


main(sys.argv[1:])
