import Domain
import Presentation
import TestSupport
import Testing
import Theme

@testable import Pages

@Suite struct PageFamiliesTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    private func pages() throws -> [PlannedPage] {
        let edition = InventedEdition.whole
        let material = site.material(edition)
        let articles = try edition.summaries(at: 0..<3)
            .map { PlannedPage($0, at: try edition.path(of: $0), of: material) }
        return try SiteMap(material).pages + articles
    }

    @Test func everyModelHasATemplateOfTheTheme() {
        let templates = Set(Theme.files.map(\.path))
        for model in Portal.models {
            #expect(templates.contains("\(model.template).mustache"), "\(model)")
        }
    }

    @Test func noTwoModelsShareATemplate() {
        let templates = Portal.models.map { $0.template }
        #expect(Set(templates).count == templates.count)
    }

    @Test func everyPageReadsOnlyWhatItDeclares() throws {
        let material = site.material(InventedEdition.whole)
        let plan = try SiteMap(material)
        let models = try PageComposer(material, plan: plan).models(of: try pages())
        #expect(models.count == (try pages().count))
        #expect(!models.contains { $0 is TombstonePage })
    }

    /// What a page's content holds stands in its address, or decides only where the page is listed.
    ///
    /// An edition, an index or a text would be read without being declared.
    @Test func contentsHoldOnlyWhatTheirAddressesSpell() throws {
        for page in try pages() {
            for child in Mirror(reflecting: page.content).children {
                #expect(Self.isOfAnAddress(child.value), "\(page.content) holds \(child)")
            }
        }
    }

    private static func isOfAnAddress(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { isOfAnAddress($0.value) } ?? true
        }
        return value is String || value is Int || value is Bool || value is SectionID
            || value is SourceID || value is ItemID || value is Day || value is Language
            || value is ArticleForm || value is WritingStage
            || value is Label || value is ProgrammeList || value is OutletsView
            || value is AgendaLabel || value is PlaceList
    }

    @Test func pagesThatLookDifferentHaveDifferentNames() throws {
        let names = Dictionary(grouping: try pages(), by: \.kindName)
        for (name, pages) in names {
            let types = Set(pages.map { String(describing: type(of: $0.content)) })
            #expect(types.count == 1, "\(name)")
        }
        #expect(names.count > 40)
    }

    @Test func everyFamilyHasPagesInAnEditionOfEverything() throws {
        let kinds = Set(try pages().map(\.kind))
        #expect(kinds == Set(PageKind.all).subtracting([.feeds]))
    }
}
