/// Runs work that awaits on several items at once, at a stated width; results come back in the order of the items. What only
/// reckons is for `ConcurrentMap`.
enum Parallel {
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item],
        width: Int,
        _ work: @escaping @Sendable (Item) throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var results = [Result?](repeating: nil, count: items.count)
            for (index, item) in items.enumerated() {
                if index >= width, let (place, result) = try await group.next() {
                    results[place] = result
                }
                group.addTask { (index, try work(item)) }
            }
            for try await (place, result) in group { results[place] = result }
            return results.compactMap(\.self)
        }
    }
}
