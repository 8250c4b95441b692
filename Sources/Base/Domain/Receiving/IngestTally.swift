/// What taking in one or more batches changed in the archive.
public struct IngestTally: Hashable, Sendable {
    public var added = 0
    public var updated = 0
    public var withdrawn = 0
    public var folded = 0
    /// New or changed ones that the filters of their sources leave out; they are counted as added or updated too.
    public var filtered = 0
    /// The weeks whose items were grouped into stories.
    public var groupedWeeks = 0
    /// Taken out by the age or number that the site keeps, or by its removal list.
    public var retired = 0
    /// How many of them had something left that could be read, and has nothing now.
    public var erased = 0
    /// The sources whose answers hold what was erased.
    public var erasedFrom: Set<SourceID> = []
    /// What a person should know of it.
    public var remarks: [Diagnostic] = []

    public init() {}

    /// Whether an item is there that was not, reads otherwise, or is gone.
    public var hasChanges: Bool { added + updated + withdrawn + retired > 0 }

    public static func += (total: inout IngestTally, more: IngestTally) {
        total.added += more.added
        total.updated += more.updated
        total.withdrawn += more.withdrawn
        total.folded += more.folded
        total.filtered += more.filtered
        total.groupedWeeks += more.groupedWeeks
        total.retired += more.retired
        total.erased += more.erased
        total.erasedFrom.formUnion(more.erasedFrom)
        total.remarks += more.remarks
    }
}
