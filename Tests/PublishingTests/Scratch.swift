import Foundation

@testable import Publishing

/// A place for the files of tests.
enum Scratch {
    /// Of this run alone, and gone with it.
    static let folder: String = {
        atexit { try? FileManager.default.removeItem(atPath: Scratch.folder) }
        return FileManager.default.temporaryDirectory
            .appending(path: "pregonero-publishing-\(UUID().uuidString)")
            .path(percentEncoded: false)
    }()

    /// A new place for a file.
    static func file(_ ending: String) throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return "\(folder)/\(UInt64.random(in: 0 ... .max))\(ending)"
    }

    /// A new folder with nothing in it.
    static func emptyFolder() throws -> String {
        let path = try file("")
        try FileSystem.makeFolder(path)
        return path
    }

    /// Puts a text at a path, and makes the folders above it.
    static func put(_ text: String, at path: String) throws {
        try FileSystem.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        try FileSystem.write(Array(text.utf8), to: path)
    }

    static func text(_ path: String) -> String? {
        FileSystem.read(path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// All files in a folder and below it, by path.
    static func files(in folder: String) -> [String: [UInt8]] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return (names ?? []).reduce(into: [:]) { files, name in
            if let bytes = FileSystem.read("\(folder)/\(name)") { files[name] = bytes }
        }
    }

    /// The files that differ between two states of a folder.
    static func differences(_ one: [String: [UInt8]], _ other: [String: [UInt8]]) -> [String] {
        Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
    }
}
