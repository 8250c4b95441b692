/// All keys that the head of one kind of text may have.
struct HeadKeys: Sendable {
    let names: Set<String>

    init(_ entries: [any HeadEntry]) {
        names = Set(entries.flatMap(\.names))
    }
}
