public import Foundation

/// A file that is replaced as a whole: whoever reads it meanwhile finds the old one or the new one, never a piece.
public struct AtomicFile: Sendable {
    /// What has to lie on the disk before the old file goes, so that a cut of power leaves one of both too.
    public enum Force: Sendable {
        /// Nothing: whoever writes thousands forces them in the end.
        case nothing
        case content
        /// Its name as well, by the time it is written.
        case name
    }

    private let path: String
    private let beside: String

    /// - Parameters:
    ///   - path: of the file, whose folder is there.
    ///   - beside: where it is written first, in the same file system; nil for its name with `.new`.
    public init(_ path: String, beside: String? = nil) {
        self.path = path
        self.beside = beside ?? "\(path).new"
    }

    /// Nothing is left beside it when that fails.
    public func write(_ bytes: [UInt8], force: Force = .name) throws(POSIXError) {
        do throws(POSIXError) {
            try fill(bytes, isForced: force != .nothing)
            guard rename(beside, path) == 0 else { throw Self.failure }
        } catch {
            unlink(beside)
            throw error
        }
        if force == .name { Self.force(URL(filePath: path).deletingLastPathComponent().path) }
    }

    /// Makes it a copy of another file, which the disk may take in its time.
    public func copy(_ source: String) throws {
        unlink(beside)
        do {
            try FileManager.default.copyItem(atPath: source, toPath: beside)
            guard rename(beside, path) == 0 else { throw Self.failure }
        } catch {
            unlink(beside)
            throw error
        }
    }

    /// Waits until what was written to a file lies on the disk, or the names of a folder do; as far as the file system can.
    public static func force(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = Disk.force(descriptor)
        close(descriptor)
    }

    private func fill(_ bytes: [UInt8], isForced: Bool) throws(POSIXError) {
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Self.failure }
        do throws(POSIXError) {
            try Self.write(bytes, to: descriptor)
            guard !isForced || Disk.force(descriptor) == 0 else { throw Self.failure }
        } catch {
            close(descriptor)
            throw error
        }
        // Over a network a disk may only now say that it is full. After an interruption it is closed all the same.
        guard close(descriptor) == 0 || errno == EINTR else { throw Self.failure }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(POSIXError) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 {
                written += count
            } else if errno != EINTR {
                throw failure
            }
        }
    }

    private static var failure: POSIXError {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}
