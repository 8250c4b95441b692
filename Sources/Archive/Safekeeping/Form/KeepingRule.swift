/// Which snapshots stay beside the one that counts: the last of each of seven days and of each of four weeks.
enum KeepingRule {
    private static let day = 86_400
    private static let (days, weeks) = (7, 4)

    /// - Parameters:
    ///   - names: all that there are.
    ///   - current: the one that counts.
    ///   - now: in seconds.
    /// - Returns: those that stay.
    static func kept(
        _ names: [SnapshotName],
        current: SnapshotName,
        now: Int
    ) -> Set<SnapshotName> {
        var kept: Set = [current]
        var seenDays: Set<Int> = []
        var seenWeeks: Set<Int> = []
        for name in names.sorted(by: >) {
            // One of a clock that went ahead is nobody's to take away.
            if name.time > now + day {
                kept.insert(name)
                continue
            }
            let (dayOf, today) = (name.time / day, now / day)
            if today - dayOf < days, seenDays.insert(dayOf).inserted { kept.insert(name) }
            // Weeks that begin on a Monday; the first of January 1970 was a Thursday.
            let (weekOf, thisWeek) = ((dayOf + 3) / 7, (today + 3) / 7)
            if thisWeek - weekOf < weeks, seenWeeks.insert(weekOf).inserted { kept.insert(name) }
        }
        return kept
    }
}
