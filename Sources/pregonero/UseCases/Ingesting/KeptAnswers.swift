import Fetching

/// What is kept of the sources' answers between two builds, and of asking for them.
struct KeptAnswers {
    let snapshots: SnapshotStore
    let history: FetchHistoryStore

    init(_ layout: SiteLayout) {
        snapshots = SnapshotStore(folder: layout.responses)
        history = FetchHistoryStore(file: layout.history)
    }
}
