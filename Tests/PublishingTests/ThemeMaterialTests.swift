import Domain
import Foundation
import TestSupport
import Testing

@testable import Pages
@testable import Publishing

@Suite struct ThemeMaterialTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "material-\(UUID().uuidString)", directoryHint: .isDirectory)

    private func theme(_ own: [String: String] = [:]) throws -> ThemeFiles {
        for (name, text) in own {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        return ThemeFiles(overrides: folder, folderName: "Templates/")
    }

    @Test func itsScriptsAreThoseThatAreSent() throws {
        let theme = try theme()
        let material = ThemeMaterial(theme, languages: ["es"])
        let assembly = ScriptAssembly(theme)
        #expect(material.parts == assembly.parts && !material.parts.isEmpty)
        let paths = theme.paths(in: "assets", ending: ".js").filter { !material.parts.contains($0) }
        #expect(paths.count > 5)
        for path in paths { #expect(try material.script(path) == assembly.bytes(of: path)) }
    }

    @Test func aFaultIsToldOnlyToWhoWantsWhatHasIt() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let theme = try theme([
            "assets/search.js": "// include nothing.js\n", "texts/es.txt": "pathNews = ../x\n",
        ])
        let material = ThemeMaterial(theme, languages: ["es"])
        #expect(throws: PublishingError.self) { try material.script("assets/search.js") }
        #expect(try !material.script("assets/sw.js").isEmpty)
        #expect(throws: TextFaults.self) { try material.texts.get() }
    }

    @Test func whatWasBegunAheadMakesTheSameSite() async throws {
        let edition = EditionStub()
        let alone = try TrialSite()
        _ = try await alone.site(of: edition).run()
        let ahead = try TrialSite()
        let site = ahead.site(of: edition)
        let begun = PublishSite(
            site.content,
            inputs: BuildInputs(shared: 1, all: 1, held: 0),
            places: site.places,
            options: site.options,
            material: ThemeMaterial.begun(site.theme, languages: site.settings.languages),
            report: { _ in }
        )
        _ = try await begun.run()
        #expect(ahead.files == alone.files)
        #expect(alone.files.keys.contains { $0.hasSuffix(".js") })
    }
}
