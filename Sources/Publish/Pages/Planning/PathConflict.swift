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
        var claims: [String: Int] = [:]
        claims.reserveCapacity(pages.count)
        for (index, page) in pages.enumerated() {
            if let first = claims.updateValue(index, forKey: page.path) {
                throw PathConflict(
                    path: page.path,
                    owners: [pages[first].owner, page.owner]
                )
            }
        }
        let hashes = Set(pages.map { StableHash.of($0.path) })
        let starts = Array(stride(from: 0, to: try edition.articleCount(), by: 8_192))
        let found = SideBySide.map(starts, share: 1) { start in
            Result {
                try edition.outlines(at: start..<start + 8_192).enumerated()
                    .filter { hashes.contains($0.element.pathHash) }.map { start + $0.offset }
            }
        }
        for place in try found.flatMap({ try $0.get() }) {
            for article in try edition.summaries(at: place..<place + 1) {
                guard let first = claims[article.path] else { continue }
                throw PathConflict(
                    path: article.path,
                    owners: [pages[first].owner, article.owner]
                )
            }
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
