import Domain
import GRDB

/// Warns of articles of the newsroom's own whose file is gone, and which new one each may be.
struct LostArticles {
    let database: Database

    private static let mostRemarks = 5

    /// - Parameters:
    ///   - gone: what the articles were.
    ///   - new: what came with the same batch.
    /// - Returns: what a person should know of those that readers could see; nothing while nothing is new.
    /// - Throws: what SQLite says.
    func remarks(of gone: [String], beside new: [ReceivedItem]) throws -> [Diagnostic] {
        guard !new.isEmpty else { return [] }
        var lost: [Lost] = []
        for identity in gone where lost.count < Self.mostRemarks {
            if let one = try Lost(identity, in: database) { lost.append(one) }
        }
        let likely = TextMarks.pairs(
            lost.map(\.marks),
            new.map {
                TextMarks(title: $0.title, name: $0.identity, published: $0.published?.seconds)
            }
        )
        return lost.enumerated().map { place, lost in lost.remark(likely[place].map { new[$0] }) }
    }

    /// An article that readers could see until now.
    private struct Lost {
        let identity: String
        let path: String
        let marks: TextMarks

        init?(_ identity: String, in database: Database) throws {
            let found = try Column.first(
                in: database,
                """
                FROM items WHERE source = ? AND identity = ?
                    AND public_since IS NOT NULL AND withdrawn_at IS NULL
                """,
                [Source.ownID.text, identity]
            ) { row in
                Lost(
                    identity: identity,
                    path: try row[.path],
                    marks: TextMarks(
                        title: try row[.title],
                        name: identity,
                        published: try row[.published]
                    )
                )
            }
            guard let found else { return nil }
            self = found
        }

        private init(identity: String, path: String, marks: TextMarks) {
            self.identity = identity
            self.path = path
            self.marks = marks
        }

        func remark(_ item: ReceivedItem?) -> Diagnostic {
            let fact = "the article '\(identity)' is gone, which \(path) says now"
            guard let item else { return Diagnostic(.note, fact) }
            return Diagnostic(
                .note,
                "\(fact); '\(item.identity)' is new",
                hint:
                    "if it is the same under another name, write 'id: \(identity)' into its head: "
                    + "it keeps that address"
            )
        }

        private enum Column: Int, SelectedColumn {
            case path, title, published
        }
    }
}
