/// A tag of a template.
struct Tag: Sendable {
    let kind: TagKind
    let name: Name
    /// The name's value names the template (`{{>*name}}`).
    var isDynamic = false
    let start: Int
}
