import Basics
import Domain
import Fetching
import Foundation
import WebURL

extension LocalFile {
    /// The file that an address names, by itself or below `Content/`.
    init(at address: String, in contentFolder: URL) {
        self =
            WebURL(address).flatMap { LocalFile($0) }
            ?? LocalFile(
                path: contentFolder.appending(
                    path: SpelledPath.found(address, in: contentFolder.barePath),
                    directoryHint: .notDirectory
                ).filePath
            )
    }

    /// The file in which a source lies; nil for one that a server or a program has.
    init?(of source: Source, in contentFolder: URL) {
        guard let address = source.address, !address.isEmpty, WebURL(address)?.isHTTP != true else {
            return nil
        }
        self.init(at: address, in: contentFolder)
    }
}
