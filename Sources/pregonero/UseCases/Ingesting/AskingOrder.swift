/// In which order sources are asked.
enum AskingOrder {
    /// Hosts take turns: the first source of each, then the second of each, so that however few are under way, many hosts are
    /// at work, each of which is asked politely.
    ///
    /// - Parameter visits: their indices, each with the host that is asked.
    /// - Returns: the indices.
    static func inTurns(_ visits: [(Int, host: String)]) -> [Int] {
        var turns: [String: Int] = [:]
        var order: [(turn: Int, place: Int, index: Int)] = []
        for (place, (index, host)) in visits.enumerated() {
            let turn = turns[host, default: 0]
            turns[host] = turn + 1
            order.append((turn, place, index))
        }
        return order.sorted { ($0.turn, $0.place) < ($1.turn, $1.place) }.map(\.index)
    }
}
