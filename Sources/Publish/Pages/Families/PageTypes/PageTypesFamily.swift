import Basics
import Domain
import Presentation

/// The pages of the types that the site adds by files alone.
struct PageTypesFamily: PageFamily {
    /// Each type has a template of its own, checked against what its pages show.
    let models: [any PageModel.Type] = []

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        for type in draft.material.written.types where type.languages.contains(language) {
            try draft.addPages(of: type, in: language)
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.material.written.types.compactMap { type in
            guard let navigation = type.navigation, type.languages.contains(language),
                let title = draft.context.title(type.title, in: language)
            else { return nil }
            let addresses = PageTypeAddresses(type: type, context: draft.context)
            let entry = NavigationEntry(title: title, path: addresses.path(in: language))
            return NavigationItem(entry, navigation, rank: 90)
        }
    }
}

extension SiteContext {
    /// A text of the site's own in a language, or in the site's first one.
    func title(_ text: LocalizedText, in language: Language) -> String? {
        text.text(in: language, fallback: settings.firstLanguage)?.text
    }
}

extension SiteDraft {
    /// The page types that choose by a tag alone which no article has. With a section or a country beside it the tag may be
    /// right, and nothing is told.
    func emptyTypes() throws -> [Diagnostic] {
        try material.written.types.compactMap { type in
            guard case .articles(let selection) = type.listing, let tag = selection.tag,
                selection == ArticleSelection(tag: tag),
                try type.languages.allSatisfy({
                    try edition.count(of: .selection(selection, $0)) == 0
                })
            else { return nil }
            let topics = material.labels.all(.topic).map(\.id)
            return Diagnostic(
                .warning,
                "the page lists nothing: no article has tag \(tag)",
                path: type.file,
                hint: NearestName.of(tag, in: topics).map { "did you mean '\($0)'?" }
                    ?? "write 'tag' as articles have it in 'tags', or sources in their categories"
            )
        }
    }

    fileprivate mutating func addPages(of type: PageType, in language: Language) throws {
        switch type.listing {
        case .nothing:
            add(PageTypeContent(type: type.name), of: type, in: language)
        case .articles(let selection):
            let list = ArticleList.selection(selection, language)
            let count = try edition.count(of: list)
            for page in ListedPage.all(
                of: list,
                count: count,
                size: type.paging ?? settings.pageSize
            ) {
                let content = PageTypeContent(type: type.name, number: page.number)
                add(content, of: type, in: language, from: [.page(page)])
            }
        case .entities(let kind, let source):
            let all = try material.entities(of: kind).all
            let count = all.count { source == nil || $0.source == source }
            addPages(of: type, in: language, count: count, from: [.entities(kind)])
        case .rows:
            addPages(of: type, in: language, count: type.data?.rows.count ?? 0, from: [])
        case .eachRow:
            for row in (type.data?.rows ?? []).indices {
                add(PageTypeContent(type: type.name, row: row), of: type, in: language)
            }
        }
    }

    /// The pages of a list that begins on its own address, numbered from the second on.
    private mutating func addPages(
        of type: PageType,
        in language: Language,
        count: Int,
        from inputs: [PageInput]
    ) {
        let size = type.count(onPagesOf: count)
        for number in 1...max(1, (count + size - 1) / size) {
            let content = PageTypeContent(type: type.name, number: number == 1 ? nil : number)
            add(content, of: type, in: language, from: inputs)
        }
    }

    /// The type that has a page for each of the rows that another lists.
    private func rowPages(of type: PageType) -> [PageInput] {
        guard type.listing == .rows else { return [] }
        return material.written.types.first {
            $0.listing == .eachRow && $0.data?.file == type.data?.file
        }
        .map { [.pageType($0, row: nil)] } ?? []
    }

    private mutating func add(
        _ content: PageTypeContent,
        of type: PageType,
        in language: Language,
        from inputs: [PageInput] = []
    ) {
        let addresses = PageTypeAddresses(type: type, context: context)
        add(
            content,
            path: addresses.path(in: language, row: content.row, number: content.number),
            in: language,
            content.owner(in: type),
            from: inputs + [.pageType(type, row: content.row)] + rowPages(of: type),
            translations: content.number == nil ? addresses.translations(row: content.row) : [:]
        )
    }
}
