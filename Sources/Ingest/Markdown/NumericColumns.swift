/// The columns of a table that hold numbers: their cells say so, and stand one below the other by their last digit.
struct NumericColumns {
    /// Where the opening tags of such cells are.
    private var cells: [Int] = []

    init(in html: TaggedHTML) {
        var open: Int?
        for (index, tag) in html.tags.enumerated() {
            if tag.opens("table") {
                // A table in a table is one of its cells.
                open = open == nil ? index : nil
            } else if tag.closes("table"), let start = open {
                cells += Self.cells(in: start...index, of: html)
                open = nil
            }
        }
    }

    func mark(in html: inout TaggedHTML) {
        for cell in cells { html.add("class", "number", to: html.tags[cell]) }
    }

    private static func cells(in table: ClosedRange<Int>, of html: TaggedHTML) -> [Int] {
        var rows: [[Int]] = []
        for index in table where html.tags[index].kind == .opening {
            switch html.tags[index].name {
            case "tr": rows.append([])
            case "td", "th":
                // Cells over several columns shift the others.
                guard !rows.isEmpty, html.value(of: "colspan", in: html.tags[index]) == nil,
                    html.value(of: "rowspan", in: html.tags[index]) == nil
                else { return [] }
                rows[rows.count - 1].append(index)
            default: continue
            }
        }
        let width = rows.map(\.count).max() ?? 0
        return (0..<width).flatMap { column in
            let cells = rows.compactMap { $0.count > column ? $0[column] : nil }
            let texts = cells.filter { html.tags[$0].name == "td" }.map { text(from: $0, in: html) }
            let said = texts.filter { !$0.isEmpty && $0 != "–" && $0 != "—" && $0 != "-" }
            return !said.isEmpty && said.allSatisfy(isNumber) ? cells : []
        }
    }

    private static func text(from cell: Int, in html: TaggedHTML) -> String {
        let end = html.tags[(cell + 1)...].firstIndex { ["td", "th", "tr"].contains($0.name) }
        let parts = (cell..<(end ?? cell + 1)).map { HTMLEntities.decode(html.source(after: $0)) }
        return parts.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// `1.204`, `−3,5 %`, `12:30`, `€ 4`; no words.
    private static func isNumber(_ text: String) -> Bool {
        text.contains(where: \.isNumber)
            && text.allSatisfy { $0.isNumber || " .,:'’+-−–%‰°€$£/\u{A0}\u{202F}".contains($0) }
    }
}
