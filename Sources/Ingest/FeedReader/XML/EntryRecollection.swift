/// How a parser tells the entries that its reader knows, by their bytes and the start tags around them.
struct EntryRecollection {
    let memory: any EntryMemory
    /// Whether known entries are passed over.
    let leavesOut: Bool

    /// The start tags around the entries, and where the innermost begins.
    private var around: [String?] = []
    private var innermost: Int?

    init(memory: any EntryMemory, leavesOut: Bool) {
        self.memory = memory
        self.leavesOut = leavesOut
    }

    /// The fingerprint of an entry.
    ///
    /// - Parameters:
    ///   - range: Where it stands, from its start tag to behind its end tag.
    ///   - bytes: The text of the feed.
    ///   - tags: Where the start tags around it stand, the outermost first.
    /// - Returns: A number for the memory.
    mutating func fingerprint(of range: Range<Int>, in bytes: [UInt8], within tags: [Range<Int>])
        -> UInt64
    {
        if innermost != tags.last?.lowerBound {
            innermost = tags.last?.lowerBound
            around = tags.map { bytes.text($0) }
        }
        return bytes.withUnsafeBytes { text in
            memory.fingerprint(of: UnsafeRawBufferPointer(rebasing: text[range]), among: around)
        }
    }
}
