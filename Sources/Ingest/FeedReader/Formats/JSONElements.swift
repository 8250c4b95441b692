import Basics

/// Turns RSS in JSON into the elements that RSS in XML would have given.
enum JSONElements {
    static func tree(named name: String, _ value: JSONValue) -> XMLElement {
        var element = XMLElement(name: elementName(name))
        if let text = value.text {
            element.children.append(.text(text))
        } else if case .object(let members) = value {
            for case (let key, let member?) in members { add(member, named: key, to: &element) }
        }
        return element
    }

    /// The items of a feed's tree, which are taken out of it.
    static func takeItems(from tree: inout XMLElement) -> [XMLElement] {
        var items: [XMLElement] = []
        for (index, node) in tree.children.enumerated().reversed() {
            guard case .element(var child) = node else { continue }
            if child.kind == .item {
                items.append(child)
                tree.children.remove(at: index)
            } else if child.kind == .channel {
                items += takeItems(from: &child).reversed()
                tree.children[index] = .element(child)
            }
        }
        return items.reversed()
    }

    /// A text is an attribute as well as an element, since JSON does not tell them apart.
    private static func add(_ value: JSONValue, named key: String, to element: inout XMLElement) {
        switch (value, value.text) {
        case (.list(let list), _):
            for value in list { add(value, named: key, to: &element) }
        case (.object, _): element.children.append(.element(tree(named: key, value)))
        case (_, let text?) where key == "#value" || key == "#text":
            element.children.append(.text(text))
        case (_, let text?):
            element.attributes.append(XMLAttribute(name: key.lowercased(), value: text))
            element.children.append(.element(tree(named: key, value)))
        default: break
        }
    }

    private static func elementName(_ key: String) -> ElementName {
        let parts = key.lowercased().split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            return ElementName(namespace: .core, local: parts.last ?? "")
        }
        let namespace = FeedNamespace(usualPrefix: parts[0]) ?? .other
        return ElementName(namespace: namespace, local: parts[1])
    }
}
