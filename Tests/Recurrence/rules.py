"""Makes series from a seed: each part of a rule that its frequency allows, in zones whose clocks change differently."""

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from random import Random

from dateutil import tz

ZONES = ("Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Pacific/Auckland")
WEEKDAYS = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
# Days around which clocks change in one of the zones, and nights at which they do.
CHANGES = (
    datetime(2024, 3, 10), datetime(2024, 3, 31), datetime(2024, 4, 7), datetime(2024, 9, 29),
    datetime(2024, 10, 6), datetime(2024, 10, 27), datetime(2024, 11, 3), datetime(2025, 3, 30),
    datetime(2025, 4, 6), datetime(2025, 9, 28), datetime(2025, 10, 5), datetime(2025, 10, 26),
)  # fmt: skip


@dataclass
class Series:
    """What repeats: a wall time or a day, its zone, the parts of its rule, and its exceptions."""

    number: int
    start: datetime
    zone: str | None
    parts: dict[str, str]
    excluded: list[datetime] = field(default_factory=list)
    added: list[datetime] = field(default_factory=list)

    @property
    def rule(self) -> str:
        return ";".join(f"{name}={value}" for name, value in self.parts.items())

    @property
    def tzinfo(self):
        return tz.gettz(self.zone) if self.zone else tz.UTC

    @property
    def uid(self) -> str:
        return f"{self.number}@rules.example"


def _some(random: Random, values, most: int) -> str:
    values = list(values)
    chosen = random.sample(values, random.randint(1, min(most, len(values))))
    return ",".join(str(value) for value in chosen)


def _signed(most: int) -> list[int]:
    return [number for number in range(-most, most + 1) if number]


def _days(random: Random, frequency: str, parts: dict[str, str]) -> None:
    """The parts about days; what RFC 5545 forbids to a frequency is not asked of it."""
    if frequency != "WEEKLY" and random.random() < 0.35:
        parts["BYMONTH"] = _some(random, range(1, 13), 4)
    if frequency == "YEARLY":
        choice = random.randrange(6)
        if choice == 0 and "BYMONTH" not in parts:
            # Of a week that only some years have, dateutil does not know that it is the first of the next.
            parts["BYWEEKNO"] = _some(random, [n for n in _signed(53) if n > -52], 4)
        elif choice == 1 and "BYMONTH" not in parts:
            parts["BYYEARDAY"] = _some(random, _signed(366), 5)
        elif choice == 2:
            parts["BYMONTHDAY"] = _some(random, _signed(28), 4)
        if random.random() < 0.5:
            numbered = "BYWEEKNO" not in parts and random.random() < 0.5
            most = 5 if "BYMONTH" in parts else 50
            parts["BYDAY"] = _weekdays(random, most if numbered else 0)
    elif frequency == "MONTHLY":
        if random.random() < 0.4:
            parts["BYMONTHDAY"] = _some(random, _signed(31), 5)
        if random.random() < 0.5:
            parts["BYDAY"] = _weekdays(random, 5 if random.random() < 0.6 else 0)
    elif frequency == "WEEKLY":
        if random.random() < 0.7:
            parts["BYDAY"] = _weekdays(random, 0)
    else:
        if random.random() < 0.25:
            parts["BYDAY"] = _weekdays(random, 0)
        elif frequency == "DAILY" and random.random() < 0.25:
            parts["BYMONTHDAY"] = _some(random, _signed(28), 6)


def _weekdays(random: Random, most: int) -> str:
    days = random.sample(WEEKDAYS, random.randint(1, 4))
    if not most:
        return ",".join(days)
    return ",".join(f"{random.choice(_signed(most))}{day}" for day in days)


def _times(random: Random, frequency: str, parts: dict[str, str]) -> None:
    if random.random() < 0.25:
        parts["BYHOUR"] = _some(random, range(24), 4)
    if frequency != "SECONDLY" and random.random() < 0.2:
        parts["BYMINUTE"] = _some(random, range(0, 60, 5), 3)
    if frequency in ("HOURLY", "MINUTELY") and random.random() < 0.1:
        parts["BYSECOND"] = _some(random, range(60), 2)


def _end(random: Random, series: Series) -> None:
    frequency = series.parts["FREQ"]
    short = frequency in ("HOURLY", "MINUTELY", "SECONDLY")
    choice = random.randrange(5)
    if choice < 2 or (short and choice < 4):
        series.parts["COUNT"] = str(random.randint(1, 150 if short else 60))
    elif choice < 4 or short:
        most = {"HOURLY": 40, "MINUTELY": 2, "SECONDLY": 0}.get(frequency, 1500)
        until = series.start + timedelta(days=random.randint(0, most), hours=random.randint(1, 20))
        if frequency == "SECONDLY":
            # The program tells at most 10 000 times of one series.
            until = series.start + timedelta(minutes=random.randint(1, 140))
        if series.zone is None:
            series.parts["UNTIL"] = until.strftime("%Y%m%d")
        elif frequency != "SECONDLY" and random.random() < 0.2:
            series.parts["UNTIL"] = until.strftime("%Y%m%d")
        else:
            aware = until.replace(tzinfo=series.tzinfo).astimezone(tz.UTC)
            series.parts["UNTIL"] = aware.strftime("%Y%m%dT%H%M%SZ")


def make(number: int, seed: int) -> Series:
    random = Random(seed * 1_000_003 + number)
    frequency = random.choice(
        ["YEARLY"] * 5 + ["MONTHLY"] * 5 + ["WEEKLY"] * 5 + ["DAILY"] * 5
        + ["HOURLY"] * 2 + ["MINUTELY", "SECONDLY"]
    )  # fmt: skip
    day = random.choice(CHANGES) + timedelta(days=random.randint(-3, 1))
    if random.random() < 0.3:
        day = datetime.combine(date(2024, 1, 1), datetime.min.time())
        day += timedelta(days=random.randrange(900))
    whole = random.random() < 0.1 and frequency not in ("HOURLY", "MINUTELY", "SECONDLY")
    # Every third is at an hour which clocks leave out or show twice.
    hour = 0 if whole else random.choice([1, 2, 2, 3, *range(24)])
    start = day + timedelta(hours=hour, minutes=0 if whole else random.choice([0, 15, 30, 45]))
    series = Series(number, start, None if whole else random.choice(ZONES), {"FREQ": frequency})
    if random.random() < 0.4:
        series.parts["INTERVAL"] = str(random.choice([2, 2, 3, 4, 5, 7, 13]))
    _days(random, frequency, series.parts)
    if not whole:
        _times(random, frequency, series.parts)
    if random.random() < 0.2 and any(name.startswith("BY") for name in series.parts):
        series.parts["BYSETPOS"] = _some(random, [1, 2, 3, -1, -2], 2)
    if random.random() < 0.4:
        series.parts["WKST"] = random.choice(WEEKDAYS)
    _end(random, series)
    for _ in range(random.choice([0, 0, 1, 3])):
        series.added.append(start + timedelta(days=random.randint(1, 400), minutes=5 * (not whole)))
    return series
