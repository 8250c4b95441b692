/// The replaced blocks of a template, by name.
struct Overrides: Hashable {
    private(set) var byName: [String: Override] = [:]

    /// These and the given ones; what came from further outside wins.
    func adding(_ blocks: [Override]) -> Overrides {
        var all = self
        for block in blocks where all.byName[block.block.name.text] == nil {
            all.byName[block.block.name.text] = block
        }
        return all
    }
}
