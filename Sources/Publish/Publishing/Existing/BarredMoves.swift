import Basics
import Domain

/// Old addresses at which no page can stand: below a file, as `/robots.txt/old/`, or called as no page is.
struct BarredMoves {
    /// The file in the way of each.
    private let obstacles: [String: String]
    /// Those that are called as other files are.
    private let others: [String]
    private let places: MovePlaces

    /// - Parameters:
    ///   - moves: what leads from old addresses to those of now.
    ///   - files: everything of the site but the pages of articles.
    ///   - places: where the newsroom says so.
    /// - Throws: `PublishingError` where what should lead elsewhere is a file of the site.
    init(
        _ moves: [Redirect],
        beside files: [PlannedFile],
        places: MovePlaces
    ) throws(PublishingError) {
        self.places = places
        let others = moves.map(\.from).filter { !SitePath.isOfPage($0) }.sorted()
        let standing = others.isEmpty ? [] : Set(files.map(\.path)).intersection(others)
        guard standing.isEmpty else {
            throw .invalid(
                standing.sorted().map { path in
                    places.diagnostic(
                        .error,
                        path,
                        "'\(path)' is a file of the portal: it cannot lead elsewhere",
                        hint: "take the line away"
                    )
                }
            )
        }
        let around = moves.map { ($0.from, $0.from.foldersAround) }
        let asked = Set(around.flatMap(\.1))
        let found = asked.isEmpty ? [] : Set(files.map(\.path).filter(asked.contains))
        var obstacles: [String: String] = [:]
        for (path, folders) in around {
            if let file = folders.first(where: found.contains) { obstacles[path] = file }
        }
        self.obstacles = obstacles
        self.others = others.filter { obstacles[$0] == nil }
    }

    /// What can be written of some files.
    func left(of files: [PlannedFile]) -> [PlannedFile] {
        obstacles.isEmpty ? files : files.filter { obstacles[$0.path] == nil }
    }

    var warnings: [Diagnostic] {
        let below = obstacles.sorted { $0.key < $1.key }.map { path, file in
            places.diagnostic(
                .warning,
                path,
                "'\(path)' lies below '\(file)', which is a file: only the server's redirects lead on from it",
                hint: "leave out its line in moved.txt, or the alias"
            )
        }
        let files = others.map { path in
            places.diagnostic(
                .warning,
                path,
                "'\(path)' is not called as a page is: only the server's redirects lead on from it",
                hint: "leave out its line in moved.txt where the server reads none of them"
            )
        }
        return below + files
    }
}
