/// Where the answers of a kind of source come from.
public enum SourcePlace: Hashable, Sendable {
    /// An API with an address of its own; `url` replaces its origin, or is a file with the whole answer.
    case api(origin: String)
    /// The same, but a `url` with a path is the whole address, since anybody may serve such answers.
    case published(origin: String)
    /// Whatever `url` names, which has to be there.
    case address
    /// A program on this machine.
    case program
}
