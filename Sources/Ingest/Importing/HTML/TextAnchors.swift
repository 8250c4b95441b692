import Markdown

/// The headings of a text in Markdown: what links to them were called there, and what they are called here.
enum TextAnchors {
    /// More headings than any text has.
    private static let most = 1_000

    /// - Parameter markdown: as the other program has it, with ids in braces.
    /// - Returns: the id of each heading here, by the `key` of what it was there.
    static func of(_ markdown: String) -> [String: String] {
        guard markdown.utf8.contains(UInt8(ascii: "#")) else { return [:] }
        let headings = headings(of: markdown)
        let html = headings.map { "<h2>\(MarkupEscape.text($0.words))</h2>" }.joined()
        var ids: [String: String] = [:]
        var numbers: [String: Int] = [:]
        for (heading, made) in zip(headings, Anchors.adding(to: html).headings) {
            let plain = key(heading.words)
            let number = numbers[plain, default: 0]
            numbers[plain] = number + 1
            let suffix = number == 0 ? "" : "\(number)"
            // Jekyll leaves out what is not ASCII.
            let keys = [heading.id.map(key), plain + suffix, plain.filter(\.isASCII) + suffix]
            for case let key? in keys where !key.isEmpty { ids[key] = ids[key] ?? made.id }
        }
        return ids
    }

    /// What of the name of a heading does not depend on how it is made.
    static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static func headings(of markdown: String) -> [(words: String, id: String?)] {
        var headings: [(words: String, id: String?)] = []
        var fence: Substring?
        for line in markdown.split(whereSeparator: \.isNewline) {
            let bare = line.drop { $0 == " " }
            if bare.hasPrefix("```") || bare.hasPrefix("~~~") {
                if fence == nil {
                    fence = bare.prefix(3)
                } else if bare.hasPrefix(fence ?? "") {
                    fence = nil
                }
            }
            guard fence == nil, headings.count < most,
                let match = bare.wholeMatch(of: /#{1,6}[ \t]+(.*?)[ \t#]*(?:\{#([^}]*)\})?[ \t]*/)
            else { continue }
            let words = match.output.1.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }
            headings.append((String(words), match.output.2.map(String.init)))
        }
        return headings
    }
}
