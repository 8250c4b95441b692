import Basics
import Domain
import Foundation
import Recurrence

/// What is taken of an answer besides news where its source says how much: of events those that come next, of all else the first.
struct EntityChoice {
    /// In the order of the answer.
    let kept: [ReceivedEntity]
    /// How much of each kind was left out, in words.
    let remarks: [String]
    /// Events that are left out since they are over: what is archived of them stays, as that of all that is over.
    let untold: Set<String>

    init(_ entities: [ReceivedEntity], in context: ReadingContext) {
        guard let most = context.source.maxItems, entities.count > most else {
            self.kept = entities
            self.remarks = []
            self.untold = []
            return
        }
        let crowded = Dictionary(grouping: entities.indices) { entities[$0].entity.kind }
            .filter { $0.value.count > most }
        let order = EventOrder(at: context.receivedAt, zone: context.timeZone)
        var left: Set<Int> = []
        var remarks: [String] = []
        var untold: Set<String> = []
        for (kind, places) in crowded.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let sorted =
                kind == .event
                ? order.sorted(places, of: entities) : places.map { (place: $0, isOver: false) }
            for (place, isOver) in sorted.dropFirst(most) {
                left.insert(place)
                if isOver { untold.insert(entities[place].identity) }
            }
            remarks.append(
                "left out by maxItems: \(places.count - most) of \(places.count) entries of the kind "
                    + "'\(kind.rawValue)'"
            )
        }
        kept = entities.indices.filter { !left.contains($0) }.map { entities[$0] }
        self.remarks = remarks
        self.untold = untold
    }
}

/// Which of many events come first: those that go on or come next, then those that began last.
private struct EventOrder {
    private let moment: Date
    private let clocks: ZoneClocks

    private static let year: TimeInterval = 366 * 86_400

    init(at moment: Date, zone: TimeZone) {
        self.moment = moment
        clocks = ZoneClocks(site: zone)
    }

    /// - Parameters:
    ///   - places: of events among the entities.
    ///   - entities: of one answer.
    /// - Returns: the places, each with whether nothing of it is to come.
    func sorted(
        _ places: [Int],
        of entities: [ReceivedEntity]
    ) -> [(place: Int, isOver: Bool)] {
        let ranks = ConcurrentMap.map(places) { place in rank(entities[place].entity) }
        return zip(places, ranks)
            .sorted { left, right in
                (left.1.isOver ? 1 : 0, left.1.seconds, left.0)
                    < (right.1.isOver ? 1 : 0, right.1.seconds, right.0)
            }
            .map { (place: $0.0, isOver: $0.1.isOver) }
    }

    private func rank(_ entity: Entity) -> (isOver: Bool, seconds: Double) {
        guard case .event(let event) = entity else { return (false, 0) }
        // What comes in ten years is looked for only where nothing comes in one.
        for years in [1.0, 10] {
            let end = moment.addingTimeInterval(years * Self.year)
            let times = event.occurrences(from: moment, to: end, clocks: clocks).list
            if let next = times.first { return (false, next.start.timeIntervalSince1970) }
        }
        let clock = clocks.clock(of: event.times.zone)
        let start = RecurrenceSet.wall(of: event.times.start, clock: clock)
        return (true, -Double(start.seconds))
    }
}
