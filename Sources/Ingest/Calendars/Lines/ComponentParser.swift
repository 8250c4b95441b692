/// Puts lines together to components; what is not closed, or closed twice, costs no event.
struct ComponentParser {
    private(set) var roots: [CalendarComponent] = []
    private var open: [CalendarComponent] = []
    /// How deep a part that nobody reads is, such as an alarm.
    private var passedOver: [String] = []

    private static let read: Set<String> = [
        "VCALENDAR", "VEVENT", "VTIMEZONE", "STANDARD", "DAYLIGHT",
    ]
    /// Parts of a zone, which hold no others.
    private static let ofZones: Set<String> = ["STANDARD", "DAYLIGHT"]
    private static let mostProperties = 5_000
    private static let mostBytes = 1 << 20

    init(_ lines: [UnfoldedLines.Line], _ notices: inout NoticeList) {
        for line in lines { take(line, &notices) }
        if !passedOver.isEmpty || !open.isEmpty {
            let name = passedOver.last ?? open.last?.name ?? ""
            notices.add(
                "the calendar ends within \(name): END:\(name) is missing",
                line: lines.last?.number,
                hint: "it may be cut off; what was whole is taken"
            )
        }
        while !open.isEmpty { close() }
    }

    private mutating func take(_ raw: UnfoldedLines.Line, _ notices: inout NoticeList) {
        guard let line = ContentLine(raw) else {
            continueText(raw, &notices)
            return
        }
        switch line.name {
        case "BEGIN": begin(Self.name(line), line.line, &notices)
        case "END": end(Self.name(line), line.line, &notices)
        default: add(line, &notices)
        }
    }

    private static func name(_ line: ContentLine) -> String {
        line.value.trimmedBlanks.uppercased()
    }

    private mutating func begin(_ name: String, _ line: Int, _ notices: inout NoticeList) {
        if name == "VEVENT" || name == "VTIMEZONE" || name == "VCALENDAR" {
            passedOver = []
            // None of these holds an event: whatever is open was not closed.
            while let last = open.last, last.name != "VCALENDAR" || name == "VCALENDAR" {
                notices.add("\(last.name) of line \(last.line) is not closed", line: line)
                close()
            }
        }
        if Self.ofZones.contains(name), let last = open.last, Self.ofZones.contains(last.name) {
            notices.add("\(last.name) of line \(last.line) is not closed", line: line)
            close()
        }
        let isInPlace = !Self.ofZones.contains(name) || open.last?.name == "VTIMEZONE"
        guard passedOver.isEmpty, Self.read.contains(name), isInPlace else {
            if passedOver.count < 100 { passedOver.append(name) }
            return
        }
        open.append(CalendarComponent(name: name, line: line))
    }

    private mutating func end(_ name: String, _ line: Int, _ notices: inout NoticeList) {
        if let index = passedOver.lastIndex(of: name) {
            passedOver.removeSubrange(index...)
            return
        }
        guard open.contains(where: { $0.name == name }) else {
            notices.add("END:\(name.prefix(40)) closes nothing", line: line)
            return
        }
        passedOver = []
        while let last = open.last {
            if last.name != name {
                notices.add("\(last.name) of line \(last.line) is not closed", line: line)
            }
            close()
            if last.name == name { return }
        }
    }

    private mutating func close() {
        guard let component = open.popLast() else { return }
        if open.isEmpty {
            roots.append(component)
        } else {
            open[open.count - 1].children.append(component)
        }
    }

    private mutating func add(_ line: ContentLine, _ notices: inout NoticeList) {
        guard passedOver.isEmpty, !open.isEmpty else { return }
        let last = open.count - 1
        guard open[last].properties.count < Self.mostProperties else {
            notices.addOnce(
                "\(open[last].name) of line \(open[last].line) has more than "
                    + "\(Self.mostProperties) lines; the rest is left out",
                line: line.line
            )
            return
        }
        guard line.value.utf8.count > Self.mostBytes else {
            open[last].properties.append(line)
            return
        }
        notices.add(
            "\(line.name) is longer than a megabyte and is cut",
            line: line.line,
            hint: "a page shows some thousand letters of it"
        )
        let cut = String(decoding: line.value.utf8.prefix(Self.mostBytes), as: UTF8.self)
        open[last].properties.append(
            ContentLine(
                name: line.name,
                parameters: line.parameters,
                value: cut,
                line: line.line
            )
        )
    }

    /// Programs that do not fold write the lines of a text one below the other.
    private mutating func continueText(
        _ raw: UnfoldedLines.Line,
        _ notices: inout NoticeList
    ) {
        guard passedOver.isEmpty, let last = open.indices.last,
            let place = open[last].properties.indices.last,
            open[last].properties[place].value.utf8.count + raw.bytes.count <= Self.mostBytes
        else { return }
        notices.addOnce(
            "a line is neither a property nor folded; it counts as text of "
                + open[last].properties[place].name,
            line: raw.number,
            hint: "a folded line begins with a blank"
        )
        open[last].properties[place].append(String(decoding: raw.bytes, as: UTF8.self))
    }
}
