import Foundation
import Testing

@testable import pregonero

/// The keys of heads: what the tables say is what the guide says, and what is read.
@Suite struct HeadKeysTests {
    private static let page = Workplace.repository.appending(path: "docs/guide/writing.md")

    @Test(arguments: [
        ("an article", ArticleHead.keys), ("a page", PageHead.keys), ("an author", AuthorHead.keys),
        ("a topic", TopicHead.keys),
    ])
    func theGuideNamesTheKeysOfTheTableAndNoOther(kind: String, keys: Set<String>) throws {
        let lines = try String(contentsOf: Self.page, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let table = lines.drop { $0 != "| in the head of \(kind) | |" }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
        #expect(!table.isEmpty)
        let named = table.flatMap { row -> [String] in
            let cell = row.split(separator: "|").first ?? ""
            // `live: true` is the key `live`.
            return cell.matches(of: /`(\w+)[^`]*`/).map { String($0.output.1) }
        }
        #expect(Set(named).subtracting(keys) == [])
        #expect(keys.subtracting(named) == [])
        #expect(named.count == Set(named).count)
    }

    /// What no key takes is told of each that is read.
    @Test func eachKeyIsRead() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"></svg>",
            to: "Content/pictures/uno.svg"
        )
        let words = ["alt", "caption", "credit", "license"]
        var files: [String] = []
        for (folder, keys, first) in [
            ("articles", ArticleHead.keys, "title"), ("pages", PageHead.keys, "title"),
            ("authors", AuthorHead.keys, "name"), ("topics", TopicHead.keys, "name"),
            ("notes", NoteHead.keys, nil),
        ] {
            for key in keys {
                let picture = folder == "authors" ? "portrait" : "picture"
                let file = "\(folder)/\(folder == "notes" ? "track-" : "")\(key.lowercased()).md"
                let lines = [
                    first.flatMap { $0 == key ? nil : "\($0): Uno" },
                    words.contains(key) ? "\(picture): pictures/uno.svg" : nil, "\(key): {a: 1}",
                ]
                try workplace.write(
                    "---\n\(lines.compactMap(\.self).joined(separator: "\n"))\n---\nTexto \(file)\n",
                    to: "Content/\(file)"
                )
                files.append("Content/\(file):\(lines.compactMap(\.self).count + 1):")
            }
        }
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(files.filter { !run.errors.contains($0) } == [])
    }

    @Test(arguments: [("articles", ArticleHead.keys), ("pages", PageHead.keys)])
    func aHeadWithAnUnknownKeyIsToldAllThatThereAre(folder: String, keys: Set<String>) async throws
    {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: Uno\nqqqqqqqqqq: 1\n---\nTexto\n",
            to: "Content/\(folder)/uno.md"
        )
        let run = try await workplace.build()
        let names = keys.sorted().joined(separator: ", ")
        #expect(run.errors.contains("hint: known keys: \(names)\n"), "\(run.errors)")
    }
}
