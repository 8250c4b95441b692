import Foundation

/// A file that is replaced as a whole, but not forced onto the disk at once: who writes thousands waits for it in the end.
struct UnforcedFile {
    let path: String

    /// Writes beside and renames, so that nobody reads half of it.
    func write(_ bytes: [UInt8]) throws {
        let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        let beside = "\(folder)/.import.pregonero-new"
        guard let stream = fopen(beside, "w") else { throw CocoaError(.fileWriteUnknown) }
        let count = fwrite(bytes, 1, bytes.count, stream)
        guard fclose(stream) == 0, count == bytes.count, rename(beside, path) == 0 else {
            unlink(beside)
            throw CocoaError(.fileWriteUnknown)
        }
    }

    func force() {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
