/// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
struct Section: Sendable {
    let name: Name
    let isInverted: Bool
    let nodes: [Node]
}
