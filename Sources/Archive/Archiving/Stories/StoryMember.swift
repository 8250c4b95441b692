public import Domain
import GRDB

/// An article that tells a story with others, as a person knows it.
public struct StoryMember: Hashable, Sendable {
    public let path: String
    public let title: String
    public let source: SourceID
}

extension Archive {
    /// What readers see that tells the same as some items: as the archive groups it, and as own articles say.
    ///
    /// - Parameter ids: of the items.
    /// - Returns: the others, the oldest first.
    /// - Throws: what SQLite says.
    public func storyMembers(besides ids: [ItemID]) throws -> [StoryMember] {
        try database.read { database in
            var found: [String: (time: Int, member: StoryMember)] = [:]
            for id in ids {
                let rows = try MemberColumn.rows(in: database, Self.members, ["id": id.text])
                while let row = try rows.next() {
                    let member = StoryMember(
                        path: try row[.path],
                        title: try row[.title],
                        source: SourceID(try row[.source])
                    )
                    let (key, time): (String, Int) = (try row[.id], try row[.sortTime])
                    found[key] = (time, member)
                }
            }
            return found.filter { !ids.contains(ItemID(stored: $0.key)) }.values
                .sorted { ($0.time, $0.member.path) < ($1.time, $1.member.path) }.map(\.member)
        }
    }

    private static let members = """
        FROM items WHERE withdrawn_at IS NULL AND duplicate_of IS NULL AND is_excluded = 0
            AND public_since IS NOT NULL
            AND (id IN (SELECT item FROM story_items WHERE story = (
                    SELECT story FROM story_items WHERE item = :id))
                OR own_story = (SELECT own_story FROM items WHERE id = :id))
        """

    private enum MemberColumn: Int, SelectedColumn {
        case id, path, title, source, sortTime
    }
}
