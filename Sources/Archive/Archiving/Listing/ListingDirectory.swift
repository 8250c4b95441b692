import Domain

/// What stands where in the file of a kept listing, and what tells that it is still as it was written.
struct ListingDirectory: Codable, Sendable {
    /// How the file is written: what is written otherwise, or of other columns, cannot be read.
    var form = Self.form
    /// What the numbers in the blocks of each part mean.
    var names: [Names] = []
    /// In the order of the items.
    var blocks: [Block] = []

    /// The first number tells how items are written and what is made of their columns; it is raised with either.
    static let form = "3 \(ArchiveSchema.version)"

    struct Names: Codable, Sendable {
        private let sources: [String]
        private let languages: [String]
        private let sections: [String]
        private let forms: [String]
        /// In sixes: numbers of source, language, shelf, section and form, then 1 for what is live.
        private let traits: [UInt32]

        private static let width = 6

        init(_ names: ListingNames) {
            sources = names.sources.names.map(\.text)
            languages = names.languages.names.map(\.tag)
            sections = names.sections.names.map(\.text)
            forms = names.forms.names.map(\.rawValue)
            traits = names.traits.names.flatMap { its -> [UInt32] in
                [its.source, its.language, its.shelf, its.section, its.form, its.isLive ? 1 : 0]
            }
        }

        /// Whether all numbers are those of names.
        fileprivate var isSound: Bool {
            let ends = [
                sources.count, languages.count, languages.count, sections.count, forms.count, 2,
            ]
            guard traits.count.isMultiple(of: Self.width) else { return false }
            for (index, number) in traits.enumerated() {
                guard Int(number) < ends[index % Self.width] else { return false }
            }
            return true
        }

        /// As they were when the blocks were written.
        var numbered: ListingNames.Numbered {
            ListingNames.Numbered(
                sources: sources.map { SourceID($0) },
                languages: languages.map { Language($0) },
                sections: sections.map { SectionID($0) },
                forms: forms.map { ArticleForm(rawValue: $0) ?? .story },
                traits: (0..<traits.count / Self.width).map(traits)
            )
        }

        private func traits(_ number: Int) -> ListingTraits {
            let its = traits[number * Self.width..<(number + 1) * Self.width]
            let start = its.startIndex
            return ListingTraits(
                source: its[start],
                language: its[start + 1],
                shelf: its[start + 2],
                section: its[start + 3],
                form: its[start + 4],
                isLive: its[start + 5] == 1
            )
        }
    }

    /// Items that are read at once.
    struct Block: Codable, Sendable {
        let part: Int
        let offset: Int
        let size: Int
        let count: Int
        let hash: UInt64
        /// By which the first of them sorts.
        let time: Int
        let id: String

        /// Whether it can be what it says.
        fileprivate var isSound: Bool {
            offset >= 0 && (0...ListingWriter.longestBlock).contains(size)
                && (0...size / MemoryLayout<ListingRecord>.size).contains(count)
        }
    }

    /// Whether it is of this form, and can be what it says.
    var isSound: Bool {
        form == Self.form && blocks.allSatisfy { $0.isSound && names.indices.contains($0.part) }
            && names.allSatisfy(\.isSound)
    }

    var count: Int { blocks.reduce(0) { $0 + $1.count } }
}
