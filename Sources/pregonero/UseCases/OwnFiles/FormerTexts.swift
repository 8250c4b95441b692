import Basics
import Foundation

/// The texts of the newsroom's own pages, topics and authors as the last build could read them: no archive has them,
/// and what is shown of one whose file has a mistake now stays as it was.
final class FormerTexts {
    private let file: URL
    /// By the paths of their files.
    private let known: [String: String]
    private var found: [String: String] = [:]

    /// - Parameter file: where they are kept; one that is not there or damaged knows nothing.
    init(_ file: URL) {
        self.file = file
        known =
            (try? Data(contentsOf: file))
            .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    }

    func text(of path: String) -> String? { known[path] }

    /// Takes over a text that is shown.
    func note(_ text: String, of path: String) { found[path] = text }

    /// Lets the next build know them, and none that are gone.
    func keep() {
        guard found != known else { return }
        // Without it the next build only knows less.
        try? JSONEncoder.stable().encode(found).write(to: file, options: .atomic)
    }
}
