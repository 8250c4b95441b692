import Basics
import Domain
import Foundation

/// The text of a file of the newsroom's own, or why it cannot be had.
struct OwnText {
    let text: String

    /// More bytes are no text that anybody reads.
    static let mostBytes = 4 << 20

    /// What keeps a file from being read.
    enum Fault: Error, Equatable {
        /// It is there, but the system does not give it.
        case unreadable(String)
        /// It can be read, and is no text of ours.
        case odd(String, hint: String)
    }

    init(_ file: URL, limit: Int = mostBytes) throws(Fault) {
        let (size, bytes) = try Self.read(file, limit)
        guard size <= limit else {
            throw .odd(
                "the file has \(Self.megabytes(size)) MB; at most \(limit >> 20) are read",
                hint: "part it, or put pictures beside it instead of into it"
            )
        }
        guard !bytes.contains(0) else {
            throw .odd("the file holds NUL bytes: it is no text", hint: "save it as UTF-8 text")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .odd("the file is not UTF-8 text", hint: "save it as UTF-8")
        }
        self.text = text
    }

    /// With one digit behind the point, upwards: what is over a limit never looks as if it were within it.
    private static func megabytes(_ bytes: Int) -> String {
        let tenths = (bytes * 10 + (1 << 20) - 1) >> 20
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    /// Its size, and what of it is within the limit.
    private static func read(_ file: URL, _ limit: Int) throws(Fault) -> (Int, [UInt8]) {
        do throws(RegularFile.Problem) {
            let (descriptor, size) = try RegularFile.opened(file.filePath)
            defer { close(descriptor) }
            return (size, try RegularFile.bytes(descriptor, expecting: size, limit: limit))
        } catch .failed(let reason) {
            throw .unreadable(reason)
        } catch {
            throw .unreadable(error.description)
        }
    }
}

extension Diagnostic {
    init(_ fault: OwnText.Fault, path: String) {
        switch fault {
        case .unreadable(let reason):
            self.init(
                .error,
                "it cannot be read: \(reason)",
                path: path,
                hint: Self.unreadableHint
            )
        case .odd(let message, let hint): self.init(.error, message, path: path, hint: hint)
        }
    }
}
