import Foundation
import Testing

/// What is written for the reader's browser: worker, manifest, icons, news by country and source.
@Suite struct OfflineSiteTests {
    @Test func theWorkerNamesOnlyFilesThatAreThere() async throws {
        let site = try await Self.built(["/diario/": "/"])
        let setup = try Self.setup(of: site)
        #expect(setup.files.count == 9)
        for file in setup.files {
            let path = file.hasSuffix("/") ? file + "index.html" : file
            #expect(site.files[path] != nil, "\(file)")
        }
        #expect(setup.base == "/")
        #expect(setup.fallbacks == [["/en/", "/en/offline/"], ["/", "/sin-conexion/"]])
    }

    @Test func belowAPathEveryAddressOfTheWorkerCarriesIt() async throws {
        let site = try await Self.built()
        let setup = try Self.setup(of: site)
        #expect(setup.base == "/diario/")
        #expect(setup.fallbacks.allSatisfy { $0.allSatisfy { $0.hasPrefix("/diario/") } })
        #expect(setup.files.allSatisfy { !$0.hasPrefix("/") && !$0.hasPrefix("diario/") })
        #expect(site.text("index.html").contains(#"data-worker="/diario/sw.js""#))
    }

    @Test func aSiteThatKeepsNothingTakesItsWorkerBack() async throws {
        let site = try await Self.built(["  timeZone:": "  offline: none\n  timeZone:"])
        #expect(site.text("sw.js").contains("registration.unregister()"))
        #expect(!site.text("sw.js").contains("SETUP"))
        #expect(site.text("index.html").contains(#"data-worker="""#))
        #expect(site.files["guardados/index.html"] == nil)
        #expect(site.files["sin-conexion/index.html"] == nil)
        #expect(site.files["ajustes/index.html"] != nil)
        #expect(site.pages(containing: "id=\"save\"") == [])
    }

    @Test func theManifestNamesIconsOfTheSizesThatItSays() async throws {
        let site = try await Self.built()
        let object = try JSONSerialization.jsonObject(
            with: Data(site.files["manifest.webmanifest"] ?? [])
        )
        let manifest = try #require(object as? [String: Any])
        #expect(manifest["start_url"] as? String == "/diario/")
        let icons = try #require(manifest["icons"] as? [[String: String]])
        #expect(icons.count == 3)
        for icon in icons {
            let path = try #require(icon["src"]).dropFirst("/diario/".count)
            let bytes = try #require(site.files[String(path)])
            let side = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
            #expect(icon["sizes"] == "\(side)x\(side)")
        }
    }

    @Test func iconsOfTheSiteStandInPlaceOfThoseOfTheTheme() async throws {
        let workplace = try Self.workplace([:])
        try workplace.write("another icon", to: "Templates/icons/favicon.ico")
        #expect(try await workplace.build("--offline").code == 0)
        let files = try workplace.site().files
        #expect(files["favicon.ico"] == Array("another icon".utf8))
        let file = Workplace.repository.appending(path: "Templates/icons/icon-192.png")
        #expect(files["icon-192.png"] == [UInt8](try Data(contentsOf: file)))
    }

    @Test func topsHoldTheNewestNewsWithinTheirBudget() async throws {
        let site = try await Self.built(["    rights: cc": "    country: es\n    rights: cc"])
        let tops = site.files.keys.filter { $0.hasPrefix("_d/top/") }.sorted()
        #expect(
            tops == [
                "_d/top/es.json", "_d/top/s-harbour.json", "_d/top/s-own.json",
                "_d/top/s-valle.json",
            ]
        )
        for name in tops {
            let bytes = site.files[name] ?? []
            #expect(bytes.count <= 6_000, "\(name)")
            let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
            let items = try #require(object?["items"] as? [[String: Any]])
            let times = items.compactMap { $0["time"] as? String }
            #expect(times.count == items.count && times == times.sorted(by: >), "\(name)")
            for item in items {
                let path = try #require(item["path"] as? String).dropFirst("/diario/".count)
                #expect(site.files["\(path)index.html"] != nil, "\(name): \(path)")
            }
        }
    }

    @Test func aNewArticleChangesNeitherTheWorkerNorTheNewsOfOthers() async throws {
        let workplace = try Self.workplace(["    rights: cc": "    country: es\n    rights: cc"])
        #expect(try await workplace.build().code == 0)
        let before = try workplace.site().files
        let article = """
            ---
            title: Una noticia más
            date: 2026-11-21 06:50
            section: economy
            ---
            Acaba de pasar.
            """
        try workplace.write(article, to: "Content/articles/nueva.md")
        #expect(try await workplace.build().code == 0)
        let after = try workplace.site().files
        let changed = after.filter { before[$0.key] != $0.value }.keys
        #expect(changed.contains { $0.hasPrefix("n/2026/11/21/una-noticia-mas-") })
        #expect(changed.filter { $0.hasPrefix("_d/") } == ["_d/top/s-own.json"])
        let kept = ["sw.js", "manifest.webmanifest", "favicon.ico", "ajustes/index.html"]
        #expect(kept.allSatisfy { !changed.contains($0) })
    }

    private struct Setup {
        let base: String
        let files: [String]
        let fallbacks: [[String]]
    }

    private static func setup(of site: BuiltSite) throws -> Setup {
        let line = try #require(site.text("sw.js").split(separator: "\n").first)
        let json = line.dropFirst("const SETUP = ".count).dropLast()
        let values = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any]
        return Setup(
            base: try #require(values?[1] as? String),
            files: try #require(values?[2] as? [String]),
            fallbacks: try #require(values?[3] as? [[String]])
        )
    }

    /// The golden site with changes in its configuration.
    private static func workplace(_ changes: KeyValuePairs<String, String>) throws -> Workplace {
        let workplace = try Workplace()
        let golden = Workplace.repository.appending(path: "Tests/PregoneroTests/Golden/Content")
        let content = workplace.folder.appending(path: "Content")
        try FileManager.default.copyItem(at: golden, to: content)
        let file = content.appending(path: "site.yaml")
        var text = try String(contentsOf: file, encoding: .utf8)
        for (old, new) in changes {
            #expect(text.contains(old))
            text = text.replacing(old, with: new)
        }
        try Data(text.utf8).write(to: file)
        return workplace
    }

    private static func built(
        _ changes: KeyValuePairs<String, String> = [:]
    ) async throws -> BuiltSite {
        let workplace = try workplace(changes)
        #expect(try await workplace.build().code == 0)
        return try workplace.site()
    }
}
