import Basics

/// What an edition made of a file: what it held before and what it holds since, nil where there was or is none.
struct FileChange: Equatable, Sendable {
    /// As `EditionPlaces` knows it.
    let file: String
    var before: ContentDigest?
    var after: ContentDigest?

    private static let nothing = "-"

    init(_ file: String, before: ContentDigest?, after: ContentDigest?) {
        self.file = file
        self.before = before
        self.after = after
    }

    /// Nil for a line that is none.
    init?(_ line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, EditionPlaces.isOurs(parts[2]) else { return nil }
        var digests: [ContentDigest?] = []
        for text in parts[..<2] {
            if text == Self.nothing {
                digests.append(nil)
            } else {
                guard let digest = ContentDigest(text.utf8) else { return nil }
                digests.append(digest)
            }
        }
        self.init(String(parts[2]), before: digests[0], after: digests[1])
    }

    var line: String {
        "\(before?.text ?? Self.nothing) \(after?.text ?? Self.nothing) \(file)"
    }
}
