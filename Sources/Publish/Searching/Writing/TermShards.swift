/// Cuts the terms of a segment into files of about equal size, so that a question reads one of them a word.
struct TermShards: Sendable {
    /// A file of terms, and the text from which on it holds them.
    struct Shard: Sendable {
        let key: [UInt8]
        let bytes: [UInt8]
    }

    /// Bytes of a file before compression; one that a single term fills may be larger.
    static let target = 4_096
    /// Marks the entry that stands for all terms with the same beginning; sorts before every longer one of them.
    static let beginning: UInt8 = 1

    private let dropped: Set<Int>
    private let isWhole: Bool
    private(set) var shards: [Shard] = []
    private var writer = ByteWriter()
    private var key = TermKey()
    private var previous = TermKey()

    /// - Parameters:
    ///   - terms: all terms of the segment.
    ///   - documents: how many documents the segment has.
    ///   - dropped: numbers of documents that leave no trace.
    ///   - isWhole: whether all terms go into one file.
    init(_ terms: TermPostings, documents: Int, dropped: Set<Int> = [], isWhole: Bool) {
        self.dropped = dropped
        self.isWhole = isWhole
        var beginnings =
            isWhole ? [] : CommonBeginnings(terms, documents: documents).found.reversed()
        for index in 0...terms.count {
            while let next = beginnings.last, next.place == index {
                add(next.key, kept(next.postings[...]))
                beginnings.removeLast()
            }
            if index < terms.count { add(terms.keys[index], kept(terms.postings(index))) }
        }
        close()
    }

    private func kept(_ postings: ArraySlice<UInt32>) -> ArraySlice<UInt32> {
        guard !dropped.isEmpty else { return postings }
        return postings.filter { !dropped.contains(Posting.document($0)) }[...]
    }

    private mutating func add(_ term: TermKey, _ postings: ArraySlice<UInt32>) {
        guard !postings.isEmpty else { return }
        if !isWhole, writer.count > 0, writer.count + Self.size(of: postings) > Self.target {
            close()
        }
        let isFirst = writer.count == 0
        // The shortest text that is greater than the last term and not greater than this one.
        if isFirst { key = term.prefix(previous.shared(with: term) + 1) }
        let shared = isFirst ? 0 : previous.shared(with: term)
        let length = term.count
        writer.append(byte: UInt8(shared))
        writer.append(byte: UInt8(length - shared))
        for place in shared..<length { writer.append(byte: term[place]) }
        writer.append(number: postings.count)
        var last: UInt32 = 0
        for posting in postings {
            let document = posting >> 2
            writer.append(number: Int((document - last) << 2 | posting & 3))
            last = document
        }
        previous = term
    }

    private mutating func close() {
        guard writer.count > 0 else { return }
        shards.append(Shard(key: key.bytes, bytes: writer.bytes))
        writer = ByteWriter()
    }

    private static func size(of postings: ArraySlice<UInt32>) -> Int {
        var size = 8
        var last: UInt32 = 0
        for posting in postings {
            let document = posting >> 2
            size += ByteWriter.length(of: Int(document - last) << 2)
            last = document
        }
        return size
    }
}
