import Basics
import Foundation

/// How a site makes the addresses of its texts: `/:year/:month/:slug/`.
struct PermalinkPattern {
    let text: String
    let zone: TimeZone

    /// - Parameters:
    ///   - date: of the text.
    ///   - words: what other names stand for: `title`, `slug`, `categories`.
    /// - Returns: the address; parts of which nothing is known are left out.
    func address(date: Date?, _ words: [String: String]) -> String {
        let times = date.map(times) ?? [:]
        let path = text.replacing(/:([a-z_]+)/) { match in
            let name = String(match.output.1)
            return words[name] ?? times[name] ?? ""
        }
        .replacing(/\[:?[a-z_]+\]/, with: "")
        let parts = path.split(separator: "/").joined(separator: "/")
        let isOpen = path.hasSuffix("/") && !parts.isEmpty
        return "/\(parts)\(isOpen ? "/" : "")"
    }

    private func times(_ date: Date) -> [String: String] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second],
            from: date
        )
        func two(_ number: Int?) -> String { (number ?? 0).zeroPadded(2) }
        let year = "\(parts.year ?? 0)"
        let ordinal = calendar.ordinality(of: .day, in: .year, for: date) ?? 1
        return [
            "year": year, "short_year": String(year.suffix(2)), "month": two(parts.month),
            "i_month": "\(parts.month ?? 0)", "day": two(parts.day), "i_day": "\(parts.day ?? 0)",
            "y_day": ordinal.zeroPadded(3), "yearday": "\(ordinal)", "hour": two(parts.hour),
            "minute": two(parts.minute),
            "second": two(parts.second),
        ]
    }
}
