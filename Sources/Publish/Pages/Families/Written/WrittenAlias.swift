import Basics
import Domain
import Presentation

/// An address at which a text of the newsroom's own has been, and from which it is still found.
public struct WrittenAlias: Hashable, Sendable {
    /// The site path.
    public let path: String
    /// The text, an article or a page.
    public let target: WrittenLink.Target
    /// The file that says so, as messages name it.
    public let file: String
    /// Counted from 1.
    public let line: Int

    public init(path: String, target: WrittenLink.Target, file: String, line: Int) {
        self.path = path
        self.target = target
        self.file = file
        self.line = line
    }

    func add(to hash: inout StableHash) {
        for text in [path, target.name, file] { hash.add(text) }
        hash.add(line)
    }
}

extension SiteDraft {
    /// Adds what leads from old addresses of the newsroom's own texts to those that they have; all other pages are planned.
    ///
    /// - Returns: what is wrong with them; an address that is taken stays whose it is.
    /// - Throws: what reading the edition throws.
    mutating func addAliases() throws -> [Diagnostic] {
        let aliases = material.written.aliases
        guard !aliases.isEmpty else { return [] }
        let articles = try edition.summaries(
            of: Source.ownID,
            identities: Set(aliases.compactMap(\.target.article))
        )
        let paths = try edition.paths(of: articles)
        var owners = Dictionary(
            pages.filter { !($0.content is TombstoneContent) }.map { ($0.path, $0.owner) }
        ) { first, _ in first }
        var warnings: [Diagnostic] = []
        var ends: [String: String] = [:]
        // What is not published leads nowhere.
        let placed = aliases.compactMap { alias in
            place(of: alias.target, articles, paths).map { (alias: alias, end: $0) }
        }
        let places = FilePlaces(of: owners.keys, feeds.map(\.path), placed.map(\.alias.path))
        for (alias, (path, language)) in placed {
            // It may have been asked for by an address that it has no more.
            let article = try edition.summary(of: .path(alias.path)).flatMap {
                $0.pathHash == StableHash.of(alias.path) ? $0 : nil
            }
            if let owner = owners[alias.path] ?? article?.owner {
                warnings.append(alias.taken(by: owner))
                continue
            }
            if let other = places.obstacle(to: alias.path) {
                warnings.append(alias.barred(by: other))
                continue
            }
            owners[alias.path] = "an alias of \(alias.file)"
            ends[alias.path] = path
            removeGone(alias.path)
            add(Redirect(from: alias.path, to: path))
            add(
                RedirectContent(),
                path: alias.path,
                in: language,
                "the old address of \(alias.file)",
                from: [.names(.target, [path])]
            )
        }
        follow(ends)
        return warnings
    }

    private func place(
        of target: WrittenLink.Target,
        _ articles: [String: ArticleSummary],
        _ paths: [String: String]
    ) -> (String, Language)? {
        switch target {
        case .article(let identity):
            if let article = articles[identity], let path = paths[identity] {
                (path, context.pageLanguage(of: article.language))
            } else {
                nil
            }
        case .page(let file):
            material.written.pages.first { $0.file == file }
                .map { (context.path(of: $0), $0.language) }
        case .file, .site, .itself, .nothing: nil
        }
    }
}

extension WrittenAlias {
    fileprivate func taken(by owner: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "'\(path)' is the address of \(owner) already; the alias is left out",
            path: file,
            line: line,
            hint: "leave it out, or give one of the two another address"
        )
    }

    fileprivate func barred(by other: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "'\(path)' cannot stand beside '\(other)', since a file is no folder; the alias is left out",
            path: file,
            line: line,
            hint: "leave it out; a rule of the server can send its readers on"
        )
    }
}
