/// Cuts the terms of a segment into files of about equal size, so that a question reads one of them a word.
struct TermShards: Sendable {
    /// A file of terms, and the text from which on it holds them.
    struct Shard: Sendable {
        let key: [UInt8]
        let bytes: [UInt8]
    }

    /// Bytes of a file before compression; one that a single term fills may be larger.
    static let target = 4_096
    /// Marks the entry that stands for all terms with the same beginning; sorts before every one of them.
    static let beginning: UInt8 = 1
    /// Longest beginnings, in characters, that have an entry of their own.
    private static let longest = 3

    private let terms: TermPostings
    private let documents: Int
    private let dropped: Set<Int>
    private(set) var shards: [Shard] = []
    private var writer = ByteWriter()
    private var key: [UInt8] = []
    private var previous: [UInt8] = []

    /// - Parameters:
    ///   - terms: all terms of the segment.
    ///   - documents: how many documents the segment has.
    ///   - dropped: numbers of documents that leave no trace.
    ///   - isWhole: whether all terms go into one file.
    init(_ terms: TermPostings, documents: Int, dropped: Set<Int> = [], isWhole: Bool) {
        self.terms = terms
        self.documents = documents
        self.dropped = dropped
        let beginnings = isWhole ? [:] : commonBeginnings()
        for index in 0..<terms.count {
            for beginning in beginnings[index] ?? [] {
                add(beginning.prefix + [Self.beginning], beginning.postings, isWhole: isWhole)
            }
            let postings = kept(terms.postings(index))
            if !postings.isEmpty { add(Array(terms.term(index)), postings, isWhole: isWhole) }
        }
        close()
    }

    private func kept(_ postings: ArraySlice<UInt32>) -> ArraySlice<UInt32> {
        guard !dropped.isEmpty else { return postings }
        return postings.filter { !dropped.contains(Posting.document($0)) }[...]
    }

    private mutating func add(_ term: [UInt8], _ postings: ArraySlice<UInt32>, isWhole: Bool) {
        let size = Self.size(of: postings)
        if !isWhole, writer.count > 0, writer.count + size > Self.target { close() }
        if writer.count == 0 {
            key = Self.separator(previous, term)
            previous = []
        }
        var shared = 0
        while shared < min(previous.count, term.count), previous[shared] == term[shared] {
            shared += 1
        }
        writer.append(byte: UInt8(shared))
        writer.append(byte: UInt8(term.count - shared))
        writer.append(term[shared...])
        writer.append(number: postings.count)
        var last = 0
        for posting in postings {
            let document = Posting.document(posting)
            writer.append(number: (document - last) << 2 | Int(posting & 3))
            last = document
        }
        previous = term
    }

    private mutating func close() {
        guard writer.count > 0 else { return }
        shards.append(Shard(key: key, bytes: writer.bytes))
        writer = ByteWriter()
    }

    /// The shortest text that is greater than one term and not greater than the next.
    private static func separator(_ last: [UInt8], _ next: [UInt8]) -> [UInt8] {
        var length = 0
        while length < min(last.count, next.count), last[length] == next[length] { length += 1 }
        return Array(next.prefix(length + 1))
    }

    private static func size(of postings: ArraySlice<UInt32>) -> Int {
        var size = 8
        var last = 0
        for posting in postings {
            let document = Posting.document(posting)
            size += ByteWriter.length(of: (document - last) << 2)
            last = document
        }
        return size
    }
}

extension TermShards {
    private struct Beginning {
        let prefix: [UInt8]
        let postings: ArraySlice<UInt32>
    }

    /// Beginnings whose terms fill more than one file, by the index of the first of their terms, shortest first.
    private func commonBeginnings() -> [Int: [Beginning]] {
        var found: [Int: [Beginning]] = [:]
        for length in 1...Self.longest {
            var start = 0
            while start < terms.count {
                let prefix = Self.beginning(of: terms.term(start), characters: length)
                var end = start
                var size = 0
                while end < terms.count, terms.term(end).starts(with: prefix) {
                    size += terms.term(end).count + terms.postings(end).count
                    end += 1
                }
                if size > Self.target, Self.characters(in: prefix) == length {
                    found[start, default: []].append(
                        Beginning(prefix: prefix, postings: merged(start..<end))
                    )
                }
                start = max(end, start + 1)
            }
        }
        return found
    }

    private func merged(_ range: Range<Int>) -> ArraySlice<UInt32> {
        // Zero where no term stands, else one more than the flags.
        var flags = [UInt8](repeating: 0, count: documents)
        for index in range {
            for posting in kept(terms.postings(index)) {
                let document = Posting.document(posting)
                let isKnown = flags[document] > 0
                let before = isKnown ? flags[document] - 1 : 0
                let repeated = isKnown ? Posting.repeated : 0
                flags[document] = (before | UInt8(posting & 3) | UInt8(repeated)) + 1
            }
        }
        var postings: [UInt32] = []
        for (document, flag) in flags.enumerated() where flag > 0 {
            postings.append(UInt32(document) << 2 | UInt32(flag - 1))
        }
        return postings[...]
    }

    private static func beginning(of term: ArraySlice<UInt8>, characters: Int) -> [UInt8] {
        var left = characters
        var end = term.startIndex
        while end < term.endIndex {
            if !isContinuation(term[end]) {
                if left == 0 { break }
                left -= 1
            }
            end += 1
        }
        return Array(term[..<end])
    }

    private static func characters(in bytes: [UInt8]) -> Int {
        bytes.count { !isContinuation($0) }
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
