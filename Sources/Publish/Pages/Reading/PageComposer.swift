import Domain
import Presentation

/// Makes the models of planned pages.
struct PageComposer: Sendable {
    private let material: PageMaterial
    private let plan: SiteMap
    private let sharedLayouts: SharedLayouts
    private let slots: SlotPolicies

    init(
        _ material: PageMaterial,
        plan: SiteMap,
        slots: SlotPermissions = SlotPermissions()
    ) {
        self.slots = SlotPolicies(slots)
        self.material = material
        self.plan = plan
        let context = material.context
        sharedLayouts = SharedLayouts(
            of: plan,
            hasOutlines: material.configured.contains {
                SourceOutline($0, context: context) != nil
            },
            context: context
        )
    }

    /// The models of some pages, in their order; what articles need is read in one go.
    func models(of pages: [PlannedPage]) throws -> [any PageModel] {
        let batch = try ArticleBatch(pages, of: material)
        return try pages.map { page in
            let kind = page.content.name
            let expected = slots.permissions(ofKind: kind)
            let model = try model(of: page, batch, allowing: expected)
            if slots.holds(expected, ofKind: kind, template: model.template) { return model }
            // The first of its kind says which template it is.
            return try self.model(of: page, batch, allowing: slots.permissions(ofKind: kind))
        }
    }

    private func model(
        of page: PlannedPage,
        _ batch: ArticleBatch,
        allowing permissions: [PolicyAllowance]
    ) throws -> any PageModel {
        let place = place(of: page).around(texts(of: page, batch), context: material.context)
        let reading = PageReading(
            page,
            at: permissions.isEmpty ? place : place.allowing(permissions.compactMap(\.known)),
            of: plan,
            batch: batch,
            material: material
        )
        return try page.content.model(reading) ?? gone(page)
    }

    /// The newsroom's own texts on a page.
    private func texts(of page: PlannedPage, _ batch: ArticleBatch) -> [String] {
        page.inputs.flatMap { input -> [String] in
            switch input {
            case .article(let article) where article.source == Source.ownID:
                [batch.body(of: article.id)].compactMap(\.self)
            case .text(let page): [page.html]
            case .label(let label):
                material.labels.texts(of: label).filter { $0.language == page.language }.map(\.html)
            case .note(let kind, let identity): material.notes(on: kind, identity).map(\.html)
            default: []
            }
        }
    }

    /// Where a page stands.
    private func place(of page: PlannedPage) -> PageContext {
        let context = material.context
        let navigation = page.content.navigation
        return PageContext(
            path: page.path,
            language: page.language,
            siblings: page.route.map { plan.siblings(of: $0, context: context) }
                ?? page.translations,
            sharedLayout: sharedLayouts.sharedLayout(
                in: page.language,
                current: navigation.map { context.path($0, in: page.language) } ?? page.path
            )
        )
    }

    /// What has vanished since the plan was made.
    private func gone(_ page: PlannedPage) -> TombstonePage {
        TombstonePage(
            Tombstone(path: page.path, title: "", language: page.language),
            at: place(of: page),
            context: material.context
        )
    }
}
