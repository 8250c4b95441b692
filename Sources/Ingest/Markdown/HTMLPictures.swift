/// Finds the pictures in HTML that stands in a Markdown text.
enum HTMLPictures {
    /// - Parameters:
    ///   - html: as the text has it.
    ///   - line: of the text, on which it begins, counted from 1.
    ///   - column: of that line, counted from 1.
    /// - Returns: the pictures in their order; what is in comments shows none.
    static func pictures(in html: String, line: Int, column: Int) -> [MarkdownPicture] {
        let tag =
            /<!--[\s\S]*?(?:-->|$)|<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/
            .ignoresCase()
        var pictures: [MarkdownPicture] = []
        for match in html.matches(of: tag) {
            guard let address = match.output.1 ?? match.output.2 ?? match.output.3 else { continue }
            let before = html[..<match.range.lowerBound]
            let isOnFirstLine = !before.contains(where: \.isNewline)
            pictures.append(
                MarkdownPicture(
                    address: String(address).replacing("&amp;", with: "&"),
                    line: line + before.count { $0.isNewline },
                    column: before.reversed().prefix { !$0.isNewline }.count
                        + (isOnFirstLine ? column : 1)
                )
            )
        }
        return pictures
    }
}
