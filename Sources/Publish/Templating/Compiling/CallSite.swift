/// Where in which template the compiler is, and what names and blocks mean there.
struct CallSite<Scope> {
    var file: Int
    var scope: Scope
    var overrides: Overrides
    var indent: Indent
    /// The tags that led here from other templates, innermost first.
    var includes: [TemplatePosition]
    var depth: Int
}
