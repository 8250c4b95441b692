import Basics
import Domain
import Foundation

/// A list that a person keeps in a text file, one entry a line; `#` begins a remark.
struct ListFile {
    let file: URL
    /// How messages name it.
    let name: String

    /// A line that says something.
    struct Line {
        let number: Int
        let text: String
    }

    /// - Returns: the lines, without what cannot be seen; none when there is no file.
    /// - Throws: `ContentFailure` when there is one that cannot be read: what it says must not be taken for nothing.
    func read() throws -> [Line] {
        let bytes: [UInt8]
        do throws(RegularFile.Problem) {
            bytes = try RegularFile.bytes(file.filePath)
        } catch {
            switch error {
            case .missing where FileAccess.isMissing(file.filePath): return []
            case .missing: throw failure("it leads to a file that is not there", Self.mend)
            case .folder, .special:
                throw failure(error.description, "put the list into a text file, or take it away")
            case .failed: throw failure(error.description, Self.mend)
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw failure("it is not UTF-8 text", "save it as UTF-8", line: Self.badLine(of: bytes))
        }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated().compactMap { index, line in
                let text = line.trimmingCharacters(in: Self.unseen)
                guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
                return Line(number: index + 1, text: text)
            }
    }

    private static let mend =
        "make it readable: nothing is published as long as nobody knows what it says"

    /// White space, and the marks of order and direction that programs put at the beginning or carry along.
    private static let unseen = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)
        .union(CharacterSet(charactersIn: "\u{FEFF}\u{200B}\u{200E}\u{200F}\u{2060}"))

    private func failure(_ message: String, _ hint: String, line: Int? = nil) -> ContentFailure {
        ContentFailure(
            diagnostics: [Diagnostic(.error, message, path: name, line: line, hint: hint)]
        )
    }

    private static func badLine(of bytes: [UInt8]) -> Int? {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
    }
}
