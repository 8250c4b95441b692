import Archiving
import Basics
import Domain
import Foundation
import Publishing

extension SiteContent {
    /// Finds its pictures, sounds and films in texts.
    var ownFileSearch: OwnFileSearch {
        OwnFileSearch(pictures.map(\.address) + media.map(\.address))
    }

    /// Which of its pictures, sounds and films is named by articles, by entities and by lines of what has moved.
    func namedFiles(in edition: ArchivedEdition) throws -> NamedFiles {
        var named = try edition.namedFiles(ownFileSearch)
        named.published.formUnion(moved.map(\.name))
        return named
    }

    /// Reads which of some files are named by texts beside articles and by data as they lie there: what is a draft or left
    /// out stands nowhere else.
    ///
    /// - Parameter sources: of the site, some of which read files.
    /// - Returns: does so when it is asked.
    func draftNames(besides sources: [Source]) -> @Sendable (OwnFileSearch) -> Set<String> {
        let texts = [folders.pages, folders.notes, folders.events, folders.topics, folders.authors]
            .flatMap(\.files)
        let data = sources.flatMap { [$0.address, $0.sample].compactMap(\.self) }
            .filter { !$0.isEmpty && !$0.contains("://") }
        let layout = layout
        return { search in search.names(in: texts + data.map(layout.contentFile)) }
    }
}

extension OwnFileSearch {
    /// Of a larger file no more is read.
    private static let mostBytes = 4 << 20

    /// What files name as they lie there; one that cannot be read names nothing.
    func names(in files: [URL]) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            guard let bytes = try? RegularFile.bytes(file.filePath, limit: Self.mostBytes) else {
                continue
            }
            bytes.withUnsafeBytes { find(in: $0, into: &names) }
        }
        return names
    }
}
