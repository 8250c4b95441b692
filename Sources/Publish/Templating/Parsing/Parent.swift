/// `{{<name}}…{{/name}}`: another template with some of its blocks replaced.
struct Parent: Sendable {
    let inclusion: Inclusion
    let blocks: [Block]
    /// The first thing inside that is no block, and so is never shown.
    let stray: Int?
}
