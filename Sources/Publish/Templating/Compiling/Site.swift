/// Where in which template the composer is, and what names and blocks mean there.
struct Site<Scope> {
    var file: Int
    var scope: Scope
    var overrides: Overrides
    var margin: Margin
    /// The tags that led here from other templates, innermost first.
    var includes: [TemplatePosition]
    var depth: Int
}
