public import Domain
public import TemplateModels

/// Where a page stands: its address, its language, its siblings in the others, its surroundings.
public struct PagePlace: Sendable {
    /// The site path.
    public let path: String
    public let language: Language
    /// Site paths of the same page in the languages in which it exists; empty for articles.
    public let siblings: [Language: String]
    public let shell: Prepared<ShellModel>

    public init(
        path: String,
        language: Language,
        siblings: [Language: String] = [:],
        shell: Prepared<ShellModel>
    ) {
        self.path = path
        self.language = language
        self.siblings = siblings
        self.shell = shell
    }
}
