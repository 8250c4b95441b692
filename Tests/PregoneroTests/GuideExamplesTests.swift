import Foundation
import Testing
import Yams

/// What the guide writes amid its words can be copied into a configuration.
@Suite struct GuideExamplesTests {
    private static func pages() throws -> [String] {
        let folder = Workplace.repository.appending(path: "docs/guide")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".md") }.sorted()
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }

    /// What stands between ticks and is filled in from the environment, each on one line.
    private static func examples() throws -> [String] {
        let paragraphs = try pages().flatMap { $0.components(separatedBy: "\n\n") }
        return paragraphs.flatMap { paragraph in
            paragraph.components(separatedBy: "`").enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }
                .map(\.element)
                .filter { $0.contains("${env:") && !$0.hasPrefix("yaml\n") }
                .map { $0.replacing("\n", with: " ") }
        }
    }

    @Test func whatTheEnvironmentFillsInIsYAML() throws {
        let examples = try Self.examples()
        #expect(examples.contains { $0.hasPrefix("credentials: ") })
        let wrong = examples.filter { (try? Yams.compose(yaml: $0)) == nil }
        #expect(wrong == [])
    }
}
