import Domain

/// Who else tells what an article tells, as its card names them.
struct StoryTellers {
    /// `Diario del Arla, Radio Serranía y Harbour Gazette`: at most three, each source once; where there are more, the last
    /// one leads to all of them.
    let links: [LinkModel]
    /// Headlines in other languages, one of each.
    let voices: [LinkModel]

    private static let most = 3
    private static let mostVoices = 2

    private struct Teller {
        let name: String
        let address: String?
        let isExternal: Bool
    }

    init(_ article: Article, in language: Language, context: SiteContext) {
        let catalogue = context.catalogue(language)
        var seen: Set<String> = article.story == nil ? [] : [context.publisher(of: article)]
        var tellers: [Teller] = []
        for other in article.story?.others ?? [] {
            let name = context.publisher(other.details, of: other.source)
            guard seen.insert(name).inserted else { continue }
            tellers.append(
                Teller(name: name, address: context.link(other.path), isExternal: false)
            )
        }
        for duplicate in article.duplicates {
            let name = context.publisher(duplicate.details, of: duplicate.source)
            guard seen.insert(name).inserted else { continue }
            tellers.append(
                Teller(name: name, address: WebAddress.checked(duplicate.link), isExternal: true)
            )
        }
        if let story = article.story, tellers.count > Self.most {
            let more = tellers.count - Self.most + 1
            tellers = Array(tellers.prefix(Self.most - 1))
            tellers.append(
                Teller(
                    name: catalogue.text(.moreTellers, [.count: "\(more)"]),
                    address: context.link(
                        .story(story.name),
                        in: Self.shelf(of: story, article, language, context)
                    ),
                    isExternal: false
                )
            )
        }
        tellers = Array(tellers.prefix(Self.most))
        links = tellers.enumerated().map { index, teller in
            let isLast = index == tellers.count - 1
            let separator = isLast ? " \(catalogue[.listLast]) " : ", "
            return LinkModel(
                title: teller.name,
                address: teller.address,
                isExternal: teller.isExternal,
                separator: index == 0 ? nil : separator
            )
        }
        voices = Self.voices(of: article, on: language, context: context)
    }

    /// A story that nobody tells in the language of the page has its own in that of the article.
    private static func shelf(
        of story: ArticleStory,
        _ article: Article,
        _ language: Language,
        _ context: SiteContext
    ) -> Language {
        let told = [article.language] + story.others.map(\.language)
        let isTold = told.contains { context.pageLanguage(of: $0) == language }
        return isTold ? language : context.pageLanguage(of: article.language)
    }

    private static func voices(
        of article: Article,
        on page: Language,
        context: SiteContext
    ) -> [LinkModel] {
        var spoken: Set<String> = [article.language.primary]
        return (article.story?.others ?? [])
            .filter { spoken.insert($0.language.primary).inserted }.prefix(mostVoices)
            .map { other in
                let foreign = ForeignText(other.language, on: page)
                return LinkModel(
                    title: ShortText.onOneLine(other.title),
                    address: context.link(other.path),
                    language: foreign.language ?? other.language.tag,
                    direction: foreign.direction,
                    note: context.publisher(other.details, of: other.source)
                )
            }
    }
}
