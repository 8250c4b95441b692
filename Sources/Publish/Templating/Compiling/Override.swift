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
