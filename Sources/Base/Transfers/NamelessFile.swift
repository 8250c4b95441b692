import Basics
import Foundation

/// A file that only a program reads which is given its descriptor. It has no name any more before anything is written into it, so
/// that of what it holds, as a password, nothing is left behind however this program ends.
final class NamelessFile {
    let descriptor: Int32

    /// Why there is none.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ code: Int32) { description = SystemReason.of(code) }
    }

    /// - Throws: `Failure`, as where the disk is full.
    init(_ bytes: [UInt8]) throws(Failure) {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)").path(percentEncoded: false)
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure(errno) }
        unlink(path)
        let code = Self.write(bytes, to: descriptor)
        guard code == 0 else { throw Failure(code) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Writes all of it and goes back to where it begins.
    ///
    /// - Returns: the code of what went wrong; 0 where nothing did.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(
                    descriptor,
                    UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                    rest.count
                )
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count < 0 ? errno : EIO }
                rest = rest.dropFirst(count)
            }
            return lseek(descriptor, 0, SEEK_SET) == 0 ? 0 : errno
        }
    }
}
