import Basics
import Presentation

extension NameList {
    static let placeShelves = NameList("the lists of its kind and of its quarter")
}

/// The names of the lists in which a place stands.
struct PlaceShelves {
    let kind: PlaceList?
    let quarter: PlaceList?

    init(kind: String?, quarter: String?) {
        self.kind = kind.map { .kind($0) }
        self.quarter = quarter.map { .quarter($0) }
    }

    /// - Parameter names: as an input of a page has them; empty ones are none.
    init(_ names: [String]) {
        self.init(kind: names.first?.nonBlank, quarter: names.dropFirst().first?.nonBlank)
    }

    var names: [String] { [kind?.slug ?? "", quarter?.slug ?? ""] }
}
