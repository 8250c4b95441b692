import Foundation

/// A file that holds an answer while it comes in, and goes away unless it is moved to its place.
final class SpooledFile: Sendable {
    let path: String
    private let descriptor: Int32

    /// Opens a new file in a folder; nil when that cannot be written.
    init?(in folder: String) {
        var template = Array("\(folder)/incoming-XXXXXX".utf8CString)
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        close(descriptor)
        // After the move there is nothing left under the name.
        unlink(path)
    }

    /// Appends bytes; false when the disk is full or broken.
    func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
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
        guard fsync(descriptor) == 0, rename(path, target) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }
}

extension SpooledFile: Hashable {
    static func == (one: SpooledFile, other: SpooledFile) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
