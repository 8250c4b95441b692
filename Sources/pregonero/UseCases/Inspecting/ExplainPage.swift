import Foundation
import Publishing

/// Says where a page comes from and why a build would make it anew, from what the archive holds.
struct ExplainPage {
    let portal: OpenedPortal

    /// - Throws: `ExitReason.usage` when the site has no such page.
    func run(_ address: String) async throws -> Explained {
        guard let page = try await portal.use({ try $0.publishing.explain(address) }) else {
            throw ExitReason.usage(
                "the site has no page '\(address)'",
                hint: "name a path such as /noticias/ or a file in the output folder"
            )
        }
        return Explained(page)
    }

    /// The explanation for people and for programs.
    struct Explained: Encodable {
        let page: String
        let from: String
        let shows: [String]
        let file: String
        let bytes: Int?
        let changed: Date?
        let isKept: Bool
        let state: String

        init(_ explanation: PageExplanation) {
            page = explanation.path
            from = explanation.owner
            shows = explanation.parts
            file = explanation.file
            bytes = explanation.size
            changed = explanation.changed
            isKept = explanation.state == .kept
            state = explanation.state.rawValue
        }

        var text: String {
            var lines = ["page   \(page)", "from   \(from)"]
            lines += shows.map { "shows  \($0)" }
            if let bytes, let changed {
                let time = changed.formatted(.iso8601)
                lines.append("file   \(file), \(bytes) bytes, last changed \(time)")
            } else {
                lines.append("file   \(file), not there")
            }
            return (lines + ["state  \(state)"]).joined(separator: "\n")
        }
    }
}
