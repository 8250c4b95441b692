import Basics
import Domain
import GRDB

/// Folds new items that show the same story as one of another source under that one.
///
/// The newsroom's own articles are never folded, and no feed can take a page that stands. An address counts only where it
/// belongs to the source that the others are folded under, or where one publisher names it in several feeds.
struct DuplicateFolding {
    let database: Database
    let authority: AddressAuthority
    /// Items up to this number were archived before; of those above it some have pages already, and keep them.
    let lastKnown: Int
    /// Items further apart than this are not the same story, in seconds.
    static let window = 72 * 3_600

    /// What shows that two items tell the same story.
    private enum Mark: String, CaseIterable {
        case address = "canonical"
        /// The same headline, but for case, accents and punctuation.
        case headline = "title_key"
    }

    /// The item that was archived first stands for the others; among those of one build one of the newsroom's own, then
    /// that of the source with more weight, then the one published first by its own word, then the lower id. A real item
    /// is never folded under a sample.
    ///
    /// - Returns: how many items were folded.
    func run() throws -> Int {
        var folded = 0
        for mark in Mark.allCases {
            for value in try shared(mark) { folded += try fold(mark, value) }
        }
        return folded
    }

    /// The marks of new items that stand on items of several sources; the new ones are the last in the table.
    private func shared(_ mark: Mark) throws -> [String] {
        let column = mark.rawValue
        return try String.fetchAll(
            database,
            sql: """
                SELECT DISTINCT new.\(column) FROM items AS new NOT INDEXED
                WHERE new.number > ? AND new.public_since IS NULL AND new.\(column) IS NOT NULL
                    AND EXISTS
                    (SELECT 1 FROM items AS other WHERE other.\(column) = new.\(column)
                     AND other.source <> new.source)
                ORDER BY new.\(column)
                """,
            arguments: [lastKnown]
        )
    }

    private struct Candidate {
        let number: Int
        let id: String
        let source: SourceID
        let sortTime: Int
        let firstSeen: Int
        let hasPage: Bool
        let isSample: Bool
        let text: String

        enum Column: Int, SelectedColumn {
            case number, id, source, sortTime, firstSeen, publicSince, origin, text

            var expression: String {
                self == .text ? StoryTexts.beginning : name
            }
        }

        init(_ row: SelectedRow<Column>) throws {
            number = try row[.number]
            id = try row[.id]
            source = SourceID(try row[.source])
            sortTime = try row[.sortTime]
            firstSeen = try row[.firstSeen]
            hasPage = try row[.publicSince] as Int? != nil
            isSample = try row[.origin] == Origin.sample.rawValue
            text = try row[.text]
        }

        /// In seconds.
        func distance(to other: Candidate) -> Int { sortTime.apart(from: other.sortTime) }
    }

    private func fold(_ mark: Mark, _ value: String) throws -> Int {
        let candidates = try candidates(mark, value)
        return switch mark {
        case .address: try foldAddresses(candidates, value)
        case .headline: try foldHeadlines(candidates)
        }
    }

    private func foldAddresses(_ candidates: [Candidate], _ address: String) throws -> Int {
        var folded: Set<String> = []
        for head in heads(of: candidates, address) where !folded.contains(head.first.id) {
            for candidate in head.others
            where canStand(candidate, under: head.first) && folded.insert(candidate.id).inserted {
                try note(candidate, under: head.first)
            }
        }
        return folded.count
    }

    /// Papers have headlines that come back every day, or that say what kind of text stands below: each is folded under the
    /// one next to it in time, and only where the text tells the same.
    private func foldHeadlines(_ candidates: [Candidate]) throws -> Int {
        var heads: [(item: Candidate, text: TextLikeness)] = []
        var count = 0
        for candidate in candidates {
            let text = TextLikeness(candidate.text)
            let near = heads.suffix(Self.mostHeads)
                .filter { canStand(candidate, under: $0.item) && text.isAlike($0.text) }
                .min { $0.item.distance(to: candidate) < $1.item.distance(to: candidate) }
            if let near {
                try note(candidate, under: near.item)
                count += 1
            } else {
                heads.append((candidate, text))
            }
        }
        return count
    }

    /// With one headline in three days nobody has more.
    private static let mostHeads = 200

    private func canStand(_ candidate: Candidate, under head: Candidate) -> Bool {
        candidate.number > lastKnown && !candidate.hasPage && candidate.source != Source.ownID
            && candidate.source != head.source && (candidate.isSample || !head.isSample)
            && candidate.distance(to: head) <= Self.window
    }

    /// When items can be the same story as a new one: of a headline that comes back every day most cannot. An address belongs
    /// to one of its items whenever that was.
    private func times(_ mark: Mark, _ value: String) throws -> ClosedRange<Int> {
        guard mark == .headline,
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT MIN(sort_time), MAX(sort_time) FROM items
                    WHERE title_key = ? AND number > ? AND public_since IS NULL
                    """,
                arguments: [value, lastKnown]
            ),
            let first = row[0] as Int?, let last = row[1] as Int?
        else { return .min ... .max }
        return max(first, .min + Self.window) - Self.window...min(last, .max - Self.window)
            + Self.window
    }

    private func candidates(_ mark: Mark, _ value: String) throws -> [Candidate] {
        let times = try times(mark, value)
        let found = try Candidate.Column.all(
            in: database,
            """
            FROM items
            WHERE \(mark.rawValue) = ? AND is_draft = 0 AND duplicate_of IS NULL
                AND is_excluded = 0 AND withdrawn_at IS NULL AND sort_time BETWEEN ? AND ?
            ORDER BY sort_time, id
            """,
            [value, times.lowerBound, times.upperBound],
            read: Candidate.init
        )
        return found.enumerated().map { (rank: rank($1, $0), candidate: $1) }
            .sorted { $0.rank < $1.rank }.map(\.candidate)
    }

    /// Among those of one build weight comes before what an item says of its own time, by which their places are.
    private func rank(_ candidate: Candidate, _ place: Int) -> (Int, Int, Int, Int, Int) {
        (
            candidate.isSample ? 1 : 0, candidate.firstSeen,
            candidate.source == Source.ownID ? 0 : 1, -authority.weight(of: candidate.source), place
        )
    }

    /// Under which items others of an address can be folded, and which these are.
    private func heads(
        of candidates: [Candidate],
        _ value: String
    ) -> [(first: Candidate, others: [Candidate])] {
        if let owner = candidates.first(where: { authority.owns($0.source, value) }) {
            return [(owner, candidates.filter { $0.id != owner.id })]
        }
        let published = candidates.compactMap { candidate in
            authority.publisher(of: candidate.source).map { (publisher: $0, candidate: candidate) }
        }
        return Dictionary(grouping: published, by: \.publisher).sorted { $0.key < $1.key }
            .compactMap { _, group in
                group.first.map { ($0.candidate, group.dropFirst().map(\.candidate)) }
            }
    }

    private func note(_ candidate: Candidate, under head: Candidate) throws {
        try database.execute(
            sql: "UPDATE items SET duplicate_of = ? WHERE id = ? OR duplicate_of = ?",
            arguments: [head.id, candidate.id, candidate.id]
        )
        for id in [head.id, candidate.id] {
            try ChangeLog(database: database, now: candidate.firstSeen).note(id, "folded")
        }
    }

    /// Gives back their pages to own articles that earlier versions had folded.
    static func unfoldOwnArticles(in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO changes (item, at, what)
                SELECT id, first_seen, 'settled' FROM items
                WHERE source = :own AND duplicate_of IS NOT NULL
                """,
            arguments: ["own": Source.ownID.text]
        )
        try database.execute(
            sql: "UPDATE items SET duplicate_of = NULL WHERE source = ?",
            arguments: [Source.ownID.text]
        )
    }
}
