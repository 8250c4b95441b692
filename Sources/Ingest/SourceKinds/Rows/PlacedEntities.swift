import Domain

/// The places or events of one answer, taken once it is known where most of them are.
struct PlacedEntities {
    private var entries: [Entry] = []

    /// An entity with what it is known by, and how messages name it.
    struct Entry {
        fileprivate var entity: Entity
        let identity: String
        let row: Int
        let name: String
        let line: Int?
    }

    /// - Parameters:
    ///   - entity: what was read.
    ///   - identity: what it is known by in its source.
    ///   - row: counted from 1.
    ///   - name: how messages begin that are about it.
    ///   - line: where it stands, in files that have lines.
    mutating func add(_ entity: Entity, as identity: String, row: Int, name: String, line: Int?) {
        entries.append(
            Entry(entity: entity, identity: identity, row: row, name: name, line: line)
        )
    }

    /// - Parameters:
    ///   - collector: what takes them.
    ///   - log: gets warnings of each that lies where only others' mirror images are.
    ///   - order: how its kind of source writes coordinates.
    /// - Returns: the doubles of earlier ones, which are left out.
    func take(into collector: inout RowCollector, _ log: RowLog, order: String) -> [Entry] {
        var doubles: [Entry] = []
        let cluster = PointCluster(entries.compactMap(\.entity.point))
        for var entry in entries {
            if let fault = cluster.fault(of: entry.entity.point) {
                entry.entity.point = nil
                log.add("\(entry.name): \(fault)", line: entry.line, hint: order)
            }
            if !collector.take(entry.entity, as: entry.identity, row: entry.row) {
                doubles.append(entry)
            }
        }
        return doubles
    }
}

extension Entity {
    /// Where a place or an event is; nothing else has coordinates here.
    fileprivate var point: GeoPoint? {
        get {
            switch self {
            case .place(let place): place.point
            case .event(let event): event.details.place?.point
            default: nil
            }
        }
        set {
            switch self {
            case .place(var place):
                place.point = newValue
                self = .place(place)
            case .event(var event):
                event.details.place?.point = newValue
                self = .event(event)
            default: break
            }
        }
    }
}
