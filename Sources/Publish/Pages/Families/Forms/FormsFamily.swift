import Domain
import Presentation

extension Route {
    /// The articles of a form: stories, recordings, videos.
    static func form(_ form: ArticleForm, page: Int? = nil) -> Route {
        Route([.word(.pathForm), .name(form.rawValue)], page: page)
    }
}

extension NameList {
    static let forms = NameList("the forms that have a list")
}

/// Lists of what is to be read, heard or watched, where a reader has a choice.
struct FormsFamily: PageFamily {
    let models: [any PageModel.Type] = []

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

    /// The forms that have lists; none where there is only one.
    func forms(in language: Language) throws -> [ArticleForm] {
        let forms = try ArticleForm.allCases.filter {
            try edition.count(of: .form($0, language)) >= Self.leastOfAForm
        }
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
        return [all]
            + forms.map { form in
                LinkModel(
                    title: catalogue[ListPage.title(of: form)],
                    address: context.link(.form(form), in: language),
                    isCurrent: form == current
                )
            }
    }
}
