import Domain
import Foundation
import HTMLCleaning
import Markdown
import Pages
import Presentation
import Publishing

/// What the newsroom keeps in files: articles, pages, notes, pictures, sounds, theme and map.
struct SiteContent {
    let settings: SiteSettings
    let layout: SiteLayout
    let folders: OwnFolders
    /// What is wrong with any of it.
    let faults = FileFaults()
    var theme: ThemeFiles
    let ownLook: OwnLook
    var pictures: [ContentPicture]
    let media: [ContentMedium]
    var files: [StaticFile]
    /// Pictures and sounds that answer at an address of before, too.
    let moved: [MovedFile]
    private let moveLines: [WrittenMove]
    let references: TextReferences
    let markdown: MarkdownText
    private let addresses: TextAddresses
    private let awaited: AwaitedChanges
    private let articleKeys: ArticleKeys
    /// The pages that the last build found.
    let pageRecord: PageRecord
    let formerTexts: FormerTexts
    private let types: [PageType]
    /// What the newsroom chose by hand.
    private let desk: Desk
    /// The site's own map of its region or town.
    let ownMap: OwnMap?

    /// - Parameters:
    ///   - layout: where it lies.
    ///   - configuration: what the site is.
    ///   - report: gets what is wrong with the map.
    /// - Throws: `ConfigurationFailure` for a map that is not there.
    init(
        _ layout: SiteLayout,
        _ configuration: Configuration,
        report: @escaping (Diagnostic) -> Void
    ) throws {
        let settings = configuration.settings
        self.layout = layout
        self.settings = settings
        folders = OwnFolders(layout, lists: configuration.lists)
        ownLook = LookReader(layout: layout, theme: settings.theme, faults: faults).read()
        var theme = ThemeFiles(
            overrides: layout.templates,
            folderName: layout.name(of: layout.templates)
        )
        theme.add(ownLook.files)
        self.theme = theme
        pictures = ContentPictures(folder: folders.pictures).all(faults)
        media = ContentMedia(folder: folders.media).all(faults)
        files = StaticFiles(folder: folders.staticFiles).all(faults)
        // A list that cannot be followed ends the build where its pages are read.
        let moves = try? MoveList(layout: layout, baseURL: settings.baseURL).read()
        faults.add(moves?.problems ?? [])
        moveLines = (moves?.lines ?? [:]).sorted { $0.key < $1.key }.map { path, line in
            WrittenMove(path: path, file: layout.name(of: layout.moves), line: line)
        }
        moved = MovedFiles(layout: layout).all(
            moves?.files ?? [],
            known: Dictionary(
                pictures.map { ($0.address, $0.file) } + media.map { ($0.address, $0.file) }
            ) { first, _ in first },
            beside: files,
            faults
        )
        types = PageTypesReader(
            layout: layout,
            settings: settings,
            sources: configuration.allSources.map(\.id.text)
        ).read(theme, faults: faults)
        desk = DeskReader(layout: layout, settings: settings).read(faults)
        try PodcastImage(layout: layout).check(settings.publication.podcast)
        addresses = TextAddresses(baseURL: settings.baseURL, beside: files.map(\.path))
        awaited = AwaitedChanges(timeZone: settings.timeZone)
        articleKeys = ArticleKeys(languages: settings.languages)
        pageRecord = PageRecord(
            layout.pageRecord,
            languages: settings.languages,
            files: Set(folders.pages.files.map(layout.name(of:)))
        )
        formerTexts = FormerTexts(layout.keptPages)
        ownMap = try OwnMapReader(
            layout: layout,
            geometry: settings.geometry,
            report: report
        ).read()
        references = TextReferences(
            layout,
            settings,
            folders,
            pictures: pictures,
            media: media,
            ownMap: ownMap,
            theme: theme,
            faults: faults
        )
        markdown = MarkdownText(
            renderer: MarkdownRenderer(),
            prefix: settings.baseURL.pathPrefix,
            mode: settings.pictures,
            trust: OwnTrust(settings)
        )
        faults.add(folders.diagnostics)
        faults.add(theme.problems)
        faults.add(SectionGlyphs(layout: layout, known: theme.glyphs).check(settings.sections))
        checkSamples(of: configuration.sources)
    }

    /// Whether the files are there that sources read.
    private func checkSamples(of sources: [Source]) {
        for source in sources {
            let names = [source.address, source.sample].compactMap(\.self)
            for name in names where !name.isEmpty && !name.contains("://") {
                faults.checkFile(layout.contentFile(name), path: "Content/\(name)")
            }
        }
    }

    /// What there is of each kind of files, for the next build to compare.
    var entries: [ContentRecord.Entry] { folders.entries + [theme.entry] }

    /// The newsroom's own articles, drafts and those of the future among them.
    func articles(at clock: Date) -> ReceivedBatch {
        OwnArticleReader(
            layout: layout,
            settings: settings,
            references: references,
            labels: LabelNames(authors: folders.authors.names, topics: folders.topics.names),
            addresses: addresses,
            awaited: awaited,
            articleKeys: articleKeys
        )
        .read(folders.articles, at: clock, faults: faults)
    }

    /// The newsroom's own events, with what is no more than begun where drafts are shown, and the identities of those whose
    /// files cannot be read.
    func events(showsDrafts: Bool) async -> (entities: [ReceivedEntity], untold: Set<String>) {
        await OwnEventReader(
            layout: layout,
            settings: settings,
            markdown: markdown,
            showsDrafts: showsDrafts
        )
        .read(folders.events, faults: faults)
    }

    /// The identities of articles whose names may be spelt otherwise than on disk, by themselves: names that differ only in
    /// how their letters are put together are equal here, and not to the archive.
    private var spelt: [String: String] {
        let names = folders.articles.names.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
            .map { String($0.dropLast(".md".count)) }
        return Dictionary(zip(names, names)) { first, _ in first }
    }

    /// The newsroom's own pages and notes, and what it says of topics and authors, with the links of all texts that were read,
    /// ready to be shown.
    ///
    /// - Parameters:
    ///   - showsDrafts: whether what is no more than begun is shown.
    ///   - clock: that of the build.
    ///   - copies: of pictures of elsewhere that they name, by their addresses.
    /// - Returns: all of them.
    func written(
        showsDrafts: Bool,
        at clock: Date,
        copies: [String: PictureCopy]
    ) async -> WrittenTexts {
        let pageReader = PageReader(
            layout: layout,
            settings: settings,
            references: references,
            markdown: markdown,
            addresses: addresses,
            kept: formerTexts,
            copies: copies,
            now: clock
        )
        let noteReader = NoteReader(
            layout: layout,
            settings: settings,
            references: references,
            markdown: markdown,
            copies: copies
        )
        let readPages = await pageReader.read(
            folders.pages,
            showsDrafts: showsDrafts,
            faults: faults
        )
        let labelReader = LabelReader(
            layout: layout,
            settings: settings,
            references: references,
            markdown: markdown,
            kept: formerTexts,
            copies: copies
        )
        let readLabels =
            await labelReader.read(
                folders.topics,
                TopicHeadReader(
                    content: layout.content,
                    pictures: references.pictures,
                    baseURL: settings.baseURL
                ),
                faults: faults
            )
            + labelReader.read(
                folders.authors,
                AuthorHeadReader(content: layout.content, pictures: references.pictures),
                faults: faults
            )
        let readNotes = await noteReader.read(folders.notes, faults: faults)
        let named =
            readPages.map { ($0.page.file, $0.named) }
            + readNotes.map { ($0.note.file, $0.named) }
            + readLabels.map { ($0.text.file, $0.named) }
        let trust = OwnTrust(settings)
        let identities = spelt.merging(addresses.identities) { $1 }
        return WrittenTexts(
            pages: readPages.map(\.page),
            notes: readNotes.map(\.note),
            labels: readLabels.map { $0.text.with(identities: identities) },
            types: types,
            named: Dictionary(named) { $0 + $1 },
            desk: desk.with(identities: identities),
            links: references.links.all.map { $0.with(identities: identities) },
            sounds: references.sounds.all,
            hasInserts: references.shortcodes.isUsed || !trust.frames.isEmpty,
            allowances: references.shortcodes.allowances + trust.allowances,
            aliases: addresses.aliases,
            moves: moveLines,
            awaited: awaited.all,
            kin: articleKeys.shared
        )
    }
}

extension ThemeFiles {
    fileprivate var entry: ContentRecord.Entry {
        let name = "Templates"
        return ContentRecord.Entry(
            name: name,
            folders: exists ? [name] : [],
            counts: ownCount > 0 ? [name: ownCount] : [:]
        )
    }
}
