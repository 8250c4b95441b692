public import Domain
public import TemplateModels

/// Where a page stands: its address, its language, its siblings in the others, its surroundings.
public struct PageContext: Sendable {
    /// The site path.
    public let path: String
    public let language: Language
    /// Site paths of the same page in the languages in which it exists; empty for articles.
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
}
