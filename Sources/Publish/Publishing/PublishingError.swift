public import Domain

/// Why a site was not published; what stood in the output folder is unharmed.
public enum PublishingError: Error, Sendable {
    /// There were warnings, and none was to pass.
    case warned
    /// Templates or addresses are wrong: everything that is, in one run.
    case invalid([Diagnostic])
    case unwritable(WriteError)
    /// Only a part was asked for, and there is no whole site yet.
    case nothingToAddTo
    /// The site would lose more pages than the shrink guard allows.
    case shrunk(from: Int, to: Int)
    /// The same, where only the output folder says of more articles: its state is gone.
    case shrunkWithoutState(from: Int, to: Int)
}
