/// The places of the articles that each is related to, by its own place: sixteen bytes an article.
struct RelatedPlaces: Sendable {
    /// As many for each article as it can have; what it has not is negative.
    private var places: [Int32] = []

    mutating func set(_ others: [Int32], at place: Int32, of count: Int) {
        if places.isEmpty { places = [Int32](repeating: -1, count: count * HeadlineWindow.most) }
        let start = Int(place) * HeadlineWindow.most
        for (number, other) in others.prefix(HeadlineWindow.most).enumerated() {
            places[start + number] = other
        }
    }

    subscript(place: Int32) -> [Int32] {
        if places.isEmpty { return [] }
        let start = Int(place) * HeadlineWindow.most
        return places[start..<start + HeadlineWindow.most].filter { $0 >= 0 }
    }
}
