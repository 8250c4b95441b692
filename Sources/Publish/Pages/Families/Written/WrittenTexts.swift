import Basics
public import Domain
public import Presentation

/// What the newsroom wrote itself beside its articles.
public struct WrittenTexts: Sendable {
    public let pages: [WrittenPage]
    public let notes: [EditorNote]
    /// What is said of topics and authors.
    public let labels: [WrittenLabel]
    /// The kinds of pages that the site adds to those of the theme.
    public let types: [PageType]
    /// The pictures of elsewhere that they name, by their files.
    public let named: [String: [String]]
    /// What the newsroom chose by hand.
    public let desk: Desk
    /// The links of all texts to what is the portal's, those of articles among them.
    public let links: [WrittenLink]
    /// The pieces of sound that articles name.
    public let sounds: [OwnSound]
    /// Whether any text has shortcodes, and what pages with them may load from elsewhere, as far as it is known.
    public let hasInserts: Bool
    public let allowances: [PolicyAllowance]
    /// Where they have been.
    public let aliases: [WrittenAlias]
    /// Where it stands which other addresses lead elsewhere.
    public let moves: [WrittenMove]
    /// When articles change as they say, gone and to come.
    public let awaited: [AwaitedChange]
    /// The articles that share their keys with others.
    public let kin: [ArticleKin]

    public init(
        pages: [WrittenPage],
        notes: [EditorNote],
        labels: [WrittenLabel] = [],
        types: [PageType] = [],
        named: [String: [String]] = [:],
        desk: Desk = Desk(),
        links: [WrittenLink] = [],
        sounds: [OwnSound] = [],
        hasInserts: Bool = false,
        allowances: [PolicyAllowance] = [],
        aliases: [WrittenAlias] = [],
        moves: [WrittenMove] = [],
        awaited: [AwaitedChange] = [],
        kin: [ArticleKin] = []
    ) {
        self.pages = pages
        self.notes = notes
        self.labels = labels
        self.types = types
        self.named = named
        self.desk = desk
        self.links = links
        self.sounds = sounds
        self.hasInserts = hasInserts
        self.allowances = allowances
        self.aliases = aliases
        self.moves = moves
        self.awaited = awaited
        self.kin = kin
    }

    /// Differs whenever anything of them differs.
    public var fingerprint: UInt64 {
        var hash = StableHash()
        for page in pages { hash.add(page.fingerprint) }
        for note in notes { hash.add(note.fingerprint) }
        for label in labels { hash.add(label.fingerprint) }
        for type in types { hash.add(type.fingerprint) }
        hash.add(desk.fingerprint)
        for link in links { link.add(to: &hash) }
        for sound in sounds { sound.add(to: &hash) }
        if hasInserts { hash.add(1) }
        for allowance in allowances { allowance.add(to: &hash) }
        for alias in aliases { alias.add(to: &hash) }
        for move in moves { move.add(to: &hash) }
        for change in awaited { change.add(to: &hash) }
        for article in kin { article.add(to: &hash) }
        return hash.value
    }

    /// With the published addresses of what their links name, and of the pictures that notes show; pages get those when
    /// they are made.
    func rewritten(with pictures: BodyPictures, _ links: PublishedLinks) -> WrittenTexts {
        WrittenTexts(
            pages: pages.map { $0.with(html: links.of($0.file).rewritten($0.html)) },
            notes: notes.map { note in
                let html = links.of(note.file).rewritten(note.html)
                return note.with(html: pictures.rewritten(html, copies: note.pictures))
            },
            labels: labels.map { label in
                let html = links.of(label.file).rewritten(label.html)
                return label.with(html: pictures.rewritten(html, copies: label.pictures))
            },
            types: types,
            named: named,
            desk: desk,
            links: self.links,
            sounds: sounds,
            hasInserts: hasInserts,
            allowances: allowances,
            aliases: aliases,
            moves: moves,
            awaited: awaited,
            kin: kin
        )
    }

    /// Which topics and authors have lists, and under which names articles carry them.
    public func labelRules(of settings: SiteSettings) -> LabelRules {
        var rules = LabelRules(listsAllAuthors: settings.authors == .all)
        for text in labels {
            rules.meanings[text.label] = text.label
            for name in [text.name].compactMap(\.self) + text.otherNames {
                let named = Label(text.label.kind, named: name)
                // What has a file of its own is no other name of something else.
                if rules.meanings[named] == nil { rules.meanings[named] = text.label }
            }
            if text.label.kind == .author, rules.authorNames[text.label.id] == nil {
                rules.authorNames[text.label.id] = text.name
            }
        }
        for text in labels { rules.meanings[text.label] = text.label }
        return rules
    }

    /// The parts of addresses of the pages that say how the newsroom works, by language.
    var policyPages: [Language: [PolicyKey: String]] {
        var found: [Language: [PolicyKey: String]] = [:]
        for page in pages {
            guard let key = PolicyKey(rawValue: page.key), found[page.language]?[key] == nil else {
                continue
            }
            found[page.language, default: [:]][key] = page.slug
        }
        return found
    }

    /// The lists of articles that only this site has.
    public func selections(of settings: SiteSettings) -> [ArticleSelection] {
        let podcast = settings.publication.podcast.map { _ in [ArticleSelection.episodes] } ?? []
        return podcast
            + types.compactMap { type in
                if case .articles(let selection) = type.listing { return selection }
                return nil
            }
    }
}
