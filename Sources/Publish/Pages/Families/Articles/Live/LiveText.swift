import Basics
import Domain
import Foundation
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
        while starts.count < live.entries.count, let open = rest.range(of: "<h2") {
            let inner = rest[open.upperBound...].drop { $0 != ">" }.dropFirst()
            guard let close = inner.range(of: "</h2>") else { break }
            let title = inner[..<close.lowerBound]
            let written = live.entries[starts.count].written
            if title.hasPrefix(written) {
                let words = title.dropFirst(written.count).drop { $0 == " " }
                starts.append((open.lowerBound..<close.upperBound, String(words)))
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
