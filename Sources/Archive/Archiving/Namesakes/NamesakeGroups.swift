import Domain

/// The archived items of a source by the identity that they share in its feed; of that of an erased one only a mark is
/// known.
struct NamesakeGroups {
    private var groups: [String: [Namesakes.Member]] = [:]
    private var hasErased = false

    mutating func add(_ member: Namesakes.Member, named name: String) {
        groups[name, default: []].append(member)
        if ErasureMark.isOne(name) { hasErased = true }
    }

    /// Nil where nothing is known to share it.
    subscript(name: String) -> [Namesakes.Member]? {
        guard hasErased, case let mark = ErasedItems.mark(name), mark != name,
            let erased = groups[mark]
        else { return groups[name] }
        return (groups[name] ?? []) + erased
    }
}
