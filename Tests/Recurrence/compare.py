"""Compares when the program says that series take place with python-dateutil, series by series.

Every difference from dateutil alone has to be one of the points that reference.py names, and with these points nothing may
differ. The calendar is written by the package icalendar, so that it is read as another program wrote it.
"""

import argparse
import json
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from datetime import datetime, timedelta
from itertools import combinations
from pathlib import Path
from random import Random

from dateutil import tz
from icalendar import Calendar, Event
from icalendar.prop import vRecur

import reference
import rules

FROM = datetime(2023, 12, 1, tzinfo=tz.UTC)
TO = datetime(2031, 1, 1, tzinfo=tz.UTC)
# Of series whose rule never comes true dateutil looks through all years until 9999.
PATIENCE = 4
# All rules of one calendar are followed within one budget (`RuleJudge`).
AT_ONCE = 300


class Impatient(Exception):
    pass


def give_up(*_):
    raise Impatient


def patiently(ask):
    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    try:
        return ask()
    # A rule that never comes true is refused where dateutil sees it beforehand.
    except (Impatient, ValueError):
        return None
    finally:
        signal.alarm(0)


def expected(series: rules.Series, points) -> list[datetime] | None:
    return patiently(lambda: reference.moments(series, set(points), TO))


def begin_with_the_rule(series: rules.Series) -> None:
    """Makes the first time that the rule names the start, as programs do; the others begin before it."""
    first = patiently(lambda: reference.first(series))
    if first is not None and first.year < 2026:
        series.start = first


def with_exceptions(series: rules.Series, seed: int) -> None:
    """Leaves out some of the times that there are."""
    random = Random(seed + series.number)
    if random.random() < 0.7:
        return
    found = expected(series, reference.POINTS) or []
    for time in random.sample(found[1:], min(3, len(found[1:]))):
        local = time.astimezone(series.tzinfo).replace(tzinfo=None) if series.zone else time
        if local not in series.added:
            series.excluded.append(local)


def event(series: rules.Series) -> Event:
    entry = Event()
    entry.add("uid", series.uid)
    entry.add("summary", f"Serie {series.number}")

    def value(time: datetime):
        return time.replace(tzinfo=series.tzinfo) if series.zone else time.date()

    parameters = {"TZID": series.zone} if series.zone else {"VALUE": "DATE"}
    entry.add("dtstart", value(series.start), parameters=parameters)
    entry.add("duration", timedelta(minutes=90) if series.zone else timedelta(days=1))
    entry["rrule"] = vRecur.from_ical(series.rule)
    for name, times in (("exdate", series.excluded), ("rdate", series.added)):
        for time in times:
            entry.add(name, [value(time)], parameters=parameters)
    return entry


def shown(time: datetime, series: rules.Series) -> str:
    return time.strftime("%Y%m%dT%H%M%SZ" if series.zone else "%Y%m%d")


def ask(program: str, series: list[rules.Series]) -> dict[str, list[dict]]:
    calendar = Calendar()
    calendar.add("version", "2.0")
    calendar.add("prodid", "-//rules//EN")
    for each in series:
        calendar.add_component(event(each))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rules.ics"
        file.write_bytes(calendar.to_ical())
        answer = subprocess.run(
            [program, "inspect", "events", str(file), "--json"]
            + ["--from", FROM.strftime("%Y%m%dT%H%M%SZ"), "--to", TO.strftime("%Y%m%dT%H%M%SZ")],
            capture_output=True,
            text=True,
        )
    # A rule that is told to never come true, on stderr, still has to give the times that the reference gives.
    if answer.returncode:
        sys.exit(f"error: the program ended with {answer.returncode}\n{answer.stderr[:4000]}")
    return {each["identity"]: each["occurrences"] for each in json.loads(answer.stdout)}


def explanation(series: rules.Series, got: list[str]) -> tuple[str, ...]:
    """The fewest points with which the reference says the same; none where it does at once."""
    points = reference.applies(series)
    for count in range(len(points) + 1):
        for some in combinations(points, count):
            times = expected(series, some)
            if times is not None and [shown(time, series) for time in times] == got:
                return some
    return tuple(points)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--rules", type=int, default=1500)
    options.add_argument("--seed", type=int, default=5545)
    options.add_argument("--list", action="store_true", help="print each difference")
    chosen = options.parse_args()
    series = []
    number = 0
    while len(series) < chosen.rules:
        number += 1
        made = rules.make(number, chosen.seed)
        if number % 4:
            begin_with_the_rule(made)
        with_exceptions(made, chosen.seed)
        wanted = expected(made, reference.POINTS)
        if wanted is not None:
            series.append((made, [shown(time, made) for time in wanted]))
    answer: dict[str, list[dict]] = {}
    for begin in range(0, len(series), AT_ONCE):
        answer |= ask(chosen.program, [each for each, _ in series[begin : begin + AT_ONCE]])
    reasons: Counter[str] = Counter()
    times = wrong = 0
    for each, wanted in series:
        occurrences = answer.get(each.uid, [])
        got = [occurrence["start"] for occurrence in occurrences]
        times += len(got)
        if got != wanted or not lengths(each, occurrences):
            wrong += 1
            report(each, got, wanted)
            continue
        why = explanation(each, got)
        reasons[" + ".join(why) if why else "the same"] += 1
        if why and chosen.list:
            print(f"{each.number}: {each.start:%Y%m%dT%H%M%S} {each.zone} {each.rule}: {why}")
    print(f"{len(series)} series, {times} times, {number - len(series)} that dateutil refuses or does not end")
    for reason, count in reasons.most_common():
        print(f"  {count:5} {reason}")
    if wrong:
        sys.exit(f"error: {wrong} series differ, and nothing that is known explains it")


def lengths(series: rules.Series, occurrences: list[dict]) -> bool:
    for each in occurrences:
        form = "%Y%m%dT%H%M%SZ" if series.zone else "%Y%m%d"
        start, end = (datetime.strptime(each[name], form) for name in ("start", "end"))
        if end - start != (timedelta(minutes=90) if series.zone else timedelta(days=1)):
            return False
    return True


def report(series: rules.Series, got: list[str], wanted: list[str]) -> None:
    missing = [time for time in wanted if time not in got]
    added = [time for time in got if time not in wanted]
    print(f"{series.number}: {series.start:%Y%m%dT%H%M%S} {series.zone} {series.rule}")
    print(f"    missing {missing[:5]} of {len(wanted)}, not wanted {added[:5]} of {len(got)}")


if __name__ == "__main__":
    main()
