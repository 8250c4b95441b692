import Basics

/// Finds which files that go are files that come, to a file system that does not tell capitals apart, or the ways to write an
/// accent: taking the one away later would take the other.
struct Respellings {
    private let output: String
    private let leaving: [String: [String]]
    /// Those that are the same, as they go.
    private(set) var found: [String] = []

    /// - Parameters:
    ///   - leaving: files that go, relative to the output folder.
    ///   - output: the folder, without a slash at its end.
    init(among leaving: [String], in output: String) {
        self.output = output
        // However its letters are composed, a text is the same as a key.
        self.leaving = Dictionary(
            grouping: leaving.filter { Self.mayHaveAnotherName($0, in: output) }
        ) { $0.lowercased() }
    }

    var isEmpty: Bool { leaving.isEmpty }

    /// Whether the file system may know a file by another spelling. Each is asked, since that is up to the folder and not to the
    /// device (ext4, NTFS); where capitals count, there is no other spelling, and looking for it is all that it takes.
    private static func mayHaveAnotherName(_ file: String, in output: String) -> Bool {
        guard file.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
        let swapped = file.utf8.map { byte in
            let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
            return letters.contains(byte | 0x20) ? byte ^ 0x20 : byte
        }
        return FileSystem.areSame(
            "\(output)/\(String(decoding: swapped, as: UTF8.self))",
            "\(output)/\(file)"
        )
    }

    /// Looks at a file that comes.
    mutating func look(_ file: String) {
        guard !isEmpty, let others = leaving[file.lowercased()] else { return }
        found += others.filter { other in
            !other.utf8.elementsEqual(file.utf8)
                && FileSystem.areSame("\(output)/\(other)", "\(output)/\(file)")
        }
    }
}
