/// The templates that are called instead of being written out, first those still to be written.
struct ProcedureQueue<Scope: Hashable> {
    /// A procedure whose body is to be written.
    struct Entry {
        let key: TemplateKey<Scope>
        let includes: [TemplatePosition]
    }

    private var entries: [Entry] = []
    private var known: [TemplateKey<Scope>: Int] = [:]
    private var written = 0

    /// The number of a template's procedure, if it has one.
    func number(of key: TemplateKey<Scope>) -> Int? {
        known[key]
    }

    /// The number of a template's procedure, which it gets now if it has none.
    mutating func reserve(_ key: TemplateKey<Scope>, includes: [TemplatePosition]) -> Int {
        if let number = known[key] { return number }
        known[key] = entries.count
        entries.append(Entry(key: key, includes: includes))
        return entries.count - 1
    }

    /// The next procedure to write; numbers come in their order.
    mutating func next() -> Entry? {
        guard written < entries.count else { return nil }
        written += 1
        return entries[written - 1]
    }

    var count: Int { entries.count }
}

/// One template with what its names and blocks mean: the same key makes the same code.
struct TemplateKey<Scope: Hashable>: Hashable {
    let file: Int
    let scope: Scope
    let overrides: Overrides
}
