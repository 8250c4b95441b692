/// One template with what its names and blocks mean: the same key makes the same code.
struct TemplateKey<Scope: Hashable>: Hashable {
    let file: Int
    let scope: Scope
    let overrides: Overrides
}
