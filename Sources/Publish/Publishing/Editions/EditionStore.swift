import Basics
import Foundation

/// What files of former editions held, each content once and under its hash: a second name of the file that was replaced, or a copy
/// where the file system knows no second names.
struct EditionStore: Sendable {
    let folder: String

    private var objects: String { "\(folder)/objects" }

    func path(of digest: ContentDigest) -> String {
        let name = digest.text
        return "\(objects)/\(name.prefix(2))/\(name.dropFirst(2))"
    }

    /// Keeps a file that is about to be replaced.
    ///
    /// - Returns: what it holds; nil when there is none.
    /// - Throws: what the system says.
    func keep(_ file: String) throws(WriteError) -> ContentDigest? {
        guard FileSystem.look(file) != nil else { return nil }
        guard let digest = ContentDigest.ofFile(file) else { throw WriteError(file) }
        let place = path(of: digest)
        guard FileSystem.look(place) == nil else { return digest }
        try FileSystem.makeFolder("\(objects)/\(digest.text.prefix(2))")
        try Self.put(file, at: place)
        return digest
    }

    private static func put(_ file: String, at place: String) throws(WriteError) {
        if try FileSystem.link(file, to: place) { return }
        _ = try FileCopy(of: file)?.replace(place)
    }

    /// Keeps all contents in another place, too.
    func copy(to other: EditionStore) throws(WriteError) {
        for group in FileSystem.entries(of: objects) where group.size < 0 {
            let (source, target) = ("\(objects)/\(group.name)", "\(other.objects)/\(group.name)")
            try FileSystem.makeFolder(target)
            for file in FileSystem.entries(of: source) where file.size >= 0 {
                try Self.put("\(source)/\(file.name)", at: "\(target)/\(file.name)")
            }
        }
    }

    /// Whether the content is there, whole.
    func holds(_ digest: ContentDigest) -> Bool {
        ContentDigest.ofFile(path(of: digest)) == digest
    }

    /// Puts a content where it belongs, in one step for whoever reads there.
    ///
    /// - Parameters:
    ///   - digest: of the content.
    ///   - file: where it is put.
    ///   - isServed: whether a web server is to read it.
    /// - Returns: the file as it stands then; nil when the content is not there.
    /// - Throws: what the system says.
    func restore(
        _ digest: ContentDigest,
        to file: String,
        isServed: Bool = false
    ) throws(WriteError) -> StoredFile? {
        let place = path(of: digest)
        if let slash = file.lastSlash {
            try FileSystem.makeFolder(String(file[..<slash]), isServed: isServed)
        }
        let beside = UnfinishedFiles.place(beside: file)
        try FileSystem.remove(beside)
        guard FileSystem.look(place) != nil else { return nil }
        guard try FileSystem.link(place, to: beside) else {
            return try FileCopy(of: place)?.replace(file, isServed: isServed)
        }
        if isServed { ServedRights.open(beside) }
        // Whoever sends what is newer than before has to see it.
        FileSystem.touch(beside)
        try FileSystem.move(beside, to: file)
        // A name of the same file that stands there already is left by the system.
        try FileSystem.remove(beside)
        return FileSystem.look(file).map {
            StoredFile(size: $0.size, changed: $0.changed, digest: digest)
        }
    }

    func remove(_ digest: ContentDigest) throws(WriteError) {
        try FileSystem.remove(path(of: digest))
        FileSystem.removeEmptyFolder("\(objects)/\(digest.text.prefix(2))")
    }
}
