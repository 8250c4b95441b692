/// Why the archive cannot be used.
public enum ArchiveError: Error, Equatable, Sendable, CustomStringConvertible {
    case newerSchema(path: String, found: Int, known: Int)
    case unusable(path: String, reason: String)

    public var description: String {
        switch self {
        case .newerSchema(let path, let found, let known):
            "\(path): error: the archive has schema \(found), this program knows \(known)\n"
                + "hint: use the pregonero that wrote it, or a newer one"
        case .unusable(let path, let reason):
            "\(path): error: the archive cannot be used: \(reason)"
        }
    }
}
