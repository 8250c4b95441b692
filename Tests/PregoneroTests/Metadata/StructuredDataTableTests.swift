import Foundation
import Testing

/// Every page of the demo says to machines what its kind must say.
@Suite struct StructuredDataTableTests {
    private func demo() async throws -> BuiltDemo { try await BuiltDemo.shared.value }

    @Test func everyFileThatIsAPageIsListed() async throws {
        let demo = try await demo()
        let listed = Set(demo.pages.map(\.file))
        #expect(listed.symmetricDifference(demo.site.pages) == [])
    }

    @Test func everyKindOfPageHasARowInTheTable() async throws {
        let kinds = Set(try await demo().pages.map(\.kind))
        #expect(kinds.count >= 40)
        #expect(kinds.filter { RequiredFields.row(of: $0) == nil && $0 != "redirect" } == [])
    }

    @Test func everyPageHasTheNodesOfItsKind() async throws {
        let demo = try await demo()
        var faults: [String] = []
        for page in demo.pages where page.kind != "redirect" {
            let graph = try demo.graph(of: page)
            // A page that nobody else is to find says nothing to programs.
            if page.kind == "search" {
                if !graph.isEmpty { faults.append("\(page): has data") }
                continue
            }
            faults += Self.faults(in: graph, of: page).map { "\(page): \($0)" }
        }
        #expect(faults == [])
    }

    private static func faults(in graph: [[String: Any]], of page: BuiltDemo.Page) -> [String] {
        guard let row = RequiredFields.row(of: page.kind) else { return ["no row"] }
        let types = graph.compactMap { $0["@type"] as? String }
        var faults: [String] = []
        for needed in ["WebSite", "NewsMediaOrganization"] where !types.contains(needed) {
            faults.append("no \(needed)")
        }
        if let publisher = graph.first(where: { $0["@type"] as? String == "NewsMediaOrganization" })
        {
            for field in ["url", "logo"] where publisher[field] == nil {
                faults.append("the publisher has no \(field)")
            }
        }
        if !RequiredFields.withoutCrumbs.contains(page.kind), !types.contains("BreadcrumbList") {
            faults.append("no BreadcrumbList")
        }
        let main = graph.last ?? [:]
        if !row.type.split(separator: " ").contains(Substring(main["@type"] as? String ?? "")) {
            faults.append("is a \(main["@type"] ?? "nothing")")
        }
        // A venue whose events are all over lists none.
        if let about = row.about, page.kind != "agenda-venue" || main["mainEntity"] != nil {
            let entity = main["mainEntity"] as? [String: Any] ?? [:]
            let type = entity["@type"] as? String ?? "nothing"
            if !about.split(separator: " ").contains(Substring(type)) {
                faults.append("is about \(type)")
            }
        }
        return faults + graph.flatMap { missing(in: $0) }
    }

    /// What any node of a graph, at any depth, lacks of its type.
    private static func missing(in value: Any) -> [String] {
        if let list = value as? [Any] { return list.flatMap { missing(in: $0) } }
        guard let node = value as? [String: Any] else { return [] }
        // The competition that a match belongs to is named, no more.
        var faults = node.filter { $0.key != "superEvent" }.values.flatMap { missing(in: $0) }
        if let type = node["@type"] as? String {
            let fields = RequiredFields.ofTypes[type] ?? []
            faults += fields.filter { node[$0] == nil }.map { "\(type) without \($0)" }
        }
        for (name, text) in node where ["url", "item", "@id", "image"].contains(name) {
            if let text = text as? String, !text.hasPrefix("http") {
                faults.append("\(name): \(text)")
            }
        }
        return faults
    }

    @Test func positionsOfListsCountFromOne() async throws {
        let demo = try await demo()
        for page in demo.pages {
            for node in try demo.graph(of: page) {
                let list = node["mainEntity"] as? [String: Any] ?? node
                guard let items = list["itemListElement"] as? [[String: Any]] else { continue }
                let positions = items.map { $0["position"] as? Int }
                #expect(positions == items.indices.map { $0 + 1 }, "\(page)")
                if let count = list["numberOfItems"] as? Int { #expect(count == items.count) }
            }
        }
    }

    @Test func whatIsAnExcerptBelongsToItsSource() async throws {
        let demo = try await demo()
        var excerpts = 0
        for page in demo.pages where page.kind == "article" {
            guard let main = try demo.graph(of: page).last else { continue }
            guard main["@type"] as? String == "WebPage" else {
                let modified = main["dateModified"] as? String ?? ""
                #expect(modified >= main["datePublished"] as? String ?? "", "\(page)")
                #expect((main["headline"] as? String ?? "").count <= 110)
                continue
            }
            excerpts += 1
            let news = main["mainEntity"] as? [String: Any]
            let publisher = news?["publisher"] as? [String: Any]
            #expect(publisher?["name"] as? String != "El Pregonero", "\(page)")
            #expect((news?["url"] as? String)?.hasPrefix("https://example.org/") != true)
        }
        #expect(excerpts > 0)
    }
}
