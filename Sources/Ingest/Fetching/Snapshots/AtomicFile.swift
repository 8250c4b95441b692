import Foundation

/// Writes a file so that a cut of power leaves the old one or the new one, never a piece.
struct AtomicFile {
    let url: URL

    /// Writes beside, flushes, renames; `syncsFolder` makes the new name durable at once too.
    func write(_ bytes: [UInt8], syncsFolder: Bool = true) throws {
        let beside = url.path + ".new"
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Self.failure }
        do {
            defer { close(descriptor) }
            try Self.write(bytes, to: descriptor)
            guard fsync(descriptor) == 0 else { throw Self.failure }
        }
        guard rename(beside, url.path) == 0 else { throw Self.failure }
        if syncsFolder { Self.sync(folder: url.deletingLastPathComponent()) }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw failure
            }
        }
    }

    private static func sync(folder: URL) {
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static var failure: POSIXError {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}
