import Basics
import Domain
import FeedReader

/// Which section a folder of a reader means: by its id, its part of an address, one of its titles or a word that it
/// accepts.
struct FolderSections {
    private let sections: [String: SectionID]

    init(_ sections: [Section]) {
        var known: [String: SectionID] = [:]
        // Ids before parts of addresses, these before titles, titles before words.
        let names: [(Section) -> [String]] = [
            { [$0.id.text] }, { Array($0.slug.texts.values) }, { Array($0.title.texts.values) },
            \.accepts,
        ]
        for names in names {
            for section in sections {
                for name in names(section) where known[Folding.fold(name)] == nil {
                    known[Folding.fold(name)] = section.id
                }
            }
        }
        self.sections = known
    }

    func section(of folders: [String]) -> SectionID? {
        folders.lazy.compactMap { sections[Folding.fold($0)] }.first
    }

    /// Folders of feeds that belong to no section, each once.
    func unknown(in outlines: [OPMLOutline]) -> [String] {
        let names = outlines.filter { section(of: $0.categories) == nil }.flatMap(\.categories)
            .compactMap(ForeignFeed.line)
        return Set(names).sorted()
    }
}
