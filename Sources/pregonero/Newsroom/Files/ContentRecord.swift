import Basics
import Domain
import Foundation

/// How many files of the newsroom's own the last build found in each folder, so that content which is suddenly gone (a disk
/// that is not mounted, a folder that was not copied) is not taken for content that was withdrawn.
struct ContentRecord {
    private let file: URL
    private let counts: [String: Int]

    /// The largest share of its own articles that a site may lose in one build, in percent, and the least from which it
    /// counts.
    private static let (share, least) = (30, 10)

    /// - Parameter file: where it is kept; one that is not there or damaged knows nothing.
    init(_ file: URL) {
        self.file = file
        counts =
            (try? Data(contentsOf: file))
            .flatMap { try? JSONDecoder().decode([String: Int].self, from: $0) } ?? [:]
    }

    /// What there is of one kind of files.
    struct Entry {
        /// The folder as messages name it.
        let name: String
        /// It and those in it, as far as they are there.
        let folders: Set<String>
        /// How many files count in each folder, those below it among them.
        let counts: [String: Int]
    }

    /// - Parameters:
    ///   - entries: what there is now.
    ///   - articles: the folder whose files are articles.
    /// - Throws: `VanishedContent` for what is gone.
    func check(_ entries: [Entry], articles: String) throws(VanishedContent) {
        var gone = entries.flatMap(vanished)
        let before = counts[articles] ?? 0
        let now = entries.first { $0.name == articles }?.counts[articles] ?? 0
        if gone.isEmpty, before >= Self.least, (before - now) * 100 > before * Self.share {
            gone.append(
                Self.diagnostic(articles, "of \(before) articles of your own, \(now) are left")
            )
        }
        guard gone.isEmpty else { throw VanishedContent(diagnostics: gone) }
    }

    private func vanished(_ entry: Entry) -> [Diagnostic] {
        guard let before = counts[entry.name] else { return [] }
        let below = counts.keys.filter { $0 == entry.name || $0.hasPrefix(entry.name + "/") }
        // A single file that goes was taken away by somebody, and what keeps folders by their files keeps no empty one.
        let gone = Set(
            below.filter {
                !entry.folders.contains($0) && (counts[$0] != 1 || $0 == entry.name)
            }
        )
        guard !gone.isEmpty || !entry.counts.isEmpty || before == 1 else {
            return [
                Self.diagnostic(entry.name, "the folder is empty; it had \(Self.files(before))")
            ]
        }
        return gone.sorted().filter { path in
            let slash = path.lastSlash ?? path.startIndex
            return !gone.contains(String(path[..<slash]))
        }.map { Self.diagnostic($0, "the folder is gone, with \(Self.files(counts[$0] ?? 0))") }
    }

    private static func files(_ count: Int) -> String {
        "\(count) file\(count == 1 ? "" : "s") that the portal shows"
    }

    private static func diagnostic(_ path: String, _ message: String) -> Diagnostic {
        Diagnostic(
            .error,
            message,
            path: path,
            hint:
                "bring it back; where that is meant, 'pregonero build --allow-shrink' goes on without it"
        )
    }

    /// Remembers what is there now.
    func keep(_ entries: [Entry]) {
        let now = entries.reduce(into: [:]) { $0.merge($1.counts) { first, _ in first } }
        guard now != counts else { return }
        // Without it the next build only knows less.
        try? JSONEncoder.stable(isPretty: true).encode(now).write(to: file, options: .atomic)
    }
}

/// Folders of the newsroom's own that are gone, though the portal shows what was in them.
struct VanishedContent: Error, Equatable {
    let diagnostics: [Diagnostic]
}
