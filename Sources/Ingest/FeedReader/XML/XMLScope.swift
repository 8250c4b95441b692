/// What an element inherits from those around it.
struct XMLScope {
    /// The `xml:base` values in force, the outermost first.
    var bases: [String] = []
    var language: String?
}
