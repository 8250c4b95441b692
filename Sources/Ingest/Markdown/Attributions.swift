/// The line of a quotation that names who said it: the last one of several, begun with a dash.
struct Attributions {
    /// Where the opening tags of their paragraphs are.
    private var paragraphs: [Int] = []

    private static let dashes = ["—", "–", "―", "--"]

    init(in html: TaggedHTML) {
        var last: Int?
        var count = 0
        for (index, tag) in html.tags.enumerated() {
            if tag.opens("blockquote") {
                (last, count) = (nil, 0)
            } else if tag.opens("p") {
                last = index
                count += 1
            } else if tag.closes("blockquote"), let paragraph = last {
                if count > 1, Self.begins(paragraph, in: html) { paragraphs.append(paragraph) }
                last = nil
            }
        }
    }

    func mark(in html: inout TaggedHTML) {
        for paragraph in paragraphs { html.add("class", "by", to: html.tags[paragraph]) }
    }

    private static func begins(_ paragraph: Int, in html: TaggedHTML) -> Bool {
        let text = HTMLEntities.decode(html.source(after: paragraph)).drop(while: \.isWhitespace)
        return dashes.contains { text.hasPrefix($0) }
    }
}
