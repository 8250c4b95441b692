import Domain
import Foundation
import Presentation

extension PageKind {
    static let programmes = PageKind("programmes")
}

extension Route {
    /// All programmes; without a number their own address, which holds the newest.
    static func programmes(page: Int? = nil) -> Route { ProgrammeList.all.route(page: page) }

    static func programmesOfGenre(_ slug: String) -> Route { ProgrammeList.genre(slug).route() }

    /// One programme, by its address in the archive.
    static func programme(_ address: String) -> Route {
        Route([.word(.pathProgrammes), .name(address)])
    }
}

/// All programmes of the edition.
struct Programmes: DerivedInput {
    let inputs: [PageInput] = [.entities(.programme)]

    func value(_ reading: DeclaredReading) throws -> ProgrammeRegister {
        ProgrammeRegister(
            try reading.entities(Programme.self),
            language: reading.context.settings.firstLanguage
        )
    }
}

/// The pages of films and series.
struct ProgrammesFamily: PageFamily {
    let kinds = [PageKind.programmes]
    let models: [any PageModel.Type] = [ProgrammeListPage.self, ProgrammePage.self]
    let list: Route? = ProgrammeList.all.route()
    let frontBlocks: [any FrontBlockContent.Type] = [ProgrammeRail.self]
    let findings: [any SearchableEntity.Type] = [Programme.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let register = try draft.material.value(of: Programmes())
        let inputs = Programmes().inputs
        for list in register.lists {
            let programmes = register.programmes(in: list)
            let paging = ListPaging(count: programmes.count, size: ProgrammeListPage.size)
            let isSample = programmes.allSatisfy(\.isSample)
            for number in (0..<paging.lastNumber).map({ $0 + 1 }) + [Int?.none] {
                draft.add(
                    ProgrammeListContent(list: list, number: number, isSample: isSample),
                    at: list.route(page: number),
                    in: language,
                    "the programmes of \(list) (\(language))",
                    from: inputs
                )
            }
        }
        let now = draft.edition.clock
        for stored in register.all {
            let next = stored.value.offers.compactMap(\.until).filter { $0 > now }.min()
            draft.add(
                ProgrammeContent(address: stored.address, isSample: stored.isSample),
                at: .programme(stored.address),
                in: language,
                "the programme '\(stored.address)' (\(language))",
                from: inputs + [.note(.programme, stored.published.identity)]
                    + (next.map { [.clock(until: $0)] } ?? [])
            )
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.programmes(), in: language, .main, rank: 50, glyph: "mask")
    }
}

/// A page of a list of programmes.
struct ProgrammeListContent: PageContent {
    let list: ProgrammeList
    /// Nil for the list's own address.
    let number: Int?
    let isSample: Bool

    var name: String { number == nil ? list.name : "\(list.name)-page" }
    var kind: PageKind { .programmes }
    var stage: WritingStage { number == nil ? .lists : .numberedLists }
    var isIndexed: Bool { !isSample && number == nil }
    var navigation: Route? { .programmes() }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        ProgrammeListPage(
            list,
            page: number,
            of: try reading.value(of: Programmes()),
            at: reading.place,
            context: reading.context
        )
    }
}

/// A programme with where to watch it.
struct ProgrammeContent: PageContent {
    let address: String
    let isSample: Bool

    let name = "programme"
    var kind: PageKind { .programmes }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .programmes() }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let register = try reading.value(of: Programmes())
        // Where no end of an offer is to come, those that have one have ended.
        let isEnding = reading.inputs.contains { if case .clock = $0 { true } else { false } }
        let now = isEnding ? try reading.clock() : .distantFuture
        return try register.programme(address).map { stored in
            ProgrammePage(
                stored,
                in: register,
                now: now,
                note: try reading.note(
                    on: .programme,
                    stored.published.identity,
                    in: reading.language
                ),
                at: reading.place,
                context: reading.context
            )
        }
    }
}

/// The programmes of the front page.
enum ProgrammeRail: FrontBlockContent {
    static let block = FrontBlock.Kind.programmes
    static let field = "rail"
    static func inputs(in draft: SiteDraft) -> [PageInput] { Programmes().inputs }

    static func model(_ reading: PageReading) throws -> ProgrammeRailModel? {
        let register = try reading.value(of: Programmes())
        return ProgrammeRailModel(register, in: reading.language, context: reading.context)
    }
}
