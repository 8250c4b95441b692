/// Why a state could not be sent, fetched or looked through.
public enum StateError: Error, Equatable, Sendable {
    /// There is none there.
    case nothingThere
    /// Somebody has sent one that this machine does not know.
    case newerThere(moment: String, machine: String)
    /// What is here was never sent, and would be lost.
    case newerHere(files: Int)
    /// Somebody else is at work there.
    case locked(by: String, until: String)
    case otherSite(there: String, here: String)
    /// Sending would put this portal's in the place of another's; of what is known this machine sent or fetched it last.
    case wouldReplace(there: String, here: String, isKnown: Bool)
    /// A newer program wrote it.
    case newerFormat(Int)
    /// Its archive is one of a newer program.
    case newerArchive(found: Int, known: Int)
    /// Something there is not what it was.
    case damaged(String)
    case noSuchSnapshot(String, known: [String])
    /// The place cannot be read or written.
    case failed(String, hint: String)
}
