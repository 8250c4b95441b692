public import Foundation

extension Archive {
    /// Tells whether an archive lies somewhere, without opening it.
    ///
    /// - Parameter file: where it would lie.
    /// - Returns: true also where only its copy is left, from which opening it puts it back.
    public static func isThere(at file: URL) -> Bool {
        let files = ArchiveFiles(file.path(percentEncoded: false))
        return ArchiveFiles.size(files.archive) > 0 || ArchiveKeeper(files).hasCopy
    }

    /// Takes an archive away, with all that keeps it whole; nobody may have it open.
    ///
    /// - Parameter file: where it lies.
    public static func remove(at file: URL) {
        let files = ArchiveFiles(file.path(percentEncoded: false))
        for path in [
            files.copy, files.sums, files.openSums, files.closingRecord, files.doubt, files.log,
            files.listing, files.listing + ".new", files.archive + "-shm", files.archive,
        ] { ArchiveFiles.remove(path) }
    }
}
