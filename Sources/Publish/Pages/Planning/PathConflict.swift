import Basics
public import Domain

/// Two pages that claim one address.
public struct PathConflict: Error, Equatable, Sendable {
    public let path: String
    public let owners: [String]

    /// Articles never conflict among themselves: the archive gives each an address of its own.
    ///
    /// - Throws: `PathConflict`, the first by the order of the pages.
    static func check(_ pages: [PlannedPage], and edition: any EditionReading) throws {
        let hashes = Set(pages.map { StableHash.of($0.path) })
        if hashes.count < pages.count { try check(pages) }
        let starts = Array(stride(from: 0, to: try edition.articleCount(), by: 8_192))
        let found = ConcurrentMap.map(starts, share: 1) { start in
            Result {
                try edition.outlines(at: start..<start + 8_192).filter {
                    hashes.contains($0.pathHash)
                }
            }
        }
        for place in try found.flatMap({ try $0.get().map(\.place) }) {
            for article in try edition.summaries(at: place..<place + 1) {
                let path = try edition.path(of: article)
                guard let page = pages.first(where: { $0.path == path }) else { continue }
                throw PathConflict(path: path, owners: [page.owner, article.owner])
            }
        }
    }

    /// Looks for two pages with one path among those that are planned.
    private static func check(_ pages: [PlannedPage]) throws {
        var claims: [String: Int] = [:]
        for (index, page) in pages.enumerated() {
            guard let first = claims.updateValue(index, forKey: page.path) else { continue }
            throw PathConflict(path: page.path, owners: [pages[first].owner, page.owner])
        }
    }

    public var diagnostic: Diagnostic {
        Diagnostic(
            .error,
            "two pages claim \(path): \(owners.joined(separator: " and "))",
            hint: "give one of them another address"
        )
    }
}
