import Basics
import Domain

extension SiteDraft {
    /// Takes back what `moved.txt` lets lead on from addresses that the portal has itself; all other pages are planned.
    ///
    /// - Returns: a warning for each.
    /// - Throws: what reading the edition throws.
    mutating func leaveOutTakenMoves() throws -> [Diagnostic] {
        let moved = Set(try edition.redirects().map(\.from))
        guard !moved.isEmpty else { return [] }
        var owners: [String: String] = [:]
        for page in pages where moved.contains(page.path) && !(page.content is RedirectContent) {
            owners[page.path] = page.owner
        }
        for feed in feeds where moved.contains(feed.path) { owners[feed.path] = "a feed" }
        for path in moved where owners[path] == nil {
            // It may have been asked for by an address that it has no more.
            let article = try edition.summary(of: .path(path))
            if let article, article.pathHash == StableHash.of(path) { owners[path] = article.owner }
        }
        removeRedirects(from: Set(owners.keys))
        let lines = Dictionary(material.written.moves.map { ($0.path, $0) }) { first, _ in first }
        return owners.sorted { $0.key < $1.key }.map { path, owner in
            Diagnostic(
                .warning,
                "'\(path)' is the address of \(owner); the line is left out",
                path: lines[path]?.file,
                line: lines[path]?.line,
                hint: "take the line away, or give the page another address"
            )
        }
    }
}
