import Foundation

/// What `vipsthumbnail` said while it ran: which files it gave up, and what was wrong with them.
struct ThumbnailerLog {
    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(whereSeparator: \.isNewline)
    }

    /// By their names. Of some of them a file was begun all the same, with nothing in its lower part.
    var givenUp: Set<String> {
        Set(lines.compactMap { Self.text($0, behind: "unable to thumbnail ") })
    }

    /// Whether the data of a JPEG ended before its picture did; which one is not said.
    var hasCutOff: Bool {
        lines.contains {
            $0.contains("premature end of data segment") || $0.contains("Premature end of JPEG")
        }
    }

    /// The first words about a picture: other lines name the process or the file.
    var reason: String {
        let line = lines.first { !$0.hasPrefix("vipsthumbnail") && !$0.hasPrefix("(") }
        return line.map { String($0.prefix(120)) } ?? ""
    }

    private static func text(_ line: Substring, behind mark: String) -> String? {
        line.range(of: mark).map { String(line[$0.upperBound...]) }
    }
}
