import Basics
import Domain
import Foundation
import Pages

/// At which addresses the last build found the newsroom's own pages, so that one whose file has another name now is told.
struct PageRecord {
    private let file: URL
    private let languages: [Language]
    private let files: Set<String>
    /// What there was, by the addresses.
    private let known: [String: Entry]

    /// A page as the next build has to know it.
    private struct Entry: Codable, Equatable {
        let file: String
        let title: String

        var marks: TextMarks { TextMarks(title: title, name: file.replacing(/\.md$/, with: "")) }
    }

    /// - Parameters:
    ///   - file: where it is kept; one that is not there or damaged knows nothing.
    ///   - languages: of the site.
    ///   - files: of pages that there are, whether they can be read or not.
    init(_ file: URL, languages: [Language], files: Set<String>) {
        self.file = file
        self.languages = languages
        self.files = files
        known =
            (try? Data(contentsOf: file))
            .flatMap { try? JSONDecoder().decode([String: Entry].self, from: $0) } ?? [:]
    }

    /// What a person should know of pages whose address nobody has any more while others are new.
    func remarks(_ written: WrittenTexts) -> [Diagnostic] {
        let now = addresses(written.pages)
        let taken = Set(now.keys).union(written.aliases.map(\.path))
        let new = now.filter { known[$0.key] == nil }.sorted { $0.key < $1.key }
        guard !new.isEmpty, !known.isEmpty else { return [] }
        // A file that is there and shows nothing is a draft now, or has a mistake, which is reported.
        let silent = files.subtracting(written.pages.map(\.file))
        let gone = known.filter { !taken.contains($0.key) && !silent.contains($0.value.file) }
            .sorted { $0.key < $1.key }
        // One that only moved is still the file that it was.
        let moved = gone.map { old in new.firstIndex { $0.value.file == old.value.file } }
        let left = new.indices.filter { !moved.contains($0) }
        let lost = gone.indices.filter { moved[$0] == nil }
        let likely = TextMarks.pairs(
            lost.map { gone[$0].value.marks },
            left.map { new[$0].value.marks }
        )
        let found = Dictionary(likely.map { (lost[$0], left[$1]) }) { first, _ in first }
        return gone.enumerated().map { place, old in
            Self.remark(old, (moved[place] ?? found[place]).map { new[$0] })
        }
    }

    private static func remark(
        _ old: (key: String, value: Entry),
        _ page: (key: String, value: Entry)?
    ) -> Diagnostic {
        let fact = "the page \(old.key) of \(old.value.file) is no longer there"
        guard let page else { return Diagnostic(.note, fact) }
        return Diagnostic(
            .note,
            "\(fact); \(page.key) is new",
            path: page.value.file,
            hint: "if it is the same page, write 'aliases: [\(old.key)]' into its head, "
                + "or give it the old address by 'slug'"
        )
    }

    /// Remembers what is there now.
    func keep(_ written: WrittenTexts) {
        let now = addresses(written.pages)
        guard now != known else { return }
        // Without it the next build only knows less.
        try? JSONEncoder.stable(isPretty: true).encode(now).write(to: file, options: .atomic)
    }

    private func addresses(_ pages: [WrittenPage]) -> [String: Entry] {
        let addresses = pages.map { page in
            let root = page.language == languages.first ? "/" : "/\(page.language.tag)/"
            return ("\(root)\(page.slug)/", Entry(file: page.file, title: page.title))
        }
        return Dictionary(addresses) { first, _ in first }
    }
}
