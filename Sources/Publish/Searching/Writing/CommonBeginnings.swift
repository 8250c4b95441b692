/// Beginnings of words whose terms fill more than one file: they have entries of their own, so that somebody who has
/// typed no more than that is answered from one file.
struct CommonBeginnings {
    /// All documents in which a word with a beginning stands.
    struct Beginning {
        /// The index of the first of its terms that is greater, before which it is written; that behind the last where none is.
        let place: Int
        let key: TermKey
        let postings: [UInt32]
    }

    /// The longest, in characters.
    private static let longest = 3

    /// In the order of their places, the shorter ones first.
    private(set) var found: [Beginning] = []

    init(_ terms: TermPostings, documents: Int) {
        for length in 1...Self.longest {
            var start = 0
            while start < terms.count {
                let first = terms.keys[start]
                let bytes = first.length(ofCharacters: length)
                let beginning = first.prefix(bytes)
                var end = start + 1
                // A shorter word is no beginning of this length.
                if Self.characters(in: beginning, bytes) == length {
                    while end < terms.count, terms.keys[end].prefix(bytes) == beginning {
                        end += 1
                    }
                    let range = start..<end
                    let size = range.reduce(terms.size(range)) { $0 + terms.keys[$1].count }
                    if size > TermShards.target {
                        var key = beginning
                        key.add(TermShards.beginning, at: bytes)
                        let postings = Self.merged(terms, range, documents: documents)
                        // The word that is no longer than the beginning comes before its entry.
                        let place = terms.keys[start] == beginning ? start + 1 : start
                        found.append(Beginning(place: place, key: key, postings: postings))
                    }
                }
                start = end
            }
        }
        found.sort { ($0.place, $0.key) < ($1.place, $1.key) }
    }

    private static func merged(
        _ terms: TermPostings,
        _ range: Range<Int>,
        documents: Int
    ) -> [UInt32] {
        // Zero where no term stands, else one more than the flags.
        var flags = [UInt8](repeating: 0, count: documents)
        for index in range {
            for posting in terms.postings(index) {
                let document = Posting.document(posting)
                let own = UInt8(posting & 3)
                let before = flags[document]
                flags[document] =
                    before == 0 ? own + 1 : (before - 1 | own | UInt8(Posting.repeated)) + 1
            }
        }
        var postings: [UInt32] = []
        for (document, flag) in flags.enumerated() where flag > 0 {
            postings.append(UInt32(document) << 2 | UInt32(flag - 1))
        }
        return postings
    }

    private static func characters(in key: TermKey, _ count: Int) -> Int {
        (0..<count).count { key[$0] & 0xC0 != 0x80 }
    }
}
