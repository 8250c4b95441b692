import Foundation

@testable import Searching

/// Answers questions from the files alone, as the script of the search page does.
struct IndexReader {
    private let index: BuiltIndex

    init(_ index: BuiltIndex) {
        self.index = index
    }

    /// One segment's first file, taken apart.
    private struct Head {
        var days: [Int] = []
        var chunks: [String] = []
        var perTag = 1
        var keys: [[UInt8]] = []
        var shards: [String] = []
        var columnTags: [String] = []
        var columns: [[String]] = []
        var whole: [[UInt8]: [UInt32]]?
    }

    func answer(_ question: Question) -> Set<Int> {
        var found: Set<Int> = []
        for line in index.lines {
            let head = head(of: line)
            var numbers = Set(0..<line.count).subtracting(line.withdrawn)
            if question.from != nil || question.to != nil {
                numbers = numbers.filter { number in
                    let day = head.days[number]
                    return day > 0 && day >= question.from ?? 0 && day <= question.to ?? .max
                }
            }
            for (column, value) in question.filters {
                let values =
                    column < head.columns.count
                    ? head.columns[column] : self.column(column, of: line, head)
                numbers = numbers.filter { values[$0] == value }
            }
            let words = question.words
            for (place, word) in words.enumerated() {
                let isLast = place == words.count - 1
                numbers.formIntersection(documents(with: word, isBeginning: isLast, in: line, head))
            }
            found.formUnion(numbers.map { line.start + $0 })
        }
        return found
    }

    /// What is shown of every document; nil for a withdrawn one.
    func titles() throws -> [String?] {
        try index.lines.flatMap { line -> [String?] in
            let head = head(of: line)
            let count = (line.count + DocumentChunk.size - 1) / DocumentChunk.size
            return try (0..<count).flatMap { chunk -> [String?] in
                let tag = head.chunks[chunk / head.perTag]
                let bytes = index.content("/_s/\(line.start)/d\(chunk).\(tag).bin") ?? []
                let rows = try JSONSerialization.jsonObject(with: Data(bytes)) as? [Any] ?? []
                return rows.map { ($0 as? [Any])?[1] as? String }
            }
        }
    }

    private func head(of line: SegmentLine) -> Head {
        var reader = ByteReader(index.content("/_s/\(line.start)/k.\(line.tag).bin") ?? [])
        var head = Head()
        let count = reader.number()
        let shards = reader.number()
        head.perTag = shards > 0 ? 8 : 1
        var day = 0
        for _ in 0..<count {
            day += reader.signed()
            head.days.append(day)
        }
        let perTag = DocumentChunk.size * head.perTag
        for _ in 0..<(count + perTag - 1) / perTag { head.chunks.append(reader.tag()) }
        guard shards > 0 else {
            for _ in 0..<5 { head.columns.append(Self.column(&reader, count: count)) }
            head.whole = Self.terms(&reader)
            return head
        }
        for _ in 0..<shards {
            head.keys.append(reader.take(reader.number()))
            head.shards.append(reader.tag())
        }
        for _ in 0..<5 { head.columnTags.append(reader.tag()) }
        return head
    }

    private func column(_ column: Int, of line: SegmentLine, _ head: Head) -> [String] {
        let path = "/_s/\(line.start)/f\(column).\(head.columnTags[column]).bin"
        var reader = ByteReader(index.content(path) ?? [])
        return Self.column(&reader, count: line.count)
    }

    private static func column(_ reader: inout ByteReader, count: Int) -> [String] {
        var table: [String] = []
        for _ in 0..<reader.number() {
            table.append(String(decoding: reader.take(reader.number()), as: UTF8.self))
        }
        return (0..<count).map { _ in table[reader.number()] }
    }

    private static func terms(_ reader: inout ByteReader) -> [[UInt8]: [UInt32]] {
        var terms: [[UInt8]: [UInt32]] = [:]
        var term: [UInt8] = []
        while !reader.isAtEnd {
            term = Array(term.prefix(reader.number()))
            term += reader.take(reader.number())
            var last = 0
            terms[term] = (0..<reader.number()).map { _ in
                let value = reader.number()
                last += value >> 2
                return UInt32(last) << 2 | UInt32(value & 3)
            }
        }
        return terms
    }

    private func shard(_ number: Int, _ line: SegmentLine, _ head: Head) -> [[UInt8]: [UInt32]] {
        if let whole = head.whole { return whole }
        var reader = ByteReader(
            index.content("/_s/\(line.start)/t\(number).\(head.shards[number]).bin") ?? []
        )
        return Self.terms(&reader)
    }

    private func place(of term: [UInt8], in head: Head) -> Int {
        max(0, (head.keys.lastIndex { !term.lexicographicallyPrecedes($0) }) ?? 0)
    }

    private func documents(
        with word: String,
        isBeginning: Bool,
        in line: SegmentLine,
        _ head: Head
    ) -> Set<Int> {
        var found: Set<Int> = []
        func add(_ postings: [UInt32]?) {
            found.formUnion((postings ?? []).map(Posting.document))
        }
        for variant in Analyzer.variants(of: word) {
            let bytes = Array(variant.utf8)
            add(shard(place(of: bytes, in: head), line, head)[bytes])
        }
        guard isBeginning else { return found }
        let start = Array(word.utf8)
        let common = start + [TermShards.beginning]
        let first = place(of: common, in: head)
        if let postings = shard(first, line, head)[common] {
            add(postings)
            return found
        }
        let end = head.whole == nil ? place(of: start + [0xFF], in: head) : first
        for number in first...end {
            for (term, postings) in shard(number, line, head)
            where term.starts(with: start) && term.last != TermShards.beginning {
                add(postings)
            }
        }
        return found
    }
}
