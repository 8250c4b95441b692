import Foundation

/// A piece of a text in HTML, as a tree from which Markdown is written.
enum MarkupNode: Sendable {
    case text(String)
    case element(MarkupElement)

    var element: MarkupElement? {
        if case .element(let element) = self { return element }
        return nil
    }

    /// All words in it, as they stand.
    var text: String {
        switch self {
        case .text(let text): text
        case .element(let element): element.text
        }
    }

    /// Whether it is nothing but white space.
    var isBlank: Bool {
        if case .text(let text) = self { return text.allSatisfy(\.isWhitespace) }
        return false
    }
}

/// An element with what is in it.
struct MarkupElement: Sendable {
    let name: String
    var attributes: [String: String]
    var children: [MarkupNode]

    init(_ name: String, _ attributes: [String: String] = [:], _ children: [MarkupNode] = []) {
        self.name = name
        self.attributes = attributes
        self.children = children
    }

    var text: String { children.map(\.text).joined() }

    /// A value that says something.
    subscript(_ name: String) -> String? {
        let value = attributes[name]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return value.isEmpty ? nil : value
    }

    func hasClass(_ name: String) -> Bool {
        attributes["class"]?.split(whereSeparator: \.isWhitespace).contains { $0 == name } ?? false
    }

    /// The elements of a name below it, in their order.
    func all(_ names: Set<String>) -> [MarkupElement] {
        children.flatMap { child -> [MarkupElement] in
            guard let element = child.element else { return [] }
            return (names.contains(element.name) ? [element] : []) + element.all(names)
        }
    }
}
