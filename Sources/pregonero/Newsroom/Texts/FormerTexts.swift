import Basics
import Domain
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

    /// What a file shows: by its text now, or while that has a mistake by what it was before.
    ///
    /// - Parameters:
    ///   - file: where it is.
    ///   - path: how messages name it.
    ///   - faults: gets warnings of its mistakes.
    ///   - read: makes of a text what is shown, nil for nothing, and tells of its mistakes.
    /// - Returns: that, and whether it is of before; nil for nothing.
    func shown<Shown>(
        of file: URL,
        path: String,
        faults: FileFaults,
        read: (String, DiagnosticLog) async -> Shown?
    ) async -> (content: Shown, isFormer: Bool)? {
        let log = DiagnosticLog()
        let text = faults.text(of: file, path: path, log)
        if let text, case let content = await read(text, log), log.errors.isEmpty {
            faults.settle(log)
            if content != nil { found[path] = text }
            return content.map { ($0, false) }
        }
        var content: Shown?
        if let former = known[path] {
            let silent = DiagnosticLog()
            content = await read(former, silent)
            if !silent.errors.isEmpty { content = nil }
            if content != nil { found[path] = former }
        }
        faults.settle(log, hasFormer: content != nil)
        return content.map { ($0, true) }
    }

    /// Lets the next build know them, and none that are gone.
    func keep() {
        guard found != known else { return }
        // Without it the next build only knows less.
        try? JSONEncoder.stable().encode(found).write(to: file, options: .atomic)
    }
}
