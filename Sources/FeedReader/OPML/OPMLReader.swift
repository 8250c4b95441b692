/// Reads the feeds that an OPML file names, however deep they lie.
public struct OPMLReader: Sendable {
    /// The most feeds that one file gives.
    private static let limit = 10_000
    private static let depth = 64

    public init() {}

    /// - Returns: nil when the bytes are no OPML.
    public func read(_ bytes: [UInt8]) -> [OPMLOutline]? {
        var warnings = WarningList(limit: 1)
        let text = DecodedText(bytes, charset: nil, warnings: &warnings).bytes
        var tokenizer = XMLTokenizer(text, attributeLimit: 64)
        var isOPML = false
        var outlines: [OPMLOutline] = []
        // The names of the outlines around.
        var around: [String?] = []
        while outlines.count < Self.limit {
            let event = tokenizer.next()
            tokenizer.text.removeAll(keepingCapacity: true)
            if event == .end { break }
            let name = tokenizer.bytes.text(tokenizer.name).lowercased()
            if name == "opml" { isOPML = true }
            guard isOPML, name == "outline" else { continue }
            if event == .endTag {
                _ = around.popLast()
                continue
            }
            let values = attributes(of: tokenizer)
            if let outline = outline(values, around: around.compactMap(\.self)) {
                outlines.append(outline)
            }
            guard !tokenizer.isSelfClosing else { continue }
            if around.count == Self.depth { break }
            around.append(values["text"] ?? values["title"])
        }
        return isOPML ? outlines : nil
    }

    private func attributes(of tokenizer: XMLTokenizer) -> [String: String] {
        let pairs = tokenizer.attributes.map { attribute in
            (tokenizer.bytes.text(attribute.name).lowercased(), attribute.value)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private func outline(_ values: [String: String], around: [String]) -> OPMLOutline? {
        func value(_ name: String) -> String? {
            let text = values[name]?.trimmingASCIISpace() ?? ""
            return text.isEmpty ? nil : text
        }
        guard let feed = value("xmlurl") else { return nil }
        let own = (value("category") ?? "").split(separator: ",").flatMap { category in
            category.split(separator: "/").map { String($0).trimmingASCIISpace() }
        }
        return OPMLOutline(
            title: value("title") ?? value("text"),
            feed: feed,
            home: value("htmlurl"),
            categories: own + around.reversed(),
            language: value("language"),
            id: value("pregonero:id"),
            country: value("pregonero:country"),
            rights: value("pregonero:rights")
        )
    }
}
