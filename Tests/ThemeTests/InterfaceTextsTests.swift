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

    @Test func templatesPrintEachTextThatTheyAreOffered() {
        let offered = TextsModel.fields.elements.map(\.name)
        #expect(offered.filter { !printed.contains($0) } == [])
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
        // What lists all texts names them without using any.
        let lists: Set = ["TextKey.swift", "TextsModel.swift"]
        var names: Set<String> = []
        for folder in [
            "Publish/Presentation", "Publish/Pages", "pregonero/UseCases/OwnFiles/Shortcodes",
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
