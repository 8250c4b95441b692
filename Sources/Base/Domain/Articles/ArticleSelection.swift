import Basics

/// Which articles a list of the site's own has: those for which all of this holds.
public struct ArticleSelection: Hashable, Sendable {
    public let section: SectionID?
    /// A tag under which sources file articles, folded as tags are compared.
    public let tag: String?
    public let source: SourceID?
    /// ISO 3166-1 alpha-2, lower case.
    public let country: String?
    public let form: ArticleForm?

    public init(
        section: SectionID? = nil,
        tag: String? = nil,
        source: SourceID? = nil,
        country: String? = nil,
        form: ArticleForm? = nil
    ) {
        self.section = section
        self.tag = tag.map(Folding.fold)
        self.source = source
        self.country = country
        self.form = form
    }

    /// The newsroom's own articles that are heard.
    public static let episodes = ArticleSelection(source: Source.ownID, form: .audio)
}

extension ArticleSelection: CustomStringConvertible {
    /// `section culture, tag interview`
    public var description: String {
        let parts = [
            ("section", section?.text), ("tag", tag), ("source", source?.text),
            ("country", country), ("form", form?.rawValue),
        ]
        let told = parts.compactMap { name, value in value.map { "\(name) \($0)" } }
        return told.isEmpty ? "all" : told.joined(separator: ", ")
    }
}
