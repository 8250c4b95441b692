/// What a template was given for one of its blocks.
///
/// Blocks inside a replacement belong to the template in which it is written, so it keeps that
/// template's own overrides.
struct Override: Hashable {
    let file: Int
    let block: Block
    let overrides: Overrides
    let includes: [TemplatePosition]

    static func == (one: Override, other: Override) -> Bool {
        one.file == other.file && one.block.name.offset == other.block.name.offset
            && one.overrides == other.overrides
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(block.name.offset)
        hasher.combine(overrides)
    }
}

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
