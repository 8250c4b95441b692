import Basics

/// The tags of a text that close a shortcode: looked for once, however many shortcodes ask for theirs.
struct ClosingTags {
    private var kinds: [[String: Places]] = []

    /// Those of one name in the order of the text.
    private struct Places {
        var all: [Range<String.Index>] = []
        /// How many lie before the place from which one was asked for last.
        private var next = 0

        mutating func first(from start: String.Index) -> Range<String.Index>? {
            while next < all.count, all[next].lowerBound < start { next += 1 }
            return next < all.count ? all[next] : nil
        }
    }

    /// A longer name is none.
    private static let longestName = 200

    /// `{{< /name >}}`, and where none of a name follows, `{{% /name %}}`.
    init(ofHugo text: String) {
        kinds = [
            Self.places(in: text, from: "{{<", to: ">}}"),
            Self.places(in: text, from: "{{%", to: "%}}"),
        ]
    }

    /// `[/name]`.
    init(ofWordPress text: String) {
        var places: [String: Places] = [:]
        var rest = text[...]
        while let open = rest.place(of: "[/") {
            rest = rest[open.upperBound...]
            let name = rest.prefix(Self.longestName).prefix {
                $0.isLetter || $0.isNumber || "_-".contains($0)
            }
            guard !name.isEmpty, rest[name.endIndex...].begins(with: "]") else { continue }
            let end = rest.utf8.index(after: name.endIndex)
            places[String(name), default: Places()].all.append(open.lowerBound..<end)
        }
        kinds = [places]
    }

    /// - Parameters:
    ///   - name: of what is to be closed.
    ///   - rest: of the same text, with its end and a later start each time.
    /// - Returns: the next tag that closes it, from its first sign to its last; nil where there is none.
    mutating func first(_ name: String, in rest: Substring) -> Range<String.Index>? {
        for kind in kinds.indices {
            if let place = kinds[kind][name]?.first(from: rest.startIndex) { return place }
        }
        return nil
    }

    private static func places(
        in text: String,
        from start: StaticString,
        to end: StaticString
    ) -> [String: Places] {
        var places: [String: Places] = [:]
        var ends = NextPlace(end)
        var rest = text[...]
        while let open = rest.place(of: start) {
            rest = rest[open.upperBound...]
            let inner = rest.drop(while: \.isWhitespace)
            guard inner.hasPrefix("/") else { continue }
            let words = inner.dropFirst().drop(while: \.isWhitespace)
            // Where none ends any more, a later one does not either.
            guard let close = ends.first(in: words) else { break }
            let name = words.prefix(longestName + 1)
                .prefix { !$0.isWhitespace && $0 != ">" && $0 != "%" }
            guard name.count <= longestName else { continue }
            places[String(name), default: Places()].all
                .append(open.lowerBound..<close.upperBound)
        }
        return places
    }
}
