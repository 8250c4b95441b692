/// A key in the head of a text, whatever its value is.
protocol HeadEntry: Sendable {
    /// As heads write it.
    var names: [String] { get }
}

extension Set<String> {
    /// The names of all keys that the head of one kind of text may have.
    init(of entries: [any HeadEntry]) {
        self.init(entries.flatMap(\.names))
    }
}
