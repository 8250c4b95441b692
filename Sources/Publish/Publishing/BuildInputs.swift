/// What a build is made from beside archive and clock, as numbers that differ when any of it does.
public struct BuildInputs: Sendable {
    /// On which every page may depend: the program, its configuration, the site's own templates.
    public let shared: UInt64
    /// All of it, and the archive: a build with equal inputs writes an equal site.
    public let all: UInt64
    /// The number of items that wait for their time.
    public let held: Int

    public init(shared: UInt64, all: UInt64, held: Int) {
        self.shared = shared
        self.all = all
        self.held = held
    }
}
