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
        for start in stride(from: 0, to: try edition.articleCount(), by: 1_024) {
            for article in try edition.summaries(at: start..<start + 1_024) {
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
