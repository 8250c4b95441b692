import Pages

/// How a person wants the portal built this time.
struct BuildOptions: Sendable {
    var showsDrafts = false
    /// Whether items are shown whose time has not come.
    var showsFuture = false
    var showsExpired = false
    /// Whether everything is built anew, whatever was built before.
    var isFull = false
    /// Whether a site may lose many articles at once.
    var allowsShrinking = false
    /// Whether a build ends where no state of earlier ones is there.
    var requiresState = false
    /// Where no state is there: the address or the folder of a site whose articles are known again.
    var seedFrom: String?
    /// Whether it is told when the site changes next.
    var printsNextDue = false
    /// Pages rendered at once; nil for as many as there are cores.
    var jobs: Int?
    /// The kinds of pages that are built; empty for all.
    var only: Set<PageKind> = []
}
