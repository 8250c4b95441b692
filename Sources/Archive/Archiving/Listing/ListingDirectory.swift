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
    static let form = "1 \(ArchiveSchema.version)"

    struct Names: Codable, Sendable {
        let sources: [String]
        let languages: [String]
        let sections: [String]
        let forms: [String]

        init(_ names: ListingNames) {
            sources = names.sources.names.map(\.text)
            languages = names.languages.names.map(\.tag)
            sections = names.sections.names.map(\.text)
            forms = names.forms.names.map(\.rawValue)
        }
    }

    /// Items that are read at once.
    struct Block: Codable, Sendable {
        let part: Int
        let offset: Int
        let size: Int
        let count: Int
        /// So long are the paths of all.
        let pathBytes: Int
        let hash: UInt64
        /// By which the first of them sorts.
        let time: Int
        let id: String

        /// Whether it can be what it says.
        fileprivate var isSound: Bool {
            offset >= 0 && (0...ListingWriter.longestBlock).contains(size)
                && (0...size / MemoryLayout<ListingRecord>.size).contains(count)
                && (0...size).contains(pathBytes)
        }
    }

    /// Whether it is of this form, and can be what it says.
    var isSound: Bool {
        form == Self.form && blocks.allSatisfy { $0.isSound && names.indices.contains($0.part) }
    }

    var count: Int { blocks.reduce(0) { $0 + $1.count } }
}
