/// Why an edition cannot be shown or brought back; nothing was touched.
public enum EditionError: Error, Equatable, Sendable {
    /// No edition was kept yet.
    case none
    case unknown(Int, kept: ClosedRange<Int>)
    /// It is what stands there.
    case standing(Int)
    /// What it takes is damaged or gone: how many files, and the first of them.
    case incomplete(Int, count: Int, first: String)
    /// Files of the site are gone from the output folder.
    case outputGone(count: Int, first: String)
    /// Something was erased that former editions hold still, as no build has ended since.
    case erasurePending
    /// It shows again what was withdrawn, or what a person no longer allows; with the first one after it that does not, nil where
    /// only that which stands does not.
    case withdrawn(Int, path: String, WithdrawnPages.What, next: Int?)
}
