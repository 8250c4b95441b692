import Basics

/// Writes elements of a feed back as HTML, for bodies that came as markup and not as text.
struct MarkupWriter {
    private(set) var html = ""

    /// Writes what an element holds.
    ///
    /// - Parameters:
    ///   - element: The element, which itself is not written.
    ///   - textIsMarkup: The text within was escaped HTML already.
    /// - Returns: The HTML.
    static func content(of element: XMLElement, textIsMarkup: Bool = false) -> String {
        var writer = MarkupWriter()
        for child in element.children { writer.write(child, textIsMarkup) }
        return writer.html
    }

    private mutating func write(_ node: XMLNode, _ textIsMarkup: Bool) {
        switch node {
        case .text(let text) where textIsMarkup: html += text
        case .text(let text): html += text.escaped(for: .content)
        case .element(let element): write(element, textIsMarkup)
        }
    }

    private mutating func write(_ element: XMLElement, _ textIsMarkup: Bool) {
        let name = element.name.local
        // Their text is no markup in HTML, so it cannot be escaped; nor is it wanted.
        if HTMLNames.isProgram(name) { return }
        html += "<\(name)"
        for attribute in element.attributes where !attribute.name.contains(":") {
            html += " \(attribute.name)=\"\(attribute.value.escaped(for: .attribute))\""
        }
        html += ">"
        for child in element.children { write(child, textIsMarkup) }
        if !HTMLNames.isWrittenWithoutEndTag(name) { html += "</\(name)>" }
    }
}
