public import Domain
public import TemplateModels

/// Where a page stands: its address, its language, its siblings in the others, its surroundings.
public struct PageContext: Sendable {
    /// The site path.
    public let path: String
    public let language: Language
    /// Site paths of the same page in the languages in which it exists; empty for what exists in one alone.
    public let siblings: [Language: String]
    public let sharedLayout: Prepared<SharedLayoutModel>

    public init(
        path: String,
        language: Language,
        siblings: [Language: String] = [:],
        sharedLayout: Prepared<SharedLayoutModel>
    ) {
        self.path = path
        self.language = language
        self.siblings = siblings
        self.sharedLayout = sharedLayout
    }

    /// The same around texts that a page shows.
    public func around(_ texts: [String], context: SiteContext) -> PageContext {
        let shown = texts.filter { TextInserts.areIn($0) || TextInserts.haveColours(in: $0) }
        if shown.isEmpty { return self }
        return PageContext(
            path: path,
            language: language,
            siblings: siblings,
            sharedLayout: Prepared(sharedLayout.model.around(shown, context: context))
        )
    }

    /// The same of a page that may load more.
    public func allowing(
        _ allowances: [(directive: ContentPolicy.Directive, source: String)]
    ) -> PageContext {
        PageContext(
            path: path,
            language: language,
            siblings: siblings,
            sharedLayout: Prepared(sharedLayout.model.allowing(allowances))
        )
    }
}
