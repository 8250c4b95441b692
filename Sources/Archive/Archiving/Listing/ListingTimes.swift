import GRDB

/// When items sort: from one moment on, before another; nil for no bound.
struct ListingTimes: Sendable {
    var start: Int?
    var end: Int?

    /// Of a query of items.
    var condition: String {
        let bounds = [start.map { "sort_time >= \($0)" }, end.map { "sort_time < \($0)" }]
            .compactMap(\.self)
        return bounds.isEmpty ? "" : "WHERE \(bounds.joined(separator: " AND "))"
    }

    /// Between which times parts of about one size sort; no item stands in two.
    static func dividing(
        _ count: Int,
        into parts: Int,
        _ database: Database
    ) throws -> [Self] {
        var bounds = [Self()]
        for part in 1..<max(2, parts) where parts > 1 {
            let time = try Int.fetchOne(
                database,
                sql: "SELECT sort_time FROM items ORDER BY sort_time, id LIMIT 1 OFFSET ?",
                arguments: [count * part / parts]
            )
            let last = bounds.count - 1
            guard let time, bounds[last].start.map({ $0 < time }) ?? true else { continue }
            bounds[last].end = time
            bounds.append(Self(start: time))
        }
        return bounds
    }
}
