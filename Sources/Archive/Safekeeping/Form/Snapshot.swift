import Basics
import Transfers

/// A state as it was at one moment: its files, and the parts that hold them.
struct Snapshot: Equatable, Sendable {
    /// Of which portal it is.
    var site: String
    /// When it was made, in seconds.
    var time: Int
    /// The machine that made it.
    var machine: String
    /// How often something was erased: parts of before hold it still.
    var erasures: Int
    /// Of its archive; nil where nothing names it.
    var schema: Int?
    var parts: [StatePart]
    var files: [StateFile]

    static let folder = "snapshots"
    private static let head = "pregonero-state"
    /// What this program writes; it reads no newer one.
    static let format = 1
    /// Programs that do not know it leave out what is no number.
    private static let schemaSign = "schema="

    var size: Int { files.reduce(0) { $0 + $1.size } }
    var packed: Int { parts.reduce(0) { $0 + $1.packed } }

    var bytes: [UInt8] {
        var lines = [
            "\(Self.head) \(Self.format)", site, machine,
            "\(time) \(erasures)" + (schema.map { " \(Self.schemaSign)\($0)" } ?? ""),
            "\(parts.count) \(files.count)",
        ]
        lines += parts.map { "\($0.name) \($0.size) \($0.packed)" }
        for file in files {
            lines.append("\(file.size) \(file.digest.text) \(Self.runs(of: file)) \(file.path)")
        }
        lines.append("end\n")
        let text = Array(lines.joined(separator: "\n").utf8)
        return Array("\(text.count)\n".utf8) + Packing.packed(text)
    }

    /// - Throws: `StateError` when they are no snapshot, or one of a newer program.
    init(_ bytes: [UInt8]) throws(StateError) {
        let number = String(decoding: bytes.prefix { $0 != 0x0A }.prefix(12), as: UTF8.self)
        // No site has so many files that their names take more.
        guard let size = Int(foreign: number, in: 0...(1 << 30)),
            let text = Packing.unpacked(Array(bytes.dropFirst(number.utf8.count + 1)), size: size)
        else { throw .damaged("a snapshot") }
        try self.init(text: String(decoding: text, as: UTF8.self))
    }

    private init(text: String) throws(StateError) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let first = (lines.first ?? "").split(separator: " ")
        guard first.count == 2, first[0] == Self.head, let format = Int(foreign: first[1])
        else { throw .damaged("a snapshot") }
        guard format <= Self.format else { throw .newerFormat(format) }
        let moment = lines.count > 5 ? Self.numbers(lines[3], in: SnapshotName.times) : []
        let counts = lines.count > 5 ? Self.numbers(lines[4], in: 0...lines.count) : []
        guard moment.count == 2, counts.count == 2,
            lines.count == counts[0] + counts[1] + 7, lines[lines.count - 2] == "end"
        else { throw .damaged("a snapshot") }
        site = String(lines[1])
        machine = String(lines[2])
        (time, erasures) = (moment[0], moment[1])
        schema = lines[3].split(separator: " ").first { $0.hasPrefix(Self.schemaSign) }
            .flatMap { Int(foreign: $0.dropFirst(Self.schemaSign.count)) }
        parts = []
        files = []
        for line in lines[5..<(5 + counts[0])] {
            let words = line.split(separator: " ")
            guard words.count == 3, StatePart.isName(String(words[0])),
                let size = Int(foreign: words[1], in: 0...StatePart.limit),
                let packed = Int(foreign: words[2], in: 0...StatePart.packedLimit)
            else { throw .damaged("a snapshot") }
            parts.append(StatePart(name: String(words[0]), size: size, packed: packed))
        }
        var paths: Set<String> = []
        for line in lines[(5 + counts[0])..<(lines.count - 2)] {
            guard let file = Self.file(line, parts), paths.insert(file.path).inserted else {
                throw .damaged("a snapshot")
            }
            files.append(file)
        }
    }

    init(site: String, time: Int, machine: String, erasures: Int) {
        self.site = site
        self.time = time
        self.machine = machine
        self.erasures = erasures
        parts = []
        files = []
    }

    private static func numbers(_ line: Substring, in range: ClosedRange<Int>) -> [Int] {
        line.split(separator: " ").compactMap { Int(foreign: $0, in: range) }
    }

    /// Pages that lie one after the other, as `part+offset*count`.
    private static func runs(of file: StateFile) -> String {
        var runs: [String] = []
        var start = 0
        while start < file.places.count {
            let first = file.places[start]
            var count = 1
            while start + count < file.places.count,
                file.places[start + count]
                    == PagePlace(part: first.part, offset: first.offset + count * StateFile.page)
            {
                count += 1
            }
            runs.append("\(first.part)+\(first.offset)*\(count)")
            start += count
        }
        return runs.isEmpty ? "-" : runs.joined(separator: ",")
    }

    private static func file(_ line: Substring, _ parts: [StatePart]) -> StateFile? {
        let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard words.count == 4, let size = Int(foreign: words[0], in: 0...StateFile.limit),
            let digest = ContentDigest(words[1].utf8), StateSurvey.isOurs(String(words[3]))
        else { return nil }
        var file = StateFile(path: String(words[3]), size: size, digest: digest, places: [])
        let most = StateFile.pages(of: size)
        for run in words[2] == "-" ? [] : words[2].split(separator: ",") {
            let numbers = run.split { $0 == "+" || $0 == "*" }.compactMap { Int(foreign: $0) }
            guard numbers.count == 3, parts.indices.contains(numbers[0]), numbers[2] > 0,
                numbers[2] <= most - file.places.count
            else { return nil }
            for index in 0..<numbers[2] {
                let place = PagePlace(
                    part: numbers[0],
                    offset: numbers[1] + index * StateFile.page
                )
                let length = file.length(ofPage: file.places.count)
                guard place.offset >= 0, place.offset <= parts[place.part].size - length else {
                    return nil
                }
                file.places.append(place)
            }
        }
        return file.places.count == most ? file : nil
    }
}
