import Domain
import Foundation
import Testing

@testable import Publishing

@Suite struct ThemeFilesTests {
    @Test func whatLiesWhereNothingIsMadeOfItIsTold() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "theme-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in [
            "asset/mark.svg", "text/es.txt", "Site.css", "base.css", "README.md", "site.css",
            "assets/own.svg", "assets/fonts/a.woff2", "texts/de.txt", "notes/a.md",
        ] {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data("x".utf8).write(to: file)
        }
        let theme = ThemeFiles(overrides: folder, folderName: "Templates/")
        let told = theme.strayFiles().map { [$0.path ?? "", $0.hint ?? ""] }.sorted {
            $0[0] < $1[0]
        }
        #expect(
            told == [
                ["Templates/Site.css", "did you mean 'site.css'?"],
                ["Templates/asset/mark.svg", "did you mean 'assets/mark.svg'?"],
                ["Templates/base.css", "did you mean 'assets/base.css'?"],
                ["Templates/text/es.txt", "did you mean 'texts/es.txt'?"],
            ]
        )
    }
}
