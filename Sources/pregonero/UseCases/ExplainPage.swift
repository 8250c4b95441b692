import Archiving
import Foundation
import Publishing

/// Says where a page comes from and why a build would make it anew, from what the archive holds.
struct ExplainPage {
    let composition: Composition

    /// - Returns: the lines to print.
    /// - Throws: `ExitReason.usage` when the site has no such page.
    func run(_ address: String) async throws -> String {
        let lock = try composition.lock()
        defer { withExtendedLifetime(lock) {} }
        let archive = try composition.openArchive()
        defer { try? archive.close() }
        let publishing = try await StandingPortal(composition, archive: archive).publishing
        guard let page = try publishing.explain(address) else {
            throw ExitReason.usage(
                "the site has no page '\(address)'\n"
                    + "hint: name a path such as /noticias/ or a file in the output folder"
            )
        }
        return text(page)
    }

    private func text(_ page: PageExplanation) -> String {
        var lines = ["page   \(page.path)", "from   \(page.claimant)"]
        lines += page.parts.map { "shows  \($0)" }
        if let size = page.size, let changed = page.changed {
            let time = changed.formatted(.iso8601)
            lines.append("file   \(page.file), \(size) bytes, last changed \(time)")
        } else {
            lines.append("file   \(page.file), not there")
        }
        return (lines + ["state  \(page.state.rawValue)"]).joined(separator: "\n")
    }
}
