/// A place where states are kept.
public protocol StateRemote: Sendable {
    /// Tells it from others without saying where it is.
    var identity: String { get }

    /// Keeps others from writing there, as far as the place can.
    ///
    /// - Parameter breaking: whether somebody else's lock counts for nothing.
    /// - Throws: `StateError.locked` where somebody else is at work.
    func lock(breaking: Bool) throws(StateError)
    func unlock()

    /// What the pointer says; nil when nothing was ever sent.
    func pointer() throws(StateError) -> [UInt8]?

    /// The names in a folder there.
    func names(in folder: String) throws(StateError) -> [String]

    /// Puts files into a folder here, under their paths.
    func fetch(_ paths: [String], into folder: String) throws(StateError)

    /// Adds files, then says what counts now, then takes files away.
    func commit(_ change: RemoteChange) throws(StateError)
}

/// What is to be done in a place where states are kept.
public struct RemoteChange: Sendable {
    /// Paths there, and the files here that they get.
    var added: [(path: String, file: String)]
    var pointer: [UInt8]
    /// What the pointer said before.
    var former: [UInt8]?
    var removed: [String]
    /// Whether nothing of before is to be left here either.
    var forgets = false

    static let pointerPath = "current"
    static let lockPath = "lock"
}
