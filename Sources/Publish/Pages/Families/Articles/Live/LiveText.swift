import Basics
import Domain
import Presentation

/// The text of a live coverage in its parts: what stands before the entries, and each entry with its heading.
struct LiveText {
    let intro: String
    /// In the order of the text.
    let entries: [(entry: LiveCoverage.Entry, title: String, html: String)]

    /// Nil where the text does not have all entries.
    ///
    /// - Parameters:
    ///   - html: as our own serialiser writes it.
    ///   - live: which entries there are.
    init?(_ html: String, _ live: LiveCoverage) {
        var starts: [(heading: Range<String.Index>, title: String)] = []
        var rest = html[...]
        while starts.count < live.entries.count, let open = rest.place(of: "<h2") {
            let tag = rest[open.lowerBound...].before(">")
            let inner = rest[tag.endIndex...].behind(1)
            guard let close = inner.place(of: "</h2>") else { break }
            let title = inner[..<close.lowerBound]
            let written = live.entries[starts.count].written
            if title.utf8.starts(with: written.utf8) {
                let words = title.utf8.dropFirst(written.utf8.count).drop { $0 == 0x20 }
                starts.append((open.lowerBound..<close.upperBound, String(Substring(words))))
            }
            rest = rest[close.upperBound...]
        }
        guard starts.count == live.entries.count else { return nil }
        intro = String(html[..<(starts.first?.heading.lowerBound ?? html.endIndex)])
        let ends = starts.dropFirst().map(\.heading.lowerBound) + [html.endIndex]
        entries = zip(live.entries, zip(starts, ends)).map { entry, place in
            (entry, place.0.title, String(html[place.0.heading.upperBound..<place.1]))
        }
    }

    /// What each entry says, in short: another one where it was corrected.
    var marks: [String] {
        entries.map { entry in
            String(
                StableHash.of("\(entry.title)\n\(entry.html)").zeroPadded(16, radix: 16).prefix(8)
            )
        }
    }
}
