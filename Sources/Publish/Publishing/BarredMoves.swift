import Basics
import Domain

/// Old addresses below something that is a file, as `/robots.txt/old/`: no page can stand there.
struct BarredMoves {
    /// The file in the way of each.
    private let obstacles: [String: String]

    /// - Parameters:
    ///   - moves: what leads from old addresses to those of now.
    ///   - files: everything of the site but the pages of articles.
    init(_ moves: [Redirect], beside files: [PlannedFile]) {
        let around = moves.map { ($0.from, $0.from.foldersAround) }
        let asked = Set(around.flatMap(\.1))
        let found = asked.isEmpty ? [] : Set(files.map(\.path).filter(asked.contains))
        var obstacles: [String: String] = [:]
        for (path, folders) in around {
            if let file = folders.first(where: found.contains) { obstacles[path] = file }
        }
        self.obstacles = obstacles
    }

    /// What can be written of some files.
    func left(of files: [PlannedFile]) -> [PlannedFile] {
        obstacles.isEmpty ? files : files.filter { obstacles[$0.path] == nil }
    }

    var warnings: [Diagnostic] {
        obstacles.sorted { $0.key < $1.key }.map { path, file in
            Diagnostic(
                .warning,
                "'\(path)' lies below '\(file)', which is a file: only the server's redirects lead on from it",
                hint: "leave out its line in moved.txt, or the alias"
            )
        }
    }
}
