import Basics
import Publishing
import Synchronization

/// What servers are told of the site, read anew once a build has changed it.
final class ServedTable: Sendable {
    private let folder: String
    private let known = Mutex<Reading?>(nil)

    /// The table, with what is looked up in it for each request.
    struct Reading: Sendable {
        fileprivate let state: FileState
        let table: ServingTable
        let moves: [String: String]
        let gone: Set<String>
    }

    /// - Parameter folder: where a build leaves it.
    init(in folder: String) {
        self.folder = folder
    }

    /// Nil while no build has left one.
    var current: Reading? {
        let file = "\(folder)/\(ServingTable.tableName)"
        return known.withLock { reading in
            guard let state = FileState(file) else { return nil }
            if let reading, reading.state == state { return reading }
            reading = ServingTable.standing(in: folder).map { table in
                Reading(
                    state: state,
                    table: table,
                    moves: Dictionary(table.redirects.map { ($0.from, $0.to) }) { first, _ in first
                    },
                    gone: Set(table.gone)
                )
            }
            return reading
        }
    }
}
