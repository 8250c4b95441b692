/// Notes which term stands in which document of a batch.
struct TermLog: TermSink {
    /// A term's number in the table, and where it stands.
    struct Entry: Sendable {
        let term: UInt32
        var posting: UInt32
    }

    private(set) var table = TermTable()
    /// In the order of the documents.
    private(set) var entries: [Entry] = []
    /// The place of each term's newest entry, to see whether it stands in the same document.
    private var newest: [UInt32] = []
    /// What the next terms are noted as: the document, and whether it is its title.
    private var posting: UInt32 = 0

    init(documents: Int) {
        entries.reserveCapacity(documents * 128)
    }

    mutating func begin(_ document: Int, isTitle: Bool = false) {
        posting = UInt32(document) << 2 | (isTitle ? Posting.inTitle : 0)
    }

    mutating func take(_ term: Term) {
        let number = table.number(of: term.key)
        if number == newest.count {
            newest.append(UInt32(entries.count))
        } else {
            let place = Int(newest[number])
            if entries[place].posting >> 2 == posting >> 2 {
                entries[place].posting |= Posting.repeated
                return
            }
            newest[number] = UInt32(entries.count)
        }
        entries.append(Entry(term: UInt32(number), posting: posting))
    }
}
