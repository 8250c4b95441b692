import Domain

/// How a person wants the sources asked this time.
struct FetchOptions: Sendable {
    let isOffline: Bool
    /// Sources whose next-check time is ignored; nil for none, empty for all.
    private let refresh: Set<SourceID>?

    init(_ flags: FetchFlags) {
        isOffline = flags.offline
        if flags.refresh.isEmpty {
            refresh = nil
        } else {
            refresh = flags.refresh.contains("*") ? [] : Set(flags.refresh.map { SourceID($0) })
        }
    }

    func refreshes(_ source: SourceID) -> Bool {
        guard let refresh else { return false }
        return refresh.isEmpty || refresh.contains(source)
    }

    /// Whether everything is asked for before its time.
    var refreshesAll: Bool { refresh?.isEmpty == true }
}
