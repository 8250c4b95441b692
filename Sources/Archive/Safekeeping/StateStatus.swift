import Basics

/// How a state and what is kept of it elsewhere stand to each other.
public struct StateStatus: Encodable, Equatable, Sendable {
    /// When the state that counts there was made; nil when there is none.
    public let moment: String?
    public let machine: String?
    /// Whose it is, where that is another portal.
    public let otherSite: String?
    public let files: Int
    public let bytes: Int
    /// Whether what names the state that counts is damaged or gone, or that state itself.
    public let isDamaged: Bool
    /// What it takes up there.
    public let packed: Int
    /// Former ones that are kept there.
    public let former: [String]
    /// Whether this machine knows it.
    public let isKnown: Bool
    /// Files here that were not sent.
    public let unsent: Int

    public init(_ place: StatePlace) throws {
        let (current, snapshot, isDamaged) = try Self.found(place)
        self.isDamaged = isDamaged
        moment = current?.name.moment
        machine = current?.machine
        otherSite = snapshot.flatMap { $0.site == place.site ? nil : $0.site }
        files = snapshot?.files.count ?? 0
        bytes = snapshot?.size ?? 0
        packed = snapshot?.packed ?? 0
        former = try place.snapshots().filter { $0 != current?.name }.map(\.moment)
        let sent = place.sent()
        isKnown = current.map { sent?.name == $0.name.text } ?? !isDamaged
        unsent = place.survey.paths().filter { !StateSurvey.isJournal($0) }
            .count { place.isUnsent($0, since: sent) }
    }

    private typealias Current = (name: SnapshotName, machine: String)

    /// What counts there, also where that is damaged: the former ones are to be told all the same.
    private static func found(
        _ place: StatePlace
    ) throws -> (current: Current?, snapshot: Snapshot?, isDamaged: Bool) {
        var current: Current?
        do throws(StateError) {
            current = try place.current(try place.remote.pointer())
            guard let name = current?.name else { return (nil, nil, false) }
            return (current, try place.snapshot(name), false)
        } catch .damaged {
            return (current, nil, true)
        }
    }
}
