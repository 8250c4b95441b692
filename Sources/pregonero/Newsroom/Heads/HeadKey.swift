/// A key in the head of a text: its name, and how its value is read.
///
/// A value that takes more than the head is a function of what it takes: `fields[ArticleHead.date](timeZone)`.
struct HeadKey<Value>: HeadEntry {
    let name: String
    /// Those that say the same, or more of it.
    let further: [String]
    fileprivate let read: @Sendable (FrontMatterFields) -> Value

    init(
        _ name: String,
        with further: [String] = [],
        read: @escaping @Sendable (FrontMatterFields) -> Value
    ) {
        self.name = name
        self.further = further
        self.read = read
    }

    var names: [String] { [name] + further }
}

extension FrontMatterFields {
    /// The value of a key, with what is wrong with it reported.
    subscript<Value>(key: HeadKey<Value>) -> Value { key.read(self) }
}
