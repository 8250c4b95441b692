import Foundation
import Presentation
import TemplateModels
import Testing
import Theme

/// Finds texts of the interface that nobody shows.
@Suite struct InterfaceTextsTests {
    /// The texts that templates print.
    private let printed: Set<String>

    init() {
        let templates = Theme.files.filter { $0.path.hasSuffix(".mustache") }
        printed = templates.reduce(into: []) { names, file in
            let matches = file.text.matches(of: #/\bt\.(\w+)/#)
            names.formUnion(matches.map { String($0.1) })
        }
    }

    @Test func templatesPrintEachTextThatScriptsFill() {
        let patterns = TextKey.allCases.filter { !$0.slots.isEmpty }.map(\.rawValue)
        let offered = TextsModel.fields.elements.map(\.name).filter(patterns.contains)
        #expect(offered.count > 10)
        #expect(offered.filter { !printed.contains($0) } == [])
    }

    @Test func templatesMayPrintEachTextThatHasNothingToFill() {
        let offered = TextsModel.fields.elements.map(\.name)
        let whole = TextKey.allCases.filter { !$0.isPlural && $0.slots.isEmpty }
        #expect(Set(offered).isSuperset(of: whole.map(\.rawValue)))
        #expect(Set(offered).count == offered.count)
    }

    @Test func eachTextIsPrintedOrNamedInTheSources() throws {
        let named = try Self.namedInSources()
        let texts = TextKey.allCases.map(\.rawValue)
        #expect(texts.filter { !printed.contains($0) && !named.contains($0) } == [])
    }

    /// What stands as `.name` by itself, and is no label such as `.name: value`.
    private static func namedInSources() throws -> Set<String> {
        let sources = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources")
        // The list of all texts names them without using any.
        let lists: Set = ["TextKey.swift"]
        var names: Set<String> = []
        for folder in [
            "Publish/Presentation", "Publish/Pages", "pregonero/Newsroom/Shortcodes",
        ] {
            let root = sources.appending(path: folder)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            for path in paths where path.hasSuffix(".swift") {
                let file = root.appending(path: path)
                if lists.contains(file.lastPathComponent) { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                let words = text.split { " \n([".contains($0) }
                for word in words where word.hasPrefix(".") {
                    let name = word.dropFirst().prefix { $0.isLetter || $0.isNumber }
                    let isLabel = word.dropFirst(name.count + 1).hasPrefix(":")
                    if !isLabel { names.insert(String(name)) }
                }
            }
        }
        return names
    }
}
