import Foundation
import Markdown

/// The articles that say in their heads by what they are known.
struct NamedArticles {
    /// Paths below the folder of articles, by what stands under `id`; more than one where a person gave it twice.
    let names: [String: [String]]

    /// - Parameters:
    ///   - names: of articles, below the folder.
    ///   - folder: where they lie.
    init(among names: [String], in folder: URL) {
        let named = names.compactMap { name -> (String, [String])? in
            let file = folder.appending(path: name, directoryHint: .notDirectory)
            guard let text = try? OwnText(file).text, text.contains("id"),
                let id = try? FrontMatterDocument.parse(text, path: name).string("id")
            else { return nil }
            return (id, [name])
        }
        self.names = Dictionary(named, uniquingKeysWith: +)
    }
}
