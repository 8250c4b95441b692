import Foundation

extension MarkdownWriter {
    /// A table in Markdown's signs where each cell is a line, else as HTML.
    mutating func table(_ element: MarkupElement) -> [String] {
        let rows = element.all(["tr"]).map { row in
            row.children.compactMap(\.element).filter { $0.name == "td" || $0.name == "th" }
        }.filter { !$0.isEmpty }
        guard let head = rows.first, Self.isPlain(element, rows),
            head.allSatisfy({ $0.name == "th" }) || !element.all(["thead"]).isEmpty
        else { return rows.isEmpty ? blocks(of: element.children) : kept(element) }
        let width = rows.map(\.count).max() ?? 1
        var lines = [line(head, width)]
        lines.append("|" + String(repeating: " --- |", count: width))
        for row in rows.dropFirst() { lines.append(line(row, width)) }
        return [lines.joined(separator: "\n")]
    }

    private static func isPlain(_ element: MarkupElement, _ rows: [[MarkupElement]]) -> Bool {
        guard element.all(["table", "caption", "tfoot"]).isEmpty else { return false }
        return rows.joined().allSatisfy { cell in
            (cell["rowspan"] ?? "1") == "1" && (cell["colspan"] ?? "1") == "1"
                && cell.all(["p", "ul", "ol", "br", "div", "img", "pre"]).isEmpty
        }
    }

    private mutating func line(_ cells: [MarkupElement], _ width: Int) -> String {
        var words: [String] = []
        for cell in cells {
            // Code keeps its bars, which a table would take for its own.
            words.append(
                inline(cell.children).trimmingCharacters(in: .whitespaces)
                    .replacing(/`[^`]*`/) { $0.output.replacing("|", with: "\\|") }
            )
        }
        words += Array(repeating: "", count: width - cells.count)
        return "| " + words.joined(separator: " | ") + " |"
    }
}
