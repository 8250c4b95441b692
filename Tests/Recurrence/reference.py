"""When a series takes place by python-dateutil, and the points at which RFC 5545 says otherwise, each by its name."""

from datetime import datetime, timedelta
from itertools import takewhile

from dateutil import tz
from dateutil.rrule import rrulestr

from rules import WEEKDAYS, Series

# RFC 5545, 3.3.10: what the clocks leave out is no time of the set and is not counted; dateutil tells it.
GAP = "left out by the clocks"
# 3.8.5.3: DTSTART is the first time of the set and counts as one; dateutil leaves it out where the rule does not name it.
FIRST = "the start counts"
# 3.3.10: a day of the week that the rule does not name is that of DTSTART; dateutil takes all of the week.
WEEK = "weekday of the start"
# 3.3.10: BYSETPOS counts in a whole week; dateutil's first week begins with DTSTART.
POSITION = "positions in the first week"
# A day as UNTIL beside a start with a time counts until it ends, as programs mean it that write one.
UNTIL = "last day counts whole"
POINTS = (GAP, FIRST, WEEK, POSITION, UNTIL)


def applies(series: Series) -> list[str]:
    """The points that can matter to a series; the gap and the first time always can."""
    parts = series.parts
    found = [GAP, FIRST]
    if "BYWEEKNO" in parts and "BYDAY" not in parts:
        found.append(WEEK)
    if parts["FREQ"] == "WEEKLY" and "BYSETPOS" in parts:
        found.append(POSITION)
    if series.zone and len(parts.get("UNTIL", "")) == 8:
        found.append(UNTIL)
    return found


def first(series: Series) -> datetime | None:
    """The first time that the rule names, on the wall."""
    parts = {name: value for name, value in series.parts.items() if name not in ("COUNT", "UNTIL")}
    text = ";".join(f"{name}={value}" for name, value in parts.items())
    return next(iter(rrulestr(text, dtstart=series.start)), None)


def moments(series: Series, points: set[str], end: datetime) -> list[datetime]:
    """The times before `end`, in UTC, or naive for whole days."""
    parts = dict(series.parts)
    zone = series.tzinfo if series.zone else None
    start = series.start.replace(tzinfo=zone)
    count = int(parts.pop("COUNT", 0))
    until = _until(parts.pop("UNTIL", None), series, points)
    if WEEK in points and "BYWEEKNO" in parts and "BYDAY" not in parts:
        parts["BYDAY"] = WEEKDAYS[series.start.weekday()]
    walked = start
    if POSITION in points and parts["FREQ"] == "WEEKLY" and "BYSETPOS" in parts:
        walked = _week(series, parts, start)
    text = ";".join(f"{name}={value}" for name, value in parts.items())
    times = (time for time in rrulestr(text, dtstart=walked) if time >= start)
    if GAP in points and zone:
        times = (time for time in times if time == start or tz.datetime_exists(time))
    times = takewhile(lambda time: _before(time, end, zone), times)
    if until is not None:
        times = takewhile(lambda time: time <= until, times)
    found = []
    if FIRST in points:
        times = (time for time in times if time != start)
        found.append(start)
    for time in times:
        if count and len(found) >= count:
            break
        found.append(time)
    found += [time.replace(tzinfo=zone) for time in series.added]
    out = {utc(time.replace(tzinfo=zone)) for time in series.excluded}
    return sorted({utc(time) for time in found if _before(time, end, zone)} - out)


def _before(time: datetime, end: datetime, zone) -> bool:
    return utc(time) < (end if zone else end.replace(tzinfo=None))


def utc(time: datetime) -> datetime:
    """A time that the clocks leave out is counted as if they had not changed."""
    if time.tzinfo is None:
        return time
    if not tz.datetime_exists(time):
        return (time - timedelta(days=1)).astimezone(tz.UTC) + timedelta(days=1)
    return time.astimezone(tz.UTC)


def _until(text: str | None, series: Series, points: set[str]) -> datetime | None:
    if text is None:
        return None
    if len(text) == 8:
        until = datetime.strptime(text, "%Y%m%d")
        if series.zone and UNTIL in points:
            until += timedelta(days=1, seconds=-1)
        return until.replace(tzinfo=series.tzinfo) if series.zone else until
    return datetime.strptime(text, "%Y%m%dT%H%M%SZ").replace(tzinfo=tz.UTC)


def _week(series: Series, parts: dict[str, str], start: datetime) -> datetime:
    """The first day of the week of the start; what the rule left to the start is written out."""
    first = WEEKDAYS.index(parts.get("WKST", "MO"))
    parts.setdefault("BYDAY", WEEKDAYS[series.start.weekday()])
    parts.setdefault("BYHOUR", str(start.hour))
    parts.setdefault("BYMINUTE", str(start.minute))
    parts.setdefault("BYSECOND", str(start.second))
    back = (start.weekday() - first) % 7
    return (start - timedelta(days=back)).replace(hour=0, minute=0, second=0)
