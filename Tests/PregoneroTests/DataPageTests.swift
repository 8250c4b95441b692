import Foundation
import Testing

/// The page of the guide that names the keys of one's own data: they are those that a row may have.
@Suite struct DataPageTests {
    /// The keys in the first cells of a model's table.
    private static func keys(of model: String) throws -> [String] {
        let page = Workplace.repository.appending(path: "docs/guide/data.md")
        let parts = try String(contentsOf: page, encoding: .utf8)
            .components(separatedBy: "\n## `")
        let part = try #require(parts.first { $0.hasPrefix("\(model)`") })
        let cells = part.split(separator: "\n").filter { $0.hasPrefix("| ") }
            .compactMap { $0.split(separator: "|").first }
        return cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.output.1) } }
    }

    @Test(arguments: [
        ("match", "competition: a, home: a, away: a"), ("competition", "name: a"),
        ("programme", "title: a"), ("track", "title: a, artist: a"), ("person", "name: a"),
        ("outlet", "name: a"), ("figure", "name: a"), ("article", "title: a"),
    ])
    func thePageNamesTheKeysOfAModelAndNoOther(model: String, required: String) async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: a, kind: data, model: \(model), url: a.yaml}\n")
        try workplace.write("- {id: a, \(required), zzzz: 1}\n", to: "Content/a.yaml")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let known = try Self.keys(of: model).sorted().joined(separator: ", ")
        #expect(run.errors.contains("hint: known keys: \(known)\n"), "\(run.errors)")
    }
}
