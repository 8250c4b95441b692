import Foundation
import SourceKinds
import Testing

/// The page of the guide with the keys of each kind of source: what it says is what the kinds know.
@Suite struct SourceKeysPageTests {
    /// The parts of the page by the kind in their headings.
    private static func parts() throws -> [String: [String]] {
        let page = Workplace.repository.appending(path: "docs/guide/source-keys.md")
        let parts = try String(contentsOf: page, encoding: .utf8)
            .components(separatedBy: "\n## `").dropFirst()
        return Dictionary(
            uniqueKeysWithValues: parts.map { part in
                let lines = part.components(separatedBy: "\n")
                return (lines[0].replacing("`", with: ""), lines)
            }
        )
    }

    @Test func thePageHasAPartForEachKindAndNoOther() throws {
        #expect(try Self.parts().keys.sorted() == SourceKindTable.names)
    }

    @Test(arguments: SourceKindTable.names)
    func theTableOfAKindIsThatOfItsKeys(name: String) throws {
        let kind = try #require(SourceKindTable.kind(name))
        let table = kind.optionKeys.map(Self.row)
        let rows = try Self.parts()[name]?.filter { $0.hasPrefix("| `") }
        #expect(
            rows == table,
            "under '## `\(name)`' has to stand:\n\(Self.head)\(table.joined(separator: "\n"))"
        )
    }

    private static let head =
        "| key | what it takes | default | what it is for |\n|---|---|---|---|\n"

    private static func row(_ key: OptionKey) -> String {
        let standard = key.isRequired ? "required" : key.standard?.nonEmpty.map { "`\($0)`" } ?? "–"
        let cells = ["`\(key.name)`", key.type.words { "`\($0)`" }, standard, key.purpose]
        return "| \(cells.joined(separator: " | ")) |"
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
