import Domain
import Foundation
import Testing

@testable import Publishing

/// What is wrong in templates is told at the file that the site can mend.
@Suite struct TemplateFaultsTests {
    private func problems(_ files: [String: String]) throws -> [String] {
        let folder = try Scratch.emptyFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in files { try Scratch.put(text, at: "\(folder)/\(name)") }
        let theme = ThemeFiles(
            overrides: URL(filePath: folder, directoryHint: .isDirectory),
            folderName: "Templates/"
        )
        do {
            _ = try PageTemplates.load(theme, types: [])
            return []
        } catch {
            guard case .invalid(let problems) = error else { throw error }
            return problems.map(\.description)
        }
    }

    private static func advice(_ name: String) -> String {
        """
        'Templates/\(name)' stands in for the theme's file of this name: where that has changed, \
        take its changes over, or remove this one
        """
    }

    @Test func aCopyThatLacksWhatTheThemeFillsInIsNamed() throws {
        let found = try problems(["partials/pagination.mustache": "<nav></nav>\n"])
        // Many pages of the theme ask for it; it is one mistake.
        #expect(found.count == 1, "\(found)")
        let path = "Templates/partials/pagination.mustache"
        #expect(
            found.first?.hasPrefix(
                "\(path): error: 'partials/pagination' has no block 'more', which 'Templates/pages/"
            ) == true
        )
        #expect(
            found.first?.hasSuffix("hint: \(Self.advice("partials/pagination.mustache"))") == true
        )
    }

    @Test func ofACopyItIsSaidOnceThatTheThemeMayHaveChanged() throws {
        let found = try problems(["pages/404.mustache": "{{qqqq}}\n{{zzzz}}\n"])
        #expect(found.count == 2, "\(found)")
        #expect(found.first?.hasPrefix("Templates/pages/404.mustache:1:3: error: ") == true)
        #expect(found.first?.hasSuffix("\n\(Self.advice("pages/404.mustache"))") == true)
        #expect(found.last?.contains("stands in") == false)
    }

    @Test func allFilesAreToldInOneGo() throws {
        let found = try problems([
            "pages/404.mustache": "{{qqqq}}\n", "partials/pagination.mustache": "\n",
            "partials/footer.mustache": "{{zzzz}}\n",
        ])
        for name in ["pages/404", "partials/pagination", "partials/footer"] {
            #expect(found.contains { $0.hasPrefix("Templates/\(name).mustache") }, "\(name)")
        }
    }

    /// The theme's own part is whole: the page gives it what it is not for.
    @Test func aPartOfTheThemeInTheWrongPlaceIsToldWhereItIsPut() throws {
        let found = try problems(["pages/404.mustache": "\n{{>partials/row}}\n"])
        #expect(!found.isEmpty)
        #expect(
            found.allSatisfy {
                $0.hasPrefix("Templates/pages/404.mustache:2: error: ")
                    && $0.contains(" of the theme asks for")
            },
            "\(found)"
        )
    }
}
