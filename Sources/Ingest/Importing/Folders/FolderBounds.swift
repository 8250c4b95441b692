public import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A folder that somebody gave to be read: links in it may lead to what lies in it, and nowhere else.
public struct FolderBounds: Sendable {
    /// The folder's own path without links; nil where there is no such folder.
    private let root: String?

    /// Where a path leads.
    public enum Place: Equatable, Sendable {
        /// Its path without links.
        case inside(String)
        case outside
        case missing
    }

    /// How reports name what lies outside.
    public static let reason = "it leads out of the folder; nothing is read from outside of it"

    public init(_ folder: URL) {
        root = Self.real(folder.path(percentEncoded: false))
    }

    /// Where a path leads when all links in it are followed.
    public func place(of path: String) -> Place {
        guard let root, let real = Self.real(path) else { return .missing }
        let start = root.hasSuffix("/") ? root : root + "/"
        return real == root || real.hasPrefix(start) ? .inside(real) : .outside
    }

    private static func real(_ path: String) -> String? {
        guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(validatingCString: real)
    }
}

/// The files below a folder of somebody's, in an order that does not depend on the machine.
struct BoundedWalk {
    /// Paths below the folder.
    private(set) var files: [String] = []
    /// What could not be had, or is not to be: paths as those of the files.
    private(set) var refused: [(path: String, reason: String)] = []
    private let bounds: FolderBounds
    private let root: String
    private let isHidden: (String) -> Bool
    private var links = 0

    /// So many folders behind links are no content any more, and so many around one neither.
    private static let (mostLinks, deepest) = (10_000, 200)

    /// - Parameters:
    ///   - root: the folder, which need not exist.
    ///   - bounds: out of which no link may lead.
    ///   - isHidden: says of a name that neither the file nor the folder counts.
    init(_ root: String, within bounds: FolderBounds, isHidden: @escaping (String) -> Bool) {
        self.bounds = bounds
        self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
        self.isHidden = isHidden
        switch bounds.place(of: root) {
        case .inside(let real): enter("", real, around: [])
        case .outside: refuse("", FolderBounds.reason)
        case .missing: break
        }
        files.sort()
    }

    private mutating func refuse(_ path: String, _ reason: String) {
        refused.append((path, reason))
    }

    private mutating func enter(_ path: String, _ real: String, around: [String]) {
        guard !around.contains(real) else {
            return refuse(path, "it leads back to a folder around it")
        }
        guard around.count < Self.deepest else { return refuse(path, "it lies too deep") }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: real) else {
            return refuse(path, "the folder cannot be read")
        }
        for name in names.sorted() where !isHidden(name) {
            take(path.isEmpty ? name : "\(path)/\(name)", "\(real)/\(name)", around + [real])
        }
    }

    private mutating func take(_ path: String, _ real: String, _ around: [String]) {
        var status = stat()
        guard lstat(real, &status) == 0 else { return refuse(path, "it cannot be read") }
        switch status.st_mode & S_IFMT {
        case S_IFREG: files.append(path)
        case S_IFDIR: enter(path, real, around: around)
        case S_IFLNK: follow(path, real, around)
        default: break
        }
    }

    private mutating func follow(_ path: String, _ link: String, _ around: [String]) {
        switch bounds.place(of: link) {
        case .inside(let real):
            links += 1
            guard links <= Self.mostLinks else {
                if links == Self.mostLinks + 1 { refuse(path, "there are too many links") }
                return
            }
            take(path, real, around)
        case .outside: refuse(path, FolderBounds.reason)
        case .missing: refuse(path, "the link leads nowhere")
        }
    }
}
