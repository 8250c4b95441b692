import Foundation

/// Finds a file whose name a person writes with its letters put together otherwise than on disk (Unicode NFC and NFD).
public enum SpelledPath {
    /// The path of a file as the disk spells it.
    ///
    /// - Parameters:
    ///   - path: below the folder, as a person writes it.
    ///   - folder: in which it lies.
    /// - Returns: the same path where no file answers to it.
    public static func found(_ path: String, in folder: String) -> String {
        guard !path.utf8.allSatisfy({ $0 < 0x80 }) else { return path }
        var found = ""
        for part in path.pathParts.map(String.init) {
            let forms = [
                part, part.decomposedStringWithCanonicalMapping,
                part.precomposedStringWithCanonicalMapping,
            ]
            let form = forms.first {
                FileManager.default.fileExists(atPath: "\(folder)/\(found)\($0)")
            }
            guard let form else { return path }
            found += form + "/"
        }
        return String(Substring(found.utf8.dropLast()))
    }
}
