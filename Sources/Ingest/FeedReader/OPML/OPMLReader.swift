/// Reads the feeds that an OPML file names, however deep they lie.
public struct OPMLReader: Sendable {
    /// The most feeds that one file gives.
    private static let limit = 10_000
    /// Names of outlines around one are known so far up.
    private static let depth = 64

    public init() {}

    /// What a file names.
    public struct List: Sendable {
        public fileprivate(set) var outlines: [OPMLOutline] = []
        /// What stands for a feed, or for a list of them, and gives no address of one; at most as many as feeds.
        public fileprivate(set) var skipped: [Skipped] = []
        /// Whether there were more than are read.
        public fileprivate(set) var isCutOff = false
        /// Whether the file goes to its end, as far as it was read.
        public fileprivate(set) var isWhole = false

        fileprivate mutating func skip(_ outline: Skipped?) {
            if let outline, skipped.count < OPMLReader.limit { skipped.append(outline) }
        }
    }

    /// An outline that gives no feed.
    public struct Skipped: Hashable, Sendable {
        public let title: String?
        /// Of a page, or of another list.
        public let address: String?
        /// Whether another list is to stand in its place.
        public let isInclusion: Bool
        /// Whether it says itself that it is no folder.
        fileprivate let isTyped: Bool
        /// Counted from 1.
        public let line: Int
    }

    /// - Returns: nil when the bytes are no OPML.
    public func read(_ bytes: [UInt8]) -> List? {
        var warnings = WarningList(limit: 1)
        let text = DecodedText(bytes, charset: nil, warnings: &warnings).bytes
        var tokenizer = XMLTokenizer(text, attributeLimit: 64)
        var lines = LineCounter(text)
        var isOPML = false
        var list = List()
        // The names of the outlines around, and how many more there are.
        var around: [String?] = []
        var deeper = 0
        // Whether the outline that was opened last is a folder tells what follows it.
        var open: Skipped?
        while true {
            let event = tokenizer.next()
            tokenizer.text.removeAll(keepingCapacity: true)
            if event == .end { break }
            let name = tokenizer.bytes.text(tokenizer.name).lowercased()
            if name == "opml" { isOPML = true }
            if name == "opml" || name == "body", event == .endTag || tokenizer.isSelfClosing {
                list.isWhole = true
            }
            guard isOPML, name == "outline" else { continue }
            if event == .endTag {
                list.skip(open)
                open = nil
                if deeper > 0 { deeper -= 1 } else { _ = around.popLast() }
                continue
            }
            let values = attributes(of: tokenizer)
            let line = lines.line(at: tokenizer.tagStart)
            open = nil
            if let outline = outline(values, around: around.compactMap(\.self), line: line) {
                list.isCutOff = list.outlines.count == Self.limit
                if list.isCutOff {
                    list.isWhole = true
                    break
                }
                list.outlines.append(outline)
            } else {
                open = skipped(values, line: line)
                if tokenizer.isSelfClosing || open?.isTyped == true {
                    list.skip(open)
                    open = nil
                }
            }
            guard !tokenizer.isSelfClosing else { continue }
            if around.count == Self.depth {
                deeper += 1
            } else {
                around.append(values["text"] ?? values["title"])
            }
        }
        return isOPML ? list : nil
    }

    private func attributes(of tokenizer: XMLTokenizer) -> [String: String] {
        let pairs = tokenizer.attributes.map { attribute in
            (tokenizer.bytes.text(attribute.name).lowercased(), attribute.value)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Nil for what is words alone.
    private func skipped(_ values: [String: String], line: Int) -> Skipped? {
        func value(_ name: String) -> String? {
            let text = values[name]?.trimmingASCIISpace() ?? ""
            return text.isEmpty ? nil : text
        }
        let type = value("type")?.lowercased() ?? ""
        let address = value("url") ?? value("htmlurl")
        let isInclusion = type == "include"
        let isFeed = ["rss", "rss1", "rdf", "atom", "feed", "link"].contains(type)
        // An address of a feed that is there and empty was meant for one.
        guard isInclusion || isFeed || address != nil || values["xmlurl"] != nil else { return nil }
        return Skipped(
            title: value("title") ?? value("text"),
            address: address,
            isInclusion: isInclusion,
            isTyped: isInclusion || isFeed,
            line: line
        )
    }

    private func outline(
        _ values: [String: String],
        around: [String],
        line: Int
    ) -> OPMLOutline? {
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
            rights: value("pregonero:rights"),
            line: line
        )
    }
}
