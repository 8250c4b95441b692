import Domain
import Presentation

extension Route {
    /// All forms.
    static let forms = Route([.word(.pathForm)], title: .text(.forms))

    /// The articles of a form: stories, recordings, videos.
    static func form(_ form: ArticleForm, page: Int? = nil) -> Route {
        Route([.word(.pathForm), .name(form.rawValue)], page: page)
    }
}

extension NameList {
    static let forms = NameList("the forms that have a list")
    static let rareForms = NameList("the forms that have too few articles for a list")
}

/// Lists of what is to be read, heard or watched, where a reader has a choice.
struct FormsFamily: PageFamily {
    let models: [any PageModel.Type] = [FormsPage.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let forms = try draft.forms(in: language)
        for form in forms {
            let list = ArticleList.form(form, language)
            try draft.addList(
                list,
                in: language,
                "the form '\(form.rawValue)' (\(language))",
                route: { .form(form, page: $0) },
                from: [.names(.forms, forms.map(\.rawValue))]
            ) { FormContent(form: form, number: $0) }
        }
        guard !forms.isEmpty else { return }
        let edition = draft.edition
        let rare = try edition.forms(in: language).map(\.form).filter { !forms.contains($0) }
        draft.add(
            FormsContent(),
            at: .forms,
            in: language,
            "the forms (\(language))",
            from: [
                .names(.forms, forms.map(\.rawValue)),
                .names(.rareForms, rare.map(\.rawValue)),
            ] + (try rare.map { try .all(of: .form($0, language), in: edition) })
        )
    }
}

/// All forms of a language's articles.
struct FormsContent: PageContent {
    let name = "forms"
    let kind = PageKind.news
    let stage = WritingStage.lists
    let isIndexed = true
    var navigation: Route? { .news() }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let (context, language) = (reading.context, reading.language)
        let catalogue = context.catalogue(language)
        let forms = try reading.names(.forms).compactMap { ArticleForm(rawValue: $0) }
        let links = forms.map { form in
            LinkModel(
                title: catalogue.title(of: form),
                address: context.link(.form(form), in: language)
            )
        }
        let rare = try reading.names(.rareForms).compactMap { ArticleForm(rawValue: $0) }
            .map { ($0, try reading.listed(.form($0, language))) }
        return FormsPage(
            links,
            paths: forms.map { context.path(.form($0), in: language) },
            rare: rare,
            at: reading.place,
            context: context
        )
    }
}

/// A page of the articles of one form.
struct FormContent: PageContent {
    let form: ArticleForm
    /// Nil for the list's own address.
    let number: Int?

    var name: String { number == nil ? "form" : "form-page" }
    var kind: PageKind { .news }
    var stage: WritingStage { number == nil ? .lists : .numberedLists }
    var isIndexed: Bool { number == nil }
    var navigation: Route? { .news() }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let (articles, position) = try reading.listPage { .form(form, page: $0) }
        return ListPage(
            news: articles,
            form: form,
            filters: try reading.formLinks(current: form),
            search: reading.searchWithin(reading.context.settings.title),
            position: position,
            busiest: [],
            at: reading.place,
            context: reading.context
        )
    }
}

extension SiteDraft {
    /// A form with fewer articles has no list of its own.
    private static let leastOfAForm = 5

    /// The forms that have lists, those that every portal knows first; none where there is only one.
    func forms(in language: Language) throws -> [ArticleForm] {
        let found = try edition.forms(in: language).filter { $0.count >= Self.leastOfAForm }
            .map(\.form)
        let known = ArticleForm.allCases.filter(found.contains)
        let others = found.filter { !known.contains($0) && $0 != .other }
        let forms = known + others + (found.contains(.other) ? [.other] : [])
        return forms.count > 1 ? forms : []
    }
}

extension PageReading {
    /// The ways to all news and to the lists of single forms; nothing where there is only one form.
    func formLinks(current: ArticleForm?) throws -> [LinkModel] {
        let forms = try names(.forms).compactMap { ArticleForm(rawValue: $0) }
        guard !forms.isEmpty else { return [] }
        let catalogue = context.catalogue(language)
        let all = LinkModel(
            title: catalogue[.formAll],
            address: context.link(.news(), in: language),
            isCurrent: current == nil
        )
        let index = LinkModel(
            title: catalogue[.forms],
            address: context.link(.forms, in: language)
        )
        return [all]
            + forms.map { form in
                LinkModel(
                    title: catalogue.title(of: form),
                    address: context.link(.form(form), in: language),
                    isCurrent: form == current
                )
            } + [index]
    }
}
