public import Domain

/// Two pages that claim one address.
public struct PathConflict: Error, Equatable, Sendable {
    public let path: String
    public let claimants: [String]

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
                    claimants: [pages[first].claimant, page.claimant]
                )
            }
        }
        for start in stride(from: 0, to: try edition.articleCount(), by: 1_024) {
            for article in try edition.outlines(at: start..<start + 1_024) {
                guard let first = claims[article.path] else { continue }
                throw PathConflict(
                    path: article.path,
                    claimants: [pages[first].claimant, article.claimant]
                )
            }
        }
    }

    public var diagnostic: Diagnostic {
        Diagnostic(
            .error,
            "two pages claim \(path): \(claimants.joined(separator: " and "))",
            hint: "give one of them another slug"
        )
    }
}
