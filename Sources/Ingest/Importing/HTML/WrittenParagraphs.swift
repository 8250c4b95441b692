/// Makes paragraphs of the lines of a text in which blank lines part them, as WordPress does when it shows what its classic
/// editor wrote.
enum WrittenParagraphs {
    static func made(of nodes: [MarkupNode]) -> [MarkupNode] {
        var output: [MarkupNode] = []
        var paragraph: [MarkupNode] = []
        func end() {
            while paragraph.last?.isBreak == true { paragraph.removeLast() }
            if !paragraph.allSatisfy(\.isBlank) {
                output.append(.element(MarkupElement("p", [:], paragraph)))
            }
            paragraph = []
        }
        for node in nodes {
            switch node {
            case .text(let text):
                for (place, part) in parts(of: text).enumerated() {
                    if place > 0 { end() }
                    paragraph += lines(of: part, isFirst: paragraph.isEmpty)
                }
            case .element(var element):
                if keepers.contains(element.name) {
                    end()
                    output.append(node)
                } else if holders.contains(element.name) {
                    end()
                    element.children = made(of: element.children)
                    output.append(.element(element))
                } else if MarkdownWriter.isBlock(element) {
                    end()
                    if !["ul", "ol", "table", "tr", "tbody", "thead", "dl"].contains(element.name) {
                        element.children = element.children.flatMap(broken)
                    }
                    output.append(.element(element))
                } else {
                    paragraph.append(contentsOf: broken(node))
                }
            }
        }
        end()
        return output
    }

    /// Blocks in which lines mean nothing, or what they are.
    private static let keepers: Set<String> = [
        "pre", "script", "style", "textarea", "table", "figure", "audio", "video", "iframe", "hr",
        "object", "ul", "ol", "dl", "select", "svg",
    ]
    private static let holders: Set<String> = [
        "div", "section", "article", "blockquote", "aside", "center", "details", "header", "footer",
    ]

    private static func parts(of text: String) -> [Substring] {
        text.replacing("\r\n", with: "\n").split(
            separator: /\n[ \t\r]*\n\s*/,
            omittingEmptySubsequences: false
        )
    }

    private static func lines(of text: Substring, isFirst: Bool) -> [MarkupNode] {
        var nodes: [MarkupNode] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (place, line) in lines.enumerated() {
            let isStart = isFirst && nodes.allSatisfy(\.isBlank)
            if place > 0, !isStart { nodes.append(.element(MarkupElement("br"))) }
            if !line.isEmpty { nodes.append(.text(String(line))) }
        }
        return nodes
    }

    /// Line ends within an element of a line.
    private static func broken(_ node: MarkupNode) -> [MarkupNode] {
        switch node {
        case .text(let text): return lines(of: text[...], isFirst: true)
        case .element(var element):
            if element.name == "a" || !MarkupTree.blocks.contains(element.name) {
                element.children = element.children.flatMap(broken)
            }
            return [.element(element)]
        }
    }
}

extension MarkupNode {
    /// Whether nothing would be seen of it at the end of a paragraph.
    fileprivate var isBreak: Bool { element?.name == "br" || isBlank }
}
