import Basics
import Domain
import Markdown
import Pages

/// By which keys articles of the newsroom's own are translations of each other: `key` in their heads, else the names of
/// their files without the languages in which they end.
final class ArticleKeys {
    private let languages: [Language]
    /// By file.
    private var found: [String: ArticleKin] = [:]

    /// - Parameter languages: of the site.
    init(languages: [Language]) {
        self.languages = languages
    }

    /// Those that share their keys with others, in the order of their files.
    var shared: [ArticleKin] {
        Dictionary(grouping: found.values, by: \.key).values.filter { $0.count > 1 }
            .flatMap(\.self).sorted { $0.file < $1.file }
    }

    /// Takes over what an article says.
    ///
    /// - Parameters:
    ///   - fields: its head.
    ///   - identity: who it is.
    ///   - name: the place of its file below `Content/articles`, without `.md`.
    func note(_ fields: FrontMatterFields, of identity: String, named name: String) {
        note(fields[ArticleHead.key], of: identity, named: name, file: fields.document.path)
    }

    /// The same of a file with mistakes, of which an earlier text is published.
    func note(mistaken text: String, named name: String, file: String) {
        guard found[file] == nil else { return }
        note(
            TextAddresses.values(of: ArticleHead.key.name, in: text).first,
            of: TextAddresses.ids(in: text).first ?? name,
            named: name,
            file: file
        )
    }

    private func note(_ key: String?, of identity: String, named name: String, file: String) {
        let key = Self.key(key, named: name, languages)
        found[file] = ArticleKin(key: key, article: identity, file: file)
    }

    /// The key of an article: what its head says, else the name of its file without a language.
    static func key(_ said: String?, named name: String, _ languages: [Language]) -> String {
        said?.nonBlank ?? TextName.parts(of: name, languages).name
    }
}
