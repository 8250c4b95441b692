public import Domain

/// What a build is made from beside archive and clock, as numbers that differ when any of it does.
public struct BuildInputs: Sendable {
    /// On which every page may depend: the program, its configuration, the site's own templates.
    public let shared: UInt64
    /// All of it, and the archive: a build with equal inputs writes an equal site.
    public let all: UInt64
    /// The number of items that wait for their time.
    public let held: Int
    /// Warnings that were reported already and hold as long as a site is made from these inputs.
    public let remarks: [Diagnostic]

    public init(shared: UInt64, all: UInt64, held: Int, remarks: [Diagnostic] = []) {
        self.shared = shared
        self.all = all
        self.held = held
        self.remarks = remarks
    }
}
