/// Why the archive cannot be used.
public enum ArchiveError: Error, Equatable, Sendable, CustomStringConvertible {
    case newerSchema(NewerArchive)
    /// Another program writes it, and did not end in time.
    case locked(path: String, holders: [String])
    case full(path: String)
    case unusable(path: String, reason: String)
    /// It may not be written, and can neither be read as it is nor copied to where it could be.
    case unread(path: String, reason: String)

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
        case .unread(let path, let reason):
            "\(path): the archive may not be written, and cannot be read from a copy: \(reason)"
        }
    }

    /// What to do about it; nil where nobody knows.
    public var hint: String? {
        switch self {
        case .newerSchema(let archive): archive.hint
        case .locked: "end it, or what it has begun, and build again"
        case .full: "free some space and build again; what was archived before is whole"
        case .unusable: nil
        case .unread:
            "copy the state to where it can be written, and name the copy with --state, or set TMPDIR to where there is room"
        }
    }

    public var description: String { hint.map { "\(message)\nhint: \($0)" } ?? message }
}
