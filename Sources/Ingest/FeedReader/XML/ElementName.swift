/// The name of an element or an attribute, its prefix resolved.
struct ElementName {
    let kind: ElementKind
    let namespace: FeedNamespace
    /// In lower case.
    let local: String

    init(namespace: FeedNamespace, local: String) {
        self.namespace = namespace
        self.local = local
        let qualified = namespace == .core ? local : "\(namespace.rawValue):\(local)"
        // Some Atom feeds call their entries items.
        let isItem = namespace == .atom && local == "item"
        kind = ElementKind(rawValue: isItem ? local : qualified) ?? .other
    }
}
