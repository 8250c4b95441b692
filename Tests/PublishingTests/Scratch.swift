import Foundation

/// A place for the files of tests.
enum Scratch {
    static let folder = FileManager.default.temporaryDirectory
        .appending(path: "pregonero-publishing").path(percentEncoded: false)

    /// A new place for a file.
    static func file(_ ending: String) throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return "\(folder)/\(UInt64.random(in: 0 ... .max))\(ending)"
    }
}
