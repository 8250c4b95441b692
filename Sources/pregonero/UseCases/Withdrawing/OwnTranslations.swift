import Basics
import Domain
import Foundation
import Markdown

/// Which of the newsroom's own articles are one article in several languages, by what their files say.
struct OwnTranslations {
    let layout: SiteLayout
    let settings: SiteSettings

    /// What a file says of who it is.
    private struct Text {
        let identity: String
        let key: String
        let language: Language
    }

    /// - Parameter identity: of an article, whose file may be gone.
    /// - Returns: who it is in other languages, in the order of the files.
    func identities(of identity: String) -> [String] {
        let all = OwnFolder.texts(layout.articles, layout: layout).names.map(text)
        let gone = TextName.parts(of: identity, settings.languages)
        let own = all.first { $0.identity == identity }
        let key = own?.key ?? gone.name
        let language = own?.language ?? gone.language ?? settings.firstLanguage
        return all.filter {
            $0.key == key && $0.language != language && $0.identity != identity
        }.map(\.identity)
    }

    private func text(of file: String) -> Text {
        let name = String(file.dropLast(".md".count))
        let place = layout.articles.appending(path: file, directoryHint: .notDirectory)
        let text = (try? OwnText(place).text) ?? ""
        // Of a file with a mistake the name tells who it is.
        let head = try? FrontMatterDocument.parse(text, path: file)
        func said(_ key: String) -> String? { (try? head?.string(key))?.nonBlank }
        let parts = TextName.parts(of: name, settings.languages)
        let language = said("language").map { Language($0) }
        return Text(
            identity: said("id") ?? name,
            key: ArticleKeys.key(said("key"), named: name, settings.languages),
            language: language ?? parts.language ?? settings.firstLanguage
        )
    }
}
