/// An element of a feed with all that it holds.
struct XMLElement {
    let name: ElementName
    var attributes: [XMLAttribute] = []
    var children: [XMLNode] = []
    var scope = XMLScope()
    /// Where its start tag begins in the text.
    var offset = 0
    /// Of the start tag of an entry; 0 elsewhere.
    var line = 0
    /// The input ended before its end tag came.
    var isCut = false

    var kind: ElementKind { name.kind }

    /// The value of an attribute, by its name in lower case (`href`, `rdf:about`).
    subscript(_ name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    var elements: some Sequence<XMLElement> {
        children.lazy.compactMap { if case .element(let child) = $0 { child } else { nil } }
    }

    func first(_ kind: ElementKind) -> XMLElement? {
        for case .element(let child) in children where child.kind == kind { return child }
        return nil
    }

    /// The text of the element and all below it, markup and scripts left out.
    var text: String {
        if children.count == 1, case .text(let text) = children[0] { return text }
        return children.reduce(into: "") { text, child in
            switch child {
            case .text(let part): text += part
            case .element(let element) where !HTMLNames.isProgram(element.name.local):
                text += element.text
            case .element: break
            }
        }
    }

    /// The text of the element itself, without that of the elements in it.
    var ownText: String {
        children.reduce(into: "") { if case .text(let part) = $1 { $0 += part } }
    }

    /// The text without the white space around it; nil for none.
    var trimmedText: String? {
        let text = text.trimmingASCIISpace()
        return text.isEmpty ? nil : text
    }

    var hasElements: Bool {
        children.contains { if case .element = $0 { true } else { false } }
    }
}

/// A name and its value, the name in lower case with its namespace's usual prefix.
struct XMLAttribute: Equatable {
    let name: String
    let value: String
}

/// What an element holds, in order.
enum XMLNode {
    case element(XMLElement)
    case text(String)
}

/// What an element inherits from those around it.
struct XMLScope {
    /// The `xml:base` values in force, the outermost first.
    var bases: [String] = []
    var language: String?
}
