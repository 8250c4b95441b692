/// Why a site could not be sent to a host.
public enum DeployError: Error, Equatable, Sendable {
    /// There is nothing to be sent.
    case noSite
    /// A build did not end.
    case unfinished
    /// Files of the site are gone from the output folder.
    case outputGone(count: Int, first: String)
    /// The host's record is none of ours.
    case damagedManifest
    /// A newer program wrote it.
    case newerFormat(Int)
    case otherSite(there: String, here: String)
    /// A host has what no deploy has sent, and would lose it; with the name of one such file where it is known.
    case ofOthers(String, as: String?)
    /// The host has what was built later, both in seconds.
    case newerThere(built: Int, here: Int)
    /// Somebody else is at work there, until then in seconds.
    case locked(by: String, until: Int)
    /// Somebody else has sent something meanwhile, or is about to.
    case overtaken
    case shrunk(pages: Int, removed: Int)
    /// The host cannot be read or written.
    case failed(String, hint: String)
}
