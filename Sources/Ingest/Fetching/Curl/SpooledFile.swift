import Basics
import Foundation
import Synchronization

/// A file that holds an answer while it comes in, and goes away unless it is moved to its place.
final class SpooledFile: Sendable {
    let path: String
    /// Nil when all of it has come: of what waits to be kept there may be thousands.
    private let descriptor: Mutex<Int32?>

    /// Opens a new file in a folder; nil when that cannot be written.
    init?(in folder: String) {
        var template = Array("\(folder)/incoming-XXXXXX".utf8CString)
        let opened = mkstemp(&template)
        guard opened >= 0 else { return nil }
        descriptor = Mutex(opened)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// A file of bytes that are there already; nil when they cannot be written.
    convenience init?(of bytes: [UInt8], in folder: String) {
        self.init(in: folder)
        guard bytes.withUnsafeBytes(append) else { return nil }
        finish()
    }

    deinit {
        finish()
        // After the move there is nothing left under the name.
        unlink(path)
    }

    var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

    /// Nothing more comes.
    func finish() {
        descriptor.withLock { open in
            if let number = open { close(number) }
            open = nil
        }
    }

    /// Appends bytes; false when the disk is full or broken.
    func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let descriptor = descriptor.withLock({ $0 }) else { return false }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(
                descriptor,
                UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                rest.count
            )
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Makes it the file at `target`, safe from a cut of power.
    func move(to target: String) throws {
        finish()
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        guard descriptor >= 0, Disk.force(descriptor) == 0, rename(path, target) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }
}

extension SpooledFile: Hashable {
    static func == (one: SpooledFile, other: SpooledFile) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
