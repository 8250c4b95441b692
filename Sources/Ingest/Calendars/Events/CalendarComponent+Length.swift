import Recurrence

extension CalendarComponent {
    /// - Returns: a day for what has no time, nothing for what has one, where the calendar does not say more.
    func length(
        of times: RecurrenceSet,
        _ reader: inout TimeReader,
        _ notices: inout NoticeList
    ) -> EventLength {
        let standard = times.isWholeDay ? EventLength(days: 1) : .none
        let start = TimeReader.Time(moment: times.start, zone: times.zone)
        if let line = first("DTEND") {
            guard let end = reader.time(line, nil, &notices) else {
                notices.add("the event\(quotedTitle) has no day or time at DTEND", line: line.line)
                return standard
            }
            return checked(span(start, end, reader, times.isWholeDay), standard, line, &notices)
        }
        guard let line = first("DURATION") else { return standard }
        guard let length = EventLength(duration: line.value) else {
            notices.add(
                "'\(line.value.prefix(40))' at DURATION of the event\(quotedTitle) is no length of time",
                line: line.line,
                hint: "PT1H30M is an hour and a half"
            )
            return standard
        }
        guard times.isWholeDay else { return checked(length, standard, line, &notices) }
        let days = max(1, length.days + (length.seconds + 86_399) / 86_400)
        return checked(EventLength(days: days), standard, line, &notices)
    }

    private func span(
        _ start: TimeReader.Time,
        _ end: TimeReader.Time,
        _ reader: TimeReader,
        _ isWholeDay: Bool
    ) -> EventLength {
        guard isWholeDay else {
            let seconds = reader.absolute(end) - reader.absolute(start)
            // A day at the end of something with a time is not counted, unless it is the day on which it begins.
            if case .day = end.moment, seconds <= 0, seconds > -86_400 {
                return EventLength(seconds: seconds + 86_400)
            }
            return EventLength(seconds: seconds)
        }
        let days =
            switch (start.moment, end.moment) {
            case (.day(let from), .day(let to)): to - from
            case (.day(let from), .local(let to)): to.day - from + (to.second > 0 ? 1 : 0)
            default: 1
            }
        // Many programs write the same day at both ends.
        return EventLength(days: days == 0 ? 1 : days)
    }

    private func checked(
        _ length: EventLength,
        _ standard: EventLength,
        _ line: ContentLine,
        _ notices: inout NoticeList
    ) -> EventLength {
        if length.isPlausible { return length }
        let ends = length.days < 0 || length.seconds < 0
        notices.add(
            ends
                ? "the event\(quotedTitle) ends before it begins; it counts as without an end"
                : "the event\(quotedTitle) lasts longer than ten years; it counts as without an end",
            line: line.line,
            hint: "correct \(line.name) where it is written"
        )
        return standard
    }
}
