/// Which counts share a shade on the map: up to three, of few, some and many.
struct MapLevels {
    /// The least count of each level.
    private let starts: [Int]
    private let most: Int

    init(_ counts: [Int]) {
        most = counts.max() ?? 0
        var starts = [1]
        for share in [5, 2] {
            let start = (most + share - 1) / share
            if start > starts[starts.count - 1] { starts.append(start) }
        }
        self.starts = starts
    }

    /// The class of a country with this many articles.
    func name(of count: Int) -> String {
        let level = starts.lastIndex { $0 <= count }.map { $0 + 1 } ?? 0
        return level == 0 ? "" : "land-\(level)"
    }

    func legend(_ catalogue: Catalogue) -> [MapLegendModel] {
        let none = MapLegendModel(level: "", text: catalogue[.mapNone])
        guard most > 0 else { return [none] }
        return [none]
            + starts.enumerated().map { place, start in
                MapLegendModel(level: "land-\(place + 1)", text: text(place, start, catalogue))
            }
    }

    private func text(_ place: Int, _ start: Int, _ catalogue: Catalogue) -> String {
        let from = catalogue.number(start)
        guard place + 1 < starts.count else {
            return start == most ? from : catalogue.text(.mapFrom, [.from: from])
        }
        let end = starts[place + 1] - 1
        return start == end
            ? from : catalogue.text(.mapRange, [.from: from, .to: catalogue.number(end)])
    }
}
