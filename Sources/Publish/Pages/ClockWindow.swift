public import Foundation

/// A page whose text changes at a known moment, without any new answer.
public struct ClockWindow: Hashable, Sendable {
    /// The site path.
    public let page: String
    public let nextChange: Date

    /// The windows of all pages: only embargoed and expiring items change anything with time alone, and these
    /// come into and go from the fronts and the lists' own addresses.
    static func all(of pages: [PlannedPage], nextChange: Date?) -> [ClockWindow] {
        guard let nextChange else { return [] }
        return pages.filter(\.showsTheNewest).map {
            ClockWindow(page: $0.path, nextChange: nextChange)
        }
    }
}

extension PlannedPage {
    fileprivate var showsTheNewest: Bool {
        switch content {
        case .front, .map: true
        case .list(let page): page.number == nil
        default: false
        }
    }
}
