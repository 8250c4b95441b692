import Basics
import Domain
import Presentation

/// Pages that are open while the same page in another language is closed, which most often was meant to close both.
struct OpenTwins {
    /// By the path that closes their twins: in each language the one that stands above the others.
    private var twins: [String: [Language: String]] = [:]
    /// What is closed but for languages as a whole: nobody closes those by mistake.
    private let paths: [String]
    private let protection: SiteProtection?

    /// - Parameters:
    ///   - map: all pages but those of articles.
    ///   - translations: the articles that there are in several languages.
    ///   - context: how addresses are spelt, and what is closed.
    init(_ map: SiteMap, _ translations: ArticleTranslations, context: SiteContext) {
        protection = context.settings.publication.protection
        let roots = context.settings.languages.map { context.path(.front, in: $0) }
        paths = (protection?.paths ?? []).filter { !roots.contains($0) }
        guard !paths.isEmpty else { return }
        for page in map.pages {
            guard let path = closing(page.path) else { continue }
            let twins = page.route.map { map.siblings(of: $0, context: context) }
            add(twins ?? page.translations, to: path)
        }
        for paths in translations.all {
            for path in Set(paths.values.compactMap(closing)) { add(paths, to: path) }
        }
    }

    private func isClosed(_ path: String) -> Bool { protection?.covers(path) == true }

    /// The path of the configuration that closes a page; nil for one that is open.
    private func closing(_ path: String) -> String? {
        paths.first { path.hasPrefix($0) }
    }

    private mutating func add(_ others: [Language: String], to path: String) {
        for (language, other) in others where !isClosed(other) {
            let known = twins[path]?[language]
            if let known, (known.utf8.count, known) <= (other.utf8.count, other) { continue }
            twins[path, default: [:]][language] = other
        }
    }

    /// One for each path that closes a part of what it was to close, in the order of the configuration.
    var warnings: [Diagnostic] {
        paths.compactMap { path in
            guard let twins = twins[path]?.sorted(by: { $0.key < $1.key }).map(\.value) else {
                return nil
            }
            let named = twins.map { "'\($0)'" }.joined(separator: ", ")
            let verbs = twins.count == 1 ? "shows the same and is" : "show the same and are"
            return Diagnostic(
                .warning,
                "'protect' closes '\(path)', but \(named) \(verbs) open",
                at: protection?.places[path, of: "paths"],
                hint: "add \(twins.joined(separator: ", ")) to protect.paths"
            )
        }
    }
}
