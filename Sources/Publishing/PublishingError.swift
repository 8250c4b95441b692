public import Domain

/// Why a site was not published; what stood in the output folder is unharmed.
public enum PublishingError: Error, Sendable {
    /// Templates or addresses are wrong: everything that is, in one run.
    case invalid([Diagnostic])
    case unwritable(WriteError)
    /// The site would lose more pages than the shrink guard allows.
    case shrunk(from: Int, to: Int)
}
