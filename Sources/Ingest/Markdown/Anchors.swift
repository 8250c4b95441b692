/// Gives cleaned article HTML its anchors: heading ids, footnote targets. What a style sheet cannot tell is said on the
/// way: which cells hold numbers, which line of a quotation names its speaker.
public enum Anchors {
    /// Returns the HTML with its anchors, and its headings in order.
    ///
    /// The page has an `h1` of its own, so an `h1` becomes an `h2`. An id that stands in the HTML is
    /// kept; none is given twice, nor one of the reserved, which the page around it uses. HTML that
    /// was not cleaned is safe too: only attributes are added.
    public static func adding(
        to html: String,
        reserved: Set<String> = []
    ) -> (html: String, headings: [Heading]) {
        var page = TaggedHTML(html)
        let present = page.tags.compactMap {
            $0.kind == .opening ? page.value(of: "id", in: $0) : nil
        }
        var names = AnchorNames(taken: reserved.union(present))
        let footnotes = Footnotes(in: page)
        // Before the headings, whose ids can give way: footnotes are linked to already.
        footnotes.mark(in: &page, names: &names)
        NumericColumns(in: page).mark(in: &page)
        Attributions(in: page).mark(in: &page)
        var headings: [Heading] = []
        for pair in headingPairs(in: page) {
            let tag = page.tags[pair.lowerBound]
            let text = text(of: pair, in: page, without: footnotes.referenceTags)
            let level = max(tag.headingLevel ?? 2, 2)
            let id = page.value(of: "id", in: tag) ?? names.name(for: text)
            page.add("id", id, to: tag)
            page.setHeadingLevel(level, of: tag)
            page.setHeadingLevel(level, of: page.tags[pair.upperBound])
            headings.append(Heading(level: level, id: id, text: text))
        }
        return (page.rendered(), headings)
    }

    /// The tags of each heading, from its opening to its closing one.
    private static func headingPairs(in html: TaggedHTML) -> [ClosedRange<Int>] {
        var pairs: [ClosedRange<Int>] = []
        var open: Int?
        for (index, tag) in html.tags.enumerated() where tag.headingLevel != nil {
            if tag.kind == .opening {
                open = index
            } else if let start = open {
                if html.tags[start].name == tag.name { pairs.append(start...index) }
                open = nil
            }
        }
        return pairs
    }

    /// The text of a heading, with the pictures' descriptions in their place.
    private static func text(
        of pair: ClosedRange<Int>,
        in html: TaggedHTML,
        without references: Set<Int>
    ) -> String {
        var text = ""
        for index in pair.dropLast() {
            let tag = html.tags[index]
            if tag.opens("img"), let description = html.value(of: "alt", in: tag) {
                text += description
            } else if tag.opens("br") {
                text += " "
            }
            if !references.contains(index) {
                text += HTMLEntities.decode(html.source(after: index))
            }
        }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// A heading of an article, as a table of contents lists it.
public struct Heading: Equatable, Sendable {
    public let level: Int
    public let id: String
    /// The heading's plain text, nothing escaped.
    public let text: String

    public init(level: Int, id: String, text: String) {
        self.level = level
        self.id = id
        self.text = text
    }
}
