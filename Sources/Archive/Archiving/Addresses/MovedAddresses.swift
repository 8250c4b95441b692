import Domain
import GRDB

/// Keeps which addresses lead elsewhere, as the publisher names them now.
struct MovedAddresses {
    let database: Database

    func standing() throws -> [Redirect] {
        try RedirectColumn.all(in: database, "FROM redirects ORDER BY from_path") { row in
            Redirect(from: try row[.fromPath], to: try row[.toPath])
        }
    }

    func keep(_ moves: [Redirect]) throws {
        guard try Set(standing()) != Set(moves) else { return }
        try database.execute(sql: "DELETE FROM redirects")
        for move in moves {
            let row: WrittenRow = ["from_path": move.from, "to_path": move.to]
            try row.insert(into: "redirects", in: database)
        }
    }
}
