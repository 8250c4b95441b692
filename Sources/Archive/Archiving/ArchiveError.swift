/// Why the archive cannot be used.
public enum ArchiveError: Error, Equatable, Sendable, CustomStringConvertible {
    case newerSchema(NewerArchive)
    /// Another program writes it, and did not end in time.
    case locked(path: String, holders: [String])
    case full(path: String)
    case unusable(path: String, reason: String)

    public var message: String {
        switch self {
        case .newerSchema(let archive):
            "\(archive.path): \(archive.message)"
        case .locked(let path, let holders):
            "\(path): another program is writing the archive"
                + (holders.isEmpty ? "" : ": \(holders.joined(separator: ", "))")
        case .full(let path):
            "\(path): the disk is full"
        case .unusable(let path, let reason):
            "\(path): the archive cannot be used: \(reason)"
        }
    }

    /// What to do about it; nil where nobody knows.
    public var hint: String? {
        switch self {
        case .newerSchema(let archive): archive.hint
        case .locked: "end it, or what it has begun, and build again"
        case .full: "free some space and build again; what was archived before is whole"
        case .unusable: nil
        }
    }

    public var description: String { hint.map { "\(message)\nhint: \($0)" } ?? message }
}
