import Domain

/// How a person wants the sources asked this time.
struct FetchOptions: Sendable {
    let isOffline: Bool
    /// Whether any warning fails the build.
    let isStrict: Bool
    /// What is to be asked before its time: names of sources, `*` for all.
    private let refresh: [String]

    init(isOffline: Bool = false, refresh: [String] = [], isStrict: Bool = false) {
        self.isOffline = isOffline
        self.isStrict = isStrict
        self.refresh = refresh
    }

    func refreshes(_ source: SourceID) -> Bool {
        refreshesAll || refresh.contains(source.text)
    }

    /// Whether everything is asked for before its time.
    var refreshesAll: Bool { refresh.contains("*") }

    /// The sources that are named to be asked before their time.
    var refreshed: [String] { refresh.filter { $0 != "*" } }
}
