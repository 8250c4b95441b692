/// A body of an entry: as it is shown, and as it was written, of which keys are made.
struct BodyText {
    let html: String
    let source: String

    /// Makes a body that shows what was written.
    init(_ html: String) {
        self.init(html: html, source: html)
    }

    /// Makes a body of text without tags, whose lines are set apart; of any HTML without line ends.
    init(_ source: String, _ lineEnds: TextLayout.LineEnds?) {
        self.init(
            html: lineEnds.map { TextLayout.html(of: source, $0) } ?? source,
            source: source
        )
    }

    init(html: String, source: String) {
        self.html = html
        self.source = source
    }
}

extension ParsedEntry {
    mutating func take(content: BodyText?, summary: BodyText?) {
        self.content = content?.html
        self.summary = summary?.html
        guard let body = content ?? summary, body.html != body.source else { return }
        keyBody = body.source
    }
}
