import Foundation
import Shortening
import TestSupport
import Testing

@testable import Publishing

@Suite struct ScriptAssemblyTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "scripts-\(UUID().uuidString)", directoryHint: .isDirectory)

    private func theme(_ own: [String: String] = [:]) throws -> ThemeFiles {
        let assets = folder.appending(path: "assets")
        try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
        for (name, text) in own { try Data(text.utf8).write(to: assets.appending(path: name)) }
        return ThemeFiles(overrides: folder, folderName: "Templates/")
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func whatTheProgramHasMadeOfItsScriptsIsWhatWouldBeMadeOfThem() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let theme = try theme()
        let assembly = ScriptAssembly(theme)
        let parts = assembly.parts
        #expect(!parts.isEmpty)
        let scripts = theme.paths(in: "assets", ending: ".js").filter(theme.isBuiltIn)
        for path in scripts where !parts.contains(path) {
            let script = ScriptPieces(theme.files[path] ?? []).joined { name, _ in
                theme.files["assets/\(name)"] ?? []
            }
            let made = ScriptText.shortened(script, isRenaming: true)
            #expect(try assembly.bytes(of: path) == made, "\(path)")
            #expect(theme.sent(path) == made, "\(path)")
        }
        for part in parts { #expect(theme.sent(part) == nil, "\(part)") }
    }

    @Test func aPartOfTheSitesOwnStandsInTheScriptsOfTheTheme() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let plain = try theme()
        let pair = try #require(
            plain.paths(in: "assets", ending: ".js").lazy.compactMap { path in
                ScriptPieces(plain.files[path] ?? []).names.first.map { (path, $0) }
            }.first
        )
        let theme = try theme([pair.1: "const wordOfTheSite = 1;\n"])
        let script = text(try ScriptAssembly(theme).bytes(of: pair.0))
        #expect(script.contains("const wordOfTheSite=1"))
        #expect(script != text(try ScriptAssembly(plain).bytes(of: pair.0)))
    }

    @Test func aScriptOfTheSitesOwnKeepsItsNames() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let theme = try theme(["search.js": "const wordOfTheSite = 1; // one\n"])
        let script = try ScriptAssembly(theme).bytes(of: "assets/search.js")
        #expect(text(script) == "const wordOfTheSite=1;\n")
    }

    @Test func sheetsAreShortenedToo() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let theme = try theme(["map.css": "a { b: c }"])
        #expect(theme.sent("assets/map.css") == nil)
        let sheet = try #require(theme.files["assets/base.css"])
        #expect(theme.sent("assets/base.css") == StylesheetText.shortened(sheet))
    }
}
