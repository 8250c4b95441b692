#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Finds the files in a folder of somebody's own. Links are followed; what cannot be had is told, never left out unseen.
public struct FolderWalk: Sendable {
    /// Paths of the files below the folder, in an order that does not depend on the machine.
    public private(set) var files: [String] = []
    /// Paths of the folders below it, each without a slash at its end; the folder itself is the empty path.
    public private(set) var folders: Set<String> = []
    public private(set) var troubles: [Trouble] = []

    /// Why something could not be had.
    public struct Trouble: Equatable, Sendable {
        /// Below the folder; empty for the folder itself.
        public let path: String
        public let kind: Kind

        public init(path: String, kind: Kind) {
            self.path = path
            self.kind = kind
        }

        /// Whether it may cost a file that counts: where a link leads nowhere, only its name can tell.
        public func concerns(_ isWanted: (String) -> Bool) -> Bool {
            switch kind {
            case .noFile: isWanted(path)
            case .brokenLink:
                isWanted(path) || path.split(separator: "/").last?.contains(".") != true
            default: true
            }
        }

        public enum Kind: Equatable, Sendable {
            /// The number of the system's error.
            case unreadable(Int32)
            /// The link leads nowhere.
            case brokenLink
            /// The link leads back to a folder around it.
            case loop
            /// More folders than anybody has: links that lead to each other.
            case endless
            /// A pipe, a socket or a device.
            case noFile
            case notAFolder
            /// Its name is not UTF-8; the path is as near as can be.
            case unreadableName
            /// Another name that differs only in how its letters are put together.
            case sameName(String)
        }
    }

    /// Why nobody knows what the folder holds, in words; nil also for one that is not there at all.
    public var failure: String? {
        switch troubles.first(where: { $0.path.isEmpty })?.kind {
        case nil: nil
        case .unreadable(let number): SystemReason.of(number)
        case .notAFolder: "it is no folder"
        default: "it leads nowhere"
        }
    }

    /// Whether the folder is there.
    public var exists: Bool { folders.contains("") }

    private let root: String
    private let isDeep: Bool
    private let isHidden: @Sendable (String) -> Bool
    private var links = 0

    /// So many folders behind links are no content any more.
    private static let mostLinks = 10_000

    /// - Parameters:
    ///   - root: the folder, which need not exist.
    ///   - isDeep: whether folders in it are gone into.
    ///   - isHidden: says of a name that neither the file nor the folder counts.
    public init(
        _ root: String,
        isDeep: Bool = true,
        isHidden: @escaping @Sendable (String) -> Bool = { $0.hasPrefix(".") }
    ) {
        self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
        self.isDeep = isDeep
        self.isHidden = isHidden
        enter("", around: Self.around(self.root))
    }

    /// The folders above a folder, by its path and where that leads through links. What cannot be asked is left out.
    private static func around(_ root: String) -> [Identity] {
        guard let resolved = realpath(root, nil) else { return [] }
        defer { free(resolved) }
        return [root, String(cString: resolved)].flatMap(above).compactMap { folder in
            var status = stat()
            return stat(folder, &status) == 0 ? Identity(status) : nil
        }
    }

    private static func above(_ path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map {
            $0 == path.startIndex ? "/" : String(path[..<$0])
        }
    }

    /// Which folder something is, whatever its name.
    private struct Identity: Hashable {
        let device: UInt64
        let number: UInt64

        init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }

    private func place(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

    private mutating func note(_ path: String, _ kind: Trouble.Kind) {
        troubles.append(Trouble(path: path, kind: kind))
    }

    private mutating func enter(_ path: String, around: [Identity]) {
        let listing: FolderListing
        do throws(FolderListing.Failure) {
            listing = try FolderListing(place(path))
        } catch {
            // A folder that is not there at all holds nothing.
            if error.number == ENOENT, path.isEmpty, !isLink(path) { return }
            return note(path, kind(of: error.number, path))
        }
        let identity = Identity(listing.status)
        guard !around.contains(identity) else { return note(path, .loop) }
        folders.insert(path)
        let before = path.isEmpty ? "" : path + "/"
        for name in listing.unreadableNames { note(before + name, .unreadableName) }
        var known: [String: String] = [:]
        for (name, type) in listing.entries where !isHidden(name) {
            // Equal to Swift, and not to the file system.
            if let other = known.updateValue(name, forKey: name) {
                note(before + name, .sameName(before + other))
            } else {
                take(before + name, type, around: around + [identity])
            }
        }
    }

    private mutating func take(_ path: String, _ type: FolderListing.Entry.Kind, around: [Identity])
    {
        switch type {
        case .file: files.append(path)
        case .folder: if isDeep { enter(path, around: around) }
        case .other: note(path, .noFile)
        case .link: follow(path, around: around)
        }
    }

    private mutating func follow(_ path: String, around: [Identity]) {
        var status = stat()
        guard stat(place(path), &status) == 0 else {
            // A link that leads into a file leads nowhere too.
            return note(path, errno == ENOTDIR ? .brokenLink : kind(of: errno, path))
        }
        let type = FolderListing.Entry.Kind(status)
        guard type == .folder, isDeep else { return take(path, type, around: around) }
        links += 1
        guard links <= Self.mostLinks else {
            if links == Self.mostLinks + 1 { note(path, .endless) }
            return
        }
        enter(path, around: around)
    }

    private func kind(of number: Int32, _ path: String) -> Trouble.Kind {
        switch number {
        case ENOENT, ELOOP: isLink(path) ? .brokenLink : .unreadable(number)
        case ENOTDIR: .notAFolder
        default: .unreadable(number)
        }
    }

    private func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(place(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
