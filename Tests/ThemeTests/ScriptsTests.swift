import Foundation
import TestSupport
import Testing
import Theme

@testable import Publishing

/// Keeps the scripts small and within the browsers that the theme promises to run in.
@Suite struct ScriptsTests {
    /// As they are sent.
    private let scripts: [String: [UInt8]]
    /// As they lie in the theme.
    private let sources: [String: String]

    init() throws {
        let theme = ThemeFiles(overrides: URL(filePath: "/nowhere"), folderName: "Templates")
        let assembly = ScriptAssembly(theme)
        var scripts: [String: [UInt8]] = [:]
        for path in theme.paths(in: "assets", ending: ".js") where !assembly.parts.contains(path) {
            scripts[String(path.dropFirst("assets/".count))] = try assembly.bytes(of: path)
        }
        self.scripts = scripts
        sources = Dictionary(
            uniqueKeysWithValues: theme.paths(in: "assets", ending: ".js").map {
                ($0, theme.text($0))
            }
        )
    }

    /// What SharedLayouts 80, Safari 14 or Firefox 78 lack.
    private static let unknown = [
        ".replaceChildren", ".at(", ".replaceAll(", ".findLast", ".toSorted", ".toReversed",
        ".toSpliced", ".with(", ".flat(Infinity", "structuredClone", "Object.hasOwn",
        "Object.groupBy", "Promise.any", "Promise.withResolvers", "randomUUID",
        "requestIdleCallback",
        "AbortSignal.timeout", "AbortSignal.any", "Intl.Segmenter", "Intl.ListFormat",
        "Intl.DurationFormat", "ResizeObserverEntry.devicePixel", "CompressionStream(\"brotli",
        "startViewTransition", "navigation.", "showPopover", "setHTML", "WeakRef",
        "Array.fromAsync",
        "import(", "using ", "eval(", "new Function", "innerHTML", "outerHTML",
        "insertAdjacentHTML",
        "document.write",
    ]

    @Test(arguments: unknown)
    func floorIsKept(feature: String) {
        #expect(sources.filter { $0.value.contains(feature) }.keys.sorted() == [])
    }

    /// Assignments such as `??=`, classes with fields, private names and regular expressions that look behind
    /// came later, as did `await` outside of functions.
    @Test func syntaxIsThatOfTheFloor() {
        let assignments = sources.filter { _, text in
            text.contains(#/[?]{2}=|[|]{2}=|&&=|\bstatic\b|this\.#|[(][?]<[=!]/#)
        }
        #expect(assignments.keys.sorted() == [])
        // What stands at the beginning of a line is in no function.
        let waiting = sources.filter { $0.value.contains(#/(?m)^(const [^=]+ = )?await /#) }
        #expect(waiting.keys.sorted() == [])
    }

    /// Else pages that were read before a new edition have no styles without a connection.
    @Test func aNewWorkerKeepsTheFilesOfTheOneBefore() throws {
        let worker = try #require(sources["assets/sw.js"])
        #expect(worker.contains("keep('files', file, await shell.match(file)"))
    }

    @Test func nothingIsAskedFromOthers() {
        let others = sources.filter { $0.value.contains(#/https?://(?!www\.w3\.org/)/#) }
        #expect(others.keys.sorted() == [])
    }

    private static let brotli = "/usr/bin/brotli"

    /// In thousands of bytes as brotli sends them.
    private static let budgets: [(names: [String], most: Double)] = [
        (["core.js"], 5.6), (["filter.js"], 1.2), (["search.js"], 7), (["search-help.js"], 2.1),
        (["map.js"], 5), (["countries.js"], 2.5), (["open.js"], 1.5), (["near.js"], 1.2),
        (["audio.js"], 0.5), (["inserts.js"], 0.6), (["live.js"], 0.8),
        (["agenda.js"], 0.85),
        (["settings.js", "saved.js"], 1.5), (["sw.js"], 1.36),
    ]

    @Test(.enabled(if: Installed.has(brotli), "brotli is not installed"))
    func scriptsKeepTheirBudgets() throws {
        var sizes: [String: Int] = [:]
        for (name, script) in scripts { sizes[name] = try Self.compressed(script) }
        for (names, most) in Self.budgets {
            let size = names.reduce(0) { $0 + (sizes[$1] ?? .max / 8) }
            #expect(Double(size) <= most * 1_000, "\(names.joined(separator: " and "))")
        }
        // The worker that only takes its leave stands in for the other one.
        let whole = sizes.filter { $0.key != "sw-none.js" }.values.reduce(0, +)
        #expect(whole <= 28_400)
    }

    private static func compressed(_ bytes: [UInt8]) throws -> Int {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try StartedProgram.run([brotli, "-q", "11", "-c", file.path])
        try #require(run.code == 0, "\(run.errors)")
        return run.output.count
    }
}
