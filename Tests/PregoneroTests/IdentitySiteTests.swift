import Foundation
import GRDB
import TestSupport
import Testing

/// Whatever feeds do with their ids, an address that was published stays that of its article.
@Suite struct IdentitySiteTests {
    /// The full number runs in `make torture`.
    private static let stories = UInt64(
        ProcessInfo.processInfo.environment["PREGONERO_STORIES"].flatMap { Int($0) } ?? 4
    )

    /// An item as a careless feed writes it.
    private struct Item {
        let id: String?
        let link: String?
        let title: String
        let text: String

        var xml: String {
            let id = id.map { "<guid isPermaLink=\"false\">\($0)</guid>" } ?? ""
            let link = link.map { "<link>https://valle.example/\($0)</link>" } ?? ""
            return
                "<item>\(id)\(link)<title>\(title)</title><description>\(text)</description></item>"
        }
    }

    private static let items = [
        Item(id: "u", link: "u", title: "La acequia vuelve a correr", text: "Agua."),
        Item(id: "s1", link: "a", title: "Abre el molino", text: "Muele de nuevo."),
        Item(id: "s1", link: "b", title: "Cierra el puente", text: "Hasta mayo."),
        Item(id: "s1", link: "c", title: "Llega el cartero", text: "Cada martes."),
        Item(id: "s2", link: "s", title: "Pleno de lunes", text: "Las cuentas."),
        Item(id: "s2", link: "s", title: "Pleno de martes", text: "Las fiestas."),
        Item(id: "s3", link: nil, title: "Sin enlace, uno", text: "Uno."),
        Item(id: "s3", link: nil, title: "Sin enlace, dos", text: "Dos."),
        Item(id: nil, link: "", title: "A la portada, uno", text: "Tres."),
        Item(id: nil, link: "", title: "A la portada, dos", text: "Cuatro."),
        Item(id: nil, link: nil, title: "Solo texto", text: "Cinco."),
    ]

    private func write(_ items: [Item], to workplace: Workplace) throws {
        let rows = items.map(\.xml).joined(separator: "\n")
        try workplace.write(
            "<rss version=\"2.0\"><channel><title>Valle</title>\n\(rows)\n</channel></rss>",
            to: "Content/valle.xml"
        )
    }

    /// The addresses of all articles by their headlines.
    private func addresses(in workplace: Workplace) async throws -> [String: [String]] {
        struct Row: Decodable { let path: String, title: String }
        let listed = try await workplace.run("list", "items", "--json")
        let rows = try JSONDecoder().decode([Row].self, from: Data(listed.output.utf8))
        return Dictionary(grouping: rows, by: \.title).mapValues { $0.map(\.path) }
    }

    @Test(arguments: 1...stories)
    func comingGoingAndSwappingChangeNoAddress(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let workplace = try Workplace()
        try workplace.configure("  - {id: valle, kind: feed, url: valle.xml, rights: licensed}\n")
        // Of those that share an id two are there from the start: of one alone a feed may mean a new version.
        var known: [String: [String]] = [:]
        for step in 0..<10 {
            var items = Self.items.shuffled(using: &random)
            if step > 0 { items.removeLast(random.below(items.count - 1)) }
            if let first = items.first, random.below(2) == 0 { items.append(first) }
            try write(items, to: workplace)
            let run = try await workplace.build(at: "2026-11-2\(step / 5)T0\(step % 5):00:00Z")
            #expect(run.code == 0, "\(run.errors)")
            let now = try await addresses(in: workplace)
            #expect(now.values.allSatisfy { $0.count == 1 }, "\(seed), \(step): \(now)")
            if step == 0 { known = now }
            #expect(now == known, "\(seed), \(step)")
        }
        #expect(known.count == Self.items.count)
    }

    @Test func theOneThatStaysKeepsItsPageWhenAnotherJoinsIt() async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: valle, kind: feed, url: valle.xml, rights: licensed}\n")
        var first: [String]?
        for (step, places) in [[1], [2, 1], [2], [1], [3], [1, 3, 2], [3, 1]].enumerated() {
            try write(places.map { Self.items[$0] }, to: workplace)
            #expect(try await workplace.build(at: "2026-11-20T0\(step):00:00Z").code == 0)
            let now = try await addresses(in: workplace)
            #expect(now.values.allSatisfy { $0.count == 1 }, "\(step): \(now)")
            first = first ?? now["Abre el molino"]
            #expect(now["Abre el molino"] == first)
        }
        #expect(try await addresses(in: workplace).count == 3)
    }

    @Test func aCorrectedItemKeepsItsAddressAlsoAmongNamesakes() async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: valle, kind: feed, url: valle.xml, rights: licensed}\n")
        try write([Self.items[1], Self.items[2]], to: workplace)
        #expect(try await workplace.build(at: "2026-11-20T01:00:00Z").code == 0)
        let before = try await addresses(in: workplace)
        let corrected = Item(id: "s1", link: "b", title: "Se cierra el puente", text: "Ya.")
        try write([corrected, Self.items[1]], to: workplace)
        #expect(try await workplace.build(at: "2026-11-20T02:00:00Z").code == 0)
        let after = try await addresses(in: workplace)
        #expect(after.count == 2)
        #expect(after["Se cierra el puente"] == before["Cierra el puente"])
    }

    @Test func anArchiveOfTheVersionBeforeKeepsAllItsAddresses() async throws {
        let workplace = try Workplace()
        try workplace.configure(
            """
              - {id: valle, kind: feed, url: valle.xml, rights: licensed, section: world}
              - {id: sierra, kind: feed, url: sierra.xml, rights: licensed, section: world}

            """,
            site: "  related: none"
        )
        try workplace.write(
            "---\ntitle: El bando de hoy\ndate: 2026-11-18\nsection: general\n---\nSe hace saber.\n",
            to: "Content/articles/bando.md"
        )
        try workplace.write("<rss version=\"2.0\"><channel/></rss>", to: "Content/sierra.xml")
        try restoreArchive(in: workplace)
        let before = try paths(in: workplace)
        #expect(before.count == 17)
        // What that version read in two builds, in other orders, each item again and again.
        for (step, order) in [[7, 2, 0, 4, 1, 3], [1], [2], [4, 3], [6, 5], [0], [5, 1, 2]]
            .enumerated()
        {
            try write(order.map { Self.formerItems[$0] }, to: workplace)
            let run = try await workplace.build(at: "2026-11-22T0\(step):00:00Z")
            #expect(run.code == 0, "\(run.errors)")
            #expect(try paths(in: workplace) == before, "\(step)")
        }
        #expect(workplace.exists("public/n/2026/11/12/cierra-el-puente-435ziasps7/index.html"))
    }

    private static let formerItems = [
        Item(
            id: "u1",
            link: "u1",
            title: "La acequia vuelve a correr",
            text: "Agua tras dos meses."
        ),
        Item(id: "s1", link: "s-a", title: "Abre el molino", text: "El molino muele de nuevo."),
        Item(
            id: "s1",
            link: "s-b",
            title: "Cierra el puente",
            text: "El puente se arregla en mayo."
        ),
        Item(id: "s2", link: "s2", title: "Pleno de lunes", text: "Se aprueban las cuentas."),
        Item(id: "s2", link: "s2", title: "Pleno de martes", text: "Se discuten las fiestas."),
        Item(id: "s3", link: "s3", title: "Dos veces lo mismo", text: "Igual hasta el final."),
        Item(id: nil, link: "", title: "Sin nombre, primera", text: "Texto primero."),
        Item(
            id: "s4|https://valle.example/x",
            link: "x",
            title: "Un nombre con barra",
            text: "Un id que ya trae una barra."
        ),
    ]

    private func archive(of workplace: Workplace) -> String {
        workplace.folder.appending(path: ".pregonero/archive.sqlite").path
    }

    private func restoreArchive(in workplace: Workplace) throws {
        let dump = try String(
            contentsOf: Workplace.repository.appending(path: "Tests/ArchivingTests/Schemas/6.sql"),
            encoding: .utf8
        )
        try workplace.write("", to: ".pregonero/responses/.keep")
        var configuration = GRDB.Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: archive(of: workplace), configuration: configuration)
        let sql = dump.replacing("BEGIN TRANSACTION;", with: "").replacing("COMMIT;", with: "")
        try queue.write { try $0.execute(sql: sql) }
    }

    private func paths(in workplace: Workplace) throws -> Set<String> {
        try DatabaseQueue(path: archive(of: workplace)).read {
            try String.fetchSet($0, sql: "SELECT path FROM items")
        }
    }
}
