import Basics
import Domain
import Presentation

/// The pages of films and series.
struct ProgrammesDesk: Desk {
    let context: SiteContext
    let programmes: StoredEntities<Programme>
    let register: ProgrammeRegister

    init(of edition: any EditionReading, context: SiteContext) throws {
        self.context = context
        programmes = try StoredEntities(.programme, of: edition) { entity in
            if case .programme(let programme) = entity { programme } else { nil }
        }
        register = ProgrammeRegister(
            programmes.all,
            language: context.settings.firstLanguage
        )
    }

    private static let main = Route.programmes(.all(page: nil))

    func pages(in language: Language) throws -> [DeskPage] {
        var pages: [DeskPage] = []
        for list in register.lists {
            let programmes = register.programmes(in: list)
            let paging = ListPaging(count: programmes.count, size: ProgrammeListPage.size)
            let isSample = programmes.allSatisfy(\.isSample)
            let numbers: [Int?] = (0..<paging.lastNumber).map { $0 + 1 } + [nil]
            for number in numbers {
                pages.append(
                    DeskPage(
                        .programmes(list.route(page: number)),
                        kind: .programmes,
                        stage: number == nil ? .lists : .numberedLists,
                        isIndexed: !isSample && number == nil,
                        current: Self.main,
                        owner: "the programmes of \(list)"
                    )
                )
            }
        }
        return pages
            + register.all.map { stored in
                DeskPage(
                    .programmes(.programme(stored.address)),
                    kind: .programmes,
                    stage: .leaves,
                    isIndexed: !stored.isSample,
                    current: Self.main,
                    owner: "the programme '\(stored.address)'"
                )
            }
    }

    func model(of route: Route, at place: PageContext) throws -> PageModel? {
        guard case .programmes(let route) = route else { return nil }
        if case .programme(let address) = route {
            return register.programme(address).map {
                let page = ProgrammePage($0, in: register, at: place, context: context)
                return .programmes(.programme(page))
            }
        }
        guard let (list, page) = ProgrammeList.of(route), register.lists.contains(list) else {
            return nil
        }
        return .programmes(
            .list(ProgrammeListPage(list, page: page, of: register, at: place, context: context))
        )
    }

    /// The programmes of the front page; nil where there are none.
    func rail(in language: Language) -> ProgrammeRailModel? {
        ProgrammeRailModel(register, in: language, context: context)
    }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws {
        hash.add(programmes.fingerprint)
    }

    /// Adds everything on which the front page's programmes depend.
    func addRailKey(to hash: inout StableHash) {
        hash.add(programmes.fingerprint)
    }

    func parts(of route: Route) throws -> [String] {
        let all = "\(register.all.count) programmes"
        guard case .programmes(.programme(let address)) = route,
            let stored = register.programme(address)
        else { return [all] }
        return ["the programme '\(address)' of '\(stored.source)'", "\(all), for those like it"]
    }
}
