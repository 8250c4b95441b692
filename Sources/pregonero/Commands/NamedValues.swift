import ArgumentParser
import Foundation

/// Values of the command line that have to name something.
enum NamedValues {
    /// - Parameter values: each by its option.
    /// - Throws: `ValidationError` for one that is empty, as scripts write it whose variable is not set, and for one that is
    ///   no UTF-8.
    static func check(_ values: KeyValuePairs<String, String?>) throws {
        for (option, value) in values where value == "" {
            throw ValidationError("\(option): the name is empty; write one, or leave it out")
        }
        // What is no UTF-8 came as this character; written so, the name is that of something else.
        for (option, value) in values {
            guard let value, value.unicodeScalars.contains("\u{FFFD}"),
                !FileManager.default.fileExists(atPath: value)
            else { continue }
            throw ValidationError("\(option): the name '\(value)' is no UTF-8; rename it")
        }
    }

    /// Whether the path of the folder in which the program runs can be written as text.
    ///
    /// - Throws: `ValidationError` where it is no UTF-8, as in a folder of an old archive: what is made there would lie beside it.
    static func checkWorkingFolder() throws {
        guard let path = getcwd(nil, 0) else { return }
        defer { free(path) }
        guard String(validatingCString: path) == nil else { return }
        let shown = String(cString: path)
        throw ValidationError("the name of the folder '\(shown)' is no UTF-8; rename it")
    }
}
