import Domain
import GRDB

/// Keeps which addresses lead elsewhere, as the publisher names them now.
struct MovedAddresses {
    let database: Database

    func keep(_ moves: [Redirect]) throws {
        let known = try Row.fetchAll(
            database,
            sql: "SELECT from_path, to_path FROM redirects ORDER BY from_path"
        ).map { Redirect(from: $0[0], to: $0[1]) }
        guard Set(known) != Set(moves) else { return }
        try database.execute(sql: "DELETE FROM redirects")
        for move in moves {
            try database.execute(
                sql: "INSERT INTO redirects (from_path, to_path) VALUES (?, ?)",
                arguments: [move.from, move.to]
            )
        }
    }
}
