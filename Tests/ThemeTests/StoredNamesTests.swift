import Foundation
import Testing
import Theme

@testable import Publishing

/// Holds what the scripts keep in browsers against the one list of its names, and the pages on privacy, too.
@Suite struct StoredNamesTests {
    private static let list = "assets/stores.js"
    /// As they lie in the theme.
    private let scripts: [String: String]
    /// What each name is called by.
    private let names: [String: String]

    init() {
        let theme = ThemeFiles(overrides: URL(filePath: "/nowhere"), folderName: "Templates")
        let paths = theme.paths(in: "assets", ending: ".js")
        scripts = Dictionary(uniqueKeysWithValues: paths.map { ($0, theme.text($0)) })
        let lines = theme.text(Self.list).matches(of: #/(\w+): '([^']+)',/#)
        names = Dictionary(uniqueKeysWithValues: lines.map { (String($0.1), String($0.2)) })
    }

    private var others: [String: String] { scripts.filter { $0.key != Self.list } }

    /// What a script calls by its name, or by what the list calls it.
    private func used(in text: String) -> Set<String> {
        let written = text.matches(of: #/["'`]?(pregonero[.-][a-z0-9]+)/#).map { String($0.1) }
        let called = text.matches(of: #/STORES\.(\w+)|named\('(\w+)'/#)
            .map { String($0.1 ?? $0.2 ?? "") }
        // The worker has a store for each kind of what it keeps.
        let kinds = text.matches(of: #/const MOST = .+/#).flatMap { line in
            line.0.matches(of: #/(\w+): [0-9]/#).map { String($0.1) }
        }
        return Set(written + (called + kinds).map { names[$0] ?? "STORES.\($0)" })
    }

    @Test func scriptsUseTheNamesOfTheListAndAllOfThem() {
        #expect(names.count >= 8)
        // What `pregonero` itself offers to other scripts.
        let offered: Set = [
            "pregonero.say", "pregonero.reset", "pregonero.forget", "pregonero.preferred",
            "pregonero.stores", "pregonero.discard", "pregonero.seen", "pregonero.suggesting",
            "pregonero.ways", "pregonero.look", "pregonero.fold",
        ]
        let all = others.values.reduce(into: offered) { $0.formUnion(used(in: $1)) }
        #expect(all == offered.union(names.values))
    }

    @Test func storageIsReachedByNamesOfTheListOnly() {
        let reached = others.flatMap { path, text in
            text.matches(of: #/localStorage(?:\.\w+\(|\[)([^,)\]]+)/#).map { (path, $0.1) }
        }
        let known: Set<Substring> = [
            "STORES.settings", "name", "\"pregonero.v1\"", "RECENT",
        ]
        #expect(reached.filter { !known.contains($0.1) }.map { "\($0): \($1)" } == [])
        let opened = others.flatMap { path, text in
            text.matches(of: #/caches\.(?:open|has|delete)\(([^)]+)/#).map { "\(path): \($0.1)" }
        }
        let stores: Set<Substring> = [
            "name", "SHELL", "named(kind", "'pregonero-search'",
            "`${pregonero.stores.pages}:${home}`", "`${STORES.saved}:${key}`",
        ]
        #expect(opened.filter { !stores.contains($0.split(separator: " ")[1]) } == [])
        let unlisted = others.filter { $0.value.contains("STORES") && !includesList($0.key) }
        #expect(unlisted.keys.sorted() == [])
    }

    @Test(arguments: [
        "sessionStorage", "indexedDB", "document.cookie", "cookieStore", "getDirectory",
        "localStorage[n", "window.name",
    ])
    func nothingIsKeptElsewhere(place: String) {
        #expect(scripts.filter { $0.value.contains(place) }.keys.sorted() == [])
    }

    @Test(arguments: ["privacidad", "privacy", "confidentialite"])
    func pagesOnPrivacyNameAll(page: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Content/pages/\(page).md")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(names.values.filter { !text.contains("`\($0)`") }.sorted() == [])
        let told = text.matches(of: #/`(pregonero[^`]+)`/#).map { String($0.1) }
        #expect(Set(told).subtracting(names.values) == [])
    }

    /// Whether a script includes the list, or is part of one that does.
    private func includesList(_ path: String) -> Bool {
        let name = path.dropFirst("assets/".count)
        let wholes = scripts.filter { $0.key == path || $0.value.contains("// include \(name)\n") }
        return wholes.values.contains { $0.contains("// include stores.js\n") }
    }
}
