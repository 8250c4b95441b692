/// The first line of an edition's file: which one it is, and how much of the site differs from the one before.
struct EditionHead: Equatable, Sendable {
    var number: Int
    /// The clock of the build, in seconds.
    var clock: Int
    /// The published articles that are no samples, for the shrink guard.
    var live: Int
    /// How many files the site has.
    var files: Int
    var added = 0
    var changed = 0
    var removed = 0
    /// The edition that was brought back; nil where a build made this one.
    var back: Int?
    /// Whether nothing leads from it to the one before.
    var isBase = false

    private static let name = "pregonero-edition 1"

    init(number: Int, clock: Int, live: Int, files: Int) {
        self.number = number
        self.clock = clock
        self.live = live
        self.files = files
    }

    /// Nil for a line that is none.
    init?(_ line: Substring) {
        guard line.hasPrefix(Self.name + " ") else { return nil }
        var values: [Substring: Int] = [:]
        for pair in line.dropFirst(Self.name.count).split(separator: " ") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let value = Int(parts[1]) else { return nil }
            values[parts[0]] = value
        }
        guard let number = values["number"], number > 0, let clock = values["clock"] else {
            return nil
        }
        self.init(
            number: number,
            clock: clock,
            live: values["live"] ?? 0,
            files: values["files"] ?? 0
        )
        added = values["added"] ?? 0
        changed = values["changed"] ?? 0
        removed = values["removed"] ?? 0
        back = values["back"]
        isBase = values["base"] == 1
    }

    var line: String {
        "\(Self.name) number=\(number) clock=\(clock) live=\(live) files=\(files)"
            + " added=\(added) changed=\(changed) removed=\(removed)"
            + (back.map { " back=\($0)" } ?? "") + (isBase ? " base=1" : "")
    }
}
