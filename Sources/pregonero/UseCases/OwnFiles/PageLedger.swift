import Basics
import Domain
import Foundation
import Pages

/// At which addresses the last build found the newsroom's own pages, so that one whose file has another name now is told.
struct PageLedger {
    private let file: URL
    private let languages: [Language]
    private let files: Set<String>
    /// The files by the addresses of their pages.
    private let known: [String: String]

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
            .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    }

    /// What a person should know of pages whose address nobody has any more while others are new.
    func remarks(_ written: WrittenTexts) -> [Diagnostic] {
        let now = addresses(written.pages)
        let taken = Set(now.keys).union(written.aliases.map(\.path))
        let new = now.filter { known[$0.key] == nil }.sorted { $0.key < $1.key }
        guard let first = new.first, !known.isEmpty else { return [] }
        // A file that is there and shows nothing is a draft now, or has a mistake, which is told.
        let silent = files.subtracting(written.pages.map(\.file))
        let gone = known.filter { !taken.contains($0.key) && !silent.contains($0.value) }
        return gone.sorted { $0.key < $1.key }.map { old in
            // One that only moved is still the file that it was.
            let page = new.first { $0.value == old.value } ?? first
            return Diagnostic(
                .note,
                "the page \(old.key) of \(old.value) is no longer there; \(page.key) is new",
                path: page.value,
                hint: "if it is the same page, write 'aliases: [\(old.key)]' into its head, "
                    + "or give it the old address by 'slug'"
            )
        }
    }

    /// Remembers what is there now.
    func keep(_ written: WrittenTexts) {
        let now = addresses(written.pages)
        guard now != known else { return }
        // Without it the next build only knows less.
        try? JSONEncoder.stable(isPretty: true).encode(now).write(to: file, options: .atomic)
    }

    private func addresses(_ pages: [WrittenPage]) -> [String: String] {
        let addresses = pages.map { page in
            let root = page.language == languages.first ? "/" : "/\(page.language.tag)/"
            return ("\(root)\(page.slug)/", page.file)
        }
        return Dictionary(addresses) { first, _ in first }
    }
}
