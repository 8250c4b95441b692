import Basics
public import Domain
import Presentation

/// Spells the addresses of the pages of a type.
struct PageTypeAddresses {
    let type: PageType
    let context: SiteContext

    /// The site path of the page of a row, or of a page of a list.
    func path(in language: Language, row: Int? = nil, number: Int? = nil) -> String {
        let first = context.settings.firstLanguage
        var path = type.path.text(in: language, fallback: first)?.text ?? ""
        if let row, let data = type.data {
            path = type.path(of: data.rows[row], in: language, first: first) ?? path
        }
        let root = context.path(.front, in: language)
        return root + path.drop { $0 == "/" } + (number.map { "p/\($0)/" } ?? "")
    }

    /// The same page in all languages of its type.
    func translations(row: Int? = nil) -> [Language: String] {
        Dictionary(type.languages.map { ($0, path(in: $0, row: row)) }) { first, _ in first }
    }
}

extension PageType {
    /// Where the page of a row stands below the root of a language; nil when a part of it would be empty.
    public func path(
        of row: PageTypeData.Row,
        in language: Language,
        first: Language
    ) -> String? {
        guard let pattern = path.text(in: language, fallback: first)?.text else { return nil }
        let filled = ColumnPattern(pattern).filled(with: row, in: language, fallback: first) {
            Slug.make($0, limit: 80)
        }
        let parts = filled.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropFirst().dropLast().contains("") ? nil : filled
    }
}
