/// A place in a text that is filled in, written `{name}`.
public enum TextSlot: String, CaseIterable, Sendable {
    case title, site, section, source, author, date, time, count, number, period
    case place, news, distance
    case currency
    case day, month, year, weekday, hour, minute, zone, from, to, filter
    case home, away, team, score, competition, form, text
}
