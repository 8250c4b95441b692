public import Domain
import Presentation

extension WrittenTexts {
    /// What the newsroom's pages, notes, files about topics and authors, and rows of its own page types name.
    ///
    /// - Parameter search: the files to look for.
    /// - Returns: their addresses.
    public func names(_ search: OwnFileSearch) -> Set<String> {
        var names: Set<String> = []
        for page in pages { search.find(in: page.html, into: &names) }
        for note in notes { search.find(in: note.html, into: &names) }
        for label in labels {
            search.find(in: label.html, into: &names)
            if let picture = label.picture { names.insert(picture.address) }
        }
        for row in types.compactMap(\.data).flatMap(\.rows) {
            for cell in row.values {
                for text in cell.value.all { search.find(in: text, into: &names) }
            }
        }
        return names
    }
}

extension PageTypeData.Value {
    /// Its texts in all languages.
    fileprivate var all: [String] {
        switch self {
        case .text(let text): text.all
        case .texts(let texts): texts
        }
    }
}
