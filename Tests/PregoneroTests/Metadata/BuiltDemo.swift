import Foundation
import TestSupport
import Testing

/// The repository's own edition, built once for all suites that look at what its pages say of themselves.
struct BuiltDemo: Sendable {
    let workplace: Workplace
    let site: BuiltSite
    /// What `pregonero list pages --json` names.
    let pages: [Page]
    /// The tags of the head of each page, by file.
    private let heads: [String: [Tag]]

    /// A start tag.
    private struct Tag: Sendable {
        let name: String
        let attributes: [String: String]
    }

    /// One page of the list.
    struct Page: Decodable, Sendable, CustomStringConvertible {
        let path: String
        let kind: String
        let language: String

        var description: String { "\(kind) \(path)" }

        var file: String {
            let relative = String(path.dropFirst())
            return path.hasSuffix("/") ? relative + "index.html" : relative
        }
    }

    static let shared = Task { try await BuiltDemo() }

    private init() async throws {
        workplace = try Workplace()
        try FileManager.default.copyItem(
            at: Workplace.repository.appending(path: "Content"),
            to: workplace.folder.appending(path: "Content")
        )
        let run = try await workplace.build("--offline")
        try #require(run.code == 0, "\(run.errors)")
        let list = try await workplace.run("list", "pages", "--json", "--clock", Workplace.clock)
        try #require(list.code == 0, "\(list.errors)")
        pages = try JSONDecoder().decode([Page].self, from: Data(list.output.utf8))
        let site = try workplace.site()
        self.site = site
        heads = Dictionary(
            pages.map { page in
                let head = site.text(page.file).components(separatedBy: "</head>")[0]
                let tags = StartTags.of(head.utf8).map {
                    Tag(name: $0.name, attributes: $0.attributes)
                }
                return (page.file, tags)
            }
        ) { first, _ in first }
    }

    /// The start tags of a page's head by name.
    func tags(_ name: String, of page: Page) -> [[String: String]] {
        (heads[page.file] ?? []).filter { $0.name == name }.map(\.attributes)
    }

    /// The nodes of a page's structured data; empty where it has none.
    func graph(of page: Page) throws -> [[String: Any]] {
        let parts = site.text(page.file)
            .components(separatedBy: "<script type=\"application/ld+json\">")
        guard parts.count == 2, let json = parts[1].components(separatedBy: "</script>").first
        else {
            return []
        }
        let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(document?["@context"] as? String == "https://schema.org", "\(page)")
        return document?["@graph"] as? [[String: Any]] ?? []
    }
}
