import Foundation

/// A file that a command names, or what is piped into the program where it says `-`.
struct GivenFile {
    let path: String

    /// As messages name it.
    var name: String { path == "-" ? "standard input" : path }

    /// - Returns: all of it.
    /// - Throws: `ExitReason` for what cannot be read.
    func bytes() throws(ExitReason) -> [UInt8] {
        let data =
            path == "-"
            ? try? FileHandle.standardInput.readToEnd() ?? Data()
            : FileManager.default.contents(atPath: path)
        guard let data else { throw .usage("\(name) cannot be read") }
        return [UInt8](data)
    }
}
