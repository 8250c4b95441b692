import Domain

/// The folders of the newsroom's own below `Content`, each walked once in a build.
struct OwnFolders {
    let articles: OwnFolder
    let pages: OwnFolder
    let notes: OwnFolder
    let events: OwnFolder
    let topics: OwnFolder
    let authors: OwnFolder
    let pictures: OwnFolder
    let media: OwnFolder
    let staticFiles: OwnFolder
    /// What the configuration was read from beside its own file.
    private let lists: OwnFolder
    /// What lies beside them and is nothing.
    private let strays: [Diagnostic]

    /// - Parameters:
    ///   - layout: where they lie.
    ///   - lists: files that the configuration names.
    init(_ layout: SiteLayout, lists: OwnFolder) {
        articles = .texts(layout.articles, layout: layout)
        pages = .texts(layout.pages, layout: layout)
        notes = .texts(layout.notes, layout: layout)
        events = .texts(layout.events, layout: layout)
        topics = .texts(layout.topics, layout: layout)
        authors = .texts(layout.authors, layout: layout)
        pictures = .pictures(layout)
        media = .media(layout)
        staticFiles = .staticFiles(layout)
        self.lists = lists
        strays = StrayContent(layout: layout, lists: lists).diagnostics
    }

    private var own: [OwnFolder] {
        [articles, pages, notes, events, topics, authors, pictures, media, staticFiles]
    }

    /// What a person must know of files that do not count.
    var diagnostics: [Diagnostic] { own.flatMap(\.diagnostics) + strays }

    /// What there is of each kind of files, for the next build to compare.
    var entries: [ContentRecord.Entry] { (own + [lists]).map(\.entry) }
}
