public import Domain

/// Two pages that claim one address.
public struct PathConflict: Error, Equatable, Sendable {
    public let path: String
    public let claimants: [String]

    /// - Throws: the first conflict, by the order of the pages.
    static func check(_ pages: [PlannedPage]) throws(PathConflict) {
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
    }

    public var diagnostic: Diagnostic {
        Diagnostic(
            .error,
            "two pages claim \(path): \(claimants.joined(separator: " and "))",
            hint: "give one of them another slug"
        )
    }
}
