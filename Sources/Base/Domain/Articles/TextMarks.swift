import Basics

/// What a text goes by: by it one whose file is gone is looked for among those that are new.
public struct TextMarks: Sendable {
    private let headline: Set<String>
    private let name: Set<String>
    private let published: Int?

    /// - Parameters:
    ///   - title: the headline.
    ///   - name: of the file, with its folders.
    ///   - published: in seconds, where the text has a date.
    public init(title: String, name: String, published: Int? = nil) {
        headline = Self.words(title)
        let file = name.split(separator: "/").last.map(String.init) ?? ""
        // Files of one day are not alike for that.
        self.name = Self.words(file.replacing(/^\d{4}-\d\d-\d\d/, with: ""))
        self.published = published
    }

    /// Shorter words stand in headlines of all kinds.
    private static let shortest = 4

    private static func words(_ text: String) -> Set<String> {
        let words = Folding.fold(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return Set(words.filter { $0.count >= shortest || $0.contains(where: \.isNumber) })
    }

    /// How near another text is, in percent and more; 0 where nothing tells that both are one.
    func nearness(of other: TextMarks) -> Int {
        let isOfOneMoment = published != nil && published == other.published
        let headlines = Self.share(of: headline, other.headline, least: isOfOneMoment ? 0 : 50)
        let names = Self.share(of: name, other.name, least: 50)
        let sum = headlines + names
        return sum > 0 && isOfOneMoment ? sum + 1 : sum
    }

    /// The words that both have, in percent of those of the one that has more.
    ///
    /// - Parameters:
    ///   - one: the words of one.
    ///   - other: those of the other.
    ///   - least: more than so many percent of the shorter one's words must be common.
    /// - Returns: 0 for too few.
    private static func share(of one: Set<String>, _ other: Set<String>, least: Int) -> Int {
        let common = one.intersection(other).count * 100
        guard common > min(one.count, other.count) * least else { return 0 }
        return common / max(one.count, other.count)
    }

    /// For each of those that are gone the nearest that is new; each that is new is named once at most.
    ///
    /// - Parameters:
    ///   - gone: what they go by.
    ///   - new: what these go by.
    /// - Returns: places in `new` by places in `gone`.
    public static func pairs(_ gone: [TextMarks], _ new: [TextMarks]) -> [Int: Int] {
        let near = gone.indices.flatMap { old in
            new.indices.map { (old: old, new: $0, nearness: gone[old].nearness(of: new[$0])) }
        }
        .filter { $0.nearness > 0 }
        .sorted { ($1.nearness, $0.old, $0.new) < ($0.nearness, $1.old, $1.new) }
        var pairs: [Int: Int] = [:]
        var taken: Set<Int> = []
        for pair in near where pairs[pair.old] == nil && taken.insert(pair.new).inserted {
            pairs[pair.old] = pair.new
        }
        return pairs
    }
}
