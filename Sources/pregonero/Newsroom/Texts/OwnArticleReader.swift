import Basics
import Domain
import Foundation
import Markdown
import Pages

/// Reads the newsroom's own articles from `Content/articles` into items of the source `own`.
struct OwnArticleReader {
    let layout: SiteLayout
    let settings: SiteSettings
    let references: TextReferences
    /// The names of tags and authors that came before.
    let labels: LabelNames
    /// Who the texts are, and where they have been.
    let addresses: TextAddresses
    /// When they change by themselves.
    let awaited: AwaitedChanges
    /// Of which they are translations.
    let articleKeys: ArticleKeys

    /// - Parameters:
    ///   - folder: where the articles are.
    ///   - now: the build's clock.
    ///   - faults: gets what is wrong with single files; what was published of them stays.
    /// - Returns: every article, drafts and future ones included.
    func read(_ folder: OwnFolder, at now: Date, faults: FileFaults) -> ReceivedBatch {
        var items: [ReceivedItem] = []
        var untold: Set<String> = []
        for file in folder.files {
            if let item = item(file, at: now, faults) {
                items.append(item)
            } else {
                let text = (try? OwnText(file).text) ?? ""
                let name = identity(of: file)
                untold.formUnion([name] + TextAddresses.ids(in: text))
                articleKeys.note(mistaken: text, named: name, file: layout.name(of: file))
            }
        }
        return ReceivedBatch(
            source: Source.ownID,
            origin: .live,
            receivedAt: now,
            title: settings.title,
            items: items,
            isComplete: true,
            untold: untold
        )
    }

    private func item(_ file: URL, at now: Date, _ faults: FileFaults) -> ReceivedItem? {
        let path = layout.name(of: file)
        guard let text = faults.text(of: file, path: path) else { return nil }
        let log = DiagnosticLog()
        let item = item(file, text, path: path, at: now, log: log)
        return faults.settle(log) ? item : nil
    }

    private func item(
        _ file: URL,
        _ text: String,
        path: String,
        at now: Date,
        log: DiagnosticLog
    ) -> ReceivedItem? {
        guard
            let document = FrontMatterFile.read(text, path: path, known: ArticleHead.keys, log: log)
        else {
            // What was published of it stays, and leads where it led.
            references.noteLinks(of: text, in: settings.firstLanguage, path: path)
            return nil
        }
        let fields = FrontMatterFields(document: document, log: log)
        let language = TextName(of: file, fields, in: settings).language
        fields.warnOfForeignName(of: file, as: language, in: settings)
        let inserts = references.check(document, in: language, path: path, log: log)
        guard let title = fields[ArticleHead.title]?.nonBlank else {
            if !fields.isNoText(ArticleHead.title.name) { reportNoTitle(document, path: path, log) }
            return nil
        }
        let name = identity(of: file)
        guard let identity = addresses.identity(fields, of: name) else { return nil }
        var item = ReceivedItem(identity: identity, title: title)
        if identity != name { item.formerIdentity = name }
        addresses.note(fields, of: .article(identity))
        awaited.note(fields, of: identity)
        articleKeys.note(fields, of: identity, named: name)
        addTimes(fields, to: &item, at: now)
        item.section = fields[ArticleHead.section](settings.sections)
        item.authors = fields[ArticleHead.authors](labels)
        item.language = language
        item.summary = fields[ArticleHead.summary].map {
            Markup($0.escaped(for: .content), format: .html)
        }
        item.content = Markup(document.body, format: .markdown)
        item.categories = fields[ArticleHead.tags](labels)
        item.isDraft = fields[ArticleHead.isDraft] ?? false
        item.isBreaking = fields[ArticleHead.isBreaking] ?? false
        item.picture = fields[ArticleHead.picture](layout.content, references.pictures)
        item.details.hasContents = fields[ArticleHead.hasContents]
        item.enclosures = [fields[ArticleHead.audio](references.sounds)].compactMap(\.self)
        item.details.inserts = inserts.isEmpty ? nil : inserts
        item.form = fields[ArticleHead.form]
        item.details.sponsor = sponsor(fields, of: item.form)
        let ai = fields[ArticleHead.ai]
        item.details.ai = ai.isEmpty ? nil : ai
        if fields[ArticleHead.isLive] ?? false {
            let text = addCoverage(&item, fields, at: now)
            if !inserts.isEmpty {
                item.details.inserts = references.inserts(of: text, in: language, path: path)
            }
        }
        item.story = fields[ArticleHead.story]?.plainLine
        item.details.point = fields[ArticleHead.place]
        item.details.hidesChanges = hidesChanges(fields)
        item.details.corrections = fields[ArticleHead.corrections](now, settings.timeZone)
        return item
    }

    private func reportNoTitle(_ document: FrontMatterDocument, path: String, _ log: DiagnosticLog)
    {
        let line = document.line(of: ArticleHead.title.name)
        let what = line == nil ? "add" : "write"
        log.add(
            Diagnostic(
                .error,
                "the article has no title",
                path: path,
                line: line ?? 1,
                hint: document.form.map {
                    "\(what) '\($0.line("title", "…"))'\(line == nil ? " to its head" : "")"
                } ?? "begin the file with a line '---', one 'title: …', and another '---'"
            )
        )
    }

    private func addTimes(_ fields: FrontMatterFields, to item: inout ReceivedItem, at now: Date) {
        let zone = settings.timeZone
        item.published = fields[ArticleHead.date](zone)
        let isWaiting = item.published.map { $0 > now } ?? false
        item.updated = fields[ArticleHead.updated](now, zone, isWaiting)
        item.expires = fields[ArticleHead.expires](zone)
        warnOfIdleTimes(item, fields)
    }

    /// Whether the article does not show what was changed in it; nil where it is as the others.
    private func hidesChanges(_ fields: FrontMatterFields) -> Bool? {
        switch fields[ArticleHead.changes] {
        case SiteSettings.Changes.none?: return true
        case .own? where settings.changes != .own:
            fields.warn(
                ArticleHead.changes.name,
                "articles show what was changed only where the configuration says so",
                hint: "write 'changes: own' under 'site' in it, or leave it out here"
            )
        case .own?, nil: break
        }
        return nil
    }

    private func sponsor(_ fields: FrontMatterFields, of form: ArticleForm?) -> String? {
        guard let sponsor = fields[ArticleHead.sponsor]?.plainLine else { return nil }
        if form == .sponsored { return sponsor }
        fields.warn(
            ArticleHead.sponsor.name,
            "only sponsored articles have a sponsor",
            hint: "write 'form: sponsored', or leave 'sponsor' out"
        )
        return nil
    }

    /// Warns of times that say nothing, or nothing that can be meant.
    private func warnOfIdleTimes(_ item: ReceivedItem, _ fields: FrontMatterFields) {
        if let published = item.published, let expires = item.expires, expires <= published {
            fields.warn(
                ArticleHead.expires.name,
                "the article expires before its 'date', and is never shown",
                hint: "write a later 'expires', or an earlier 'date'"
            )
        }
        guard !(fields[ArticleHead.isLive] ?? false) else { return }
        for key in [ArticleHead.ended.name, ArticleHead.points.name]
        where fields.document.line(of: key) != nil {
            fields.warn(
                key,
                "'\(key)' says nothing of an article that is not 'live'",
                hint: "write 'live: true', or leave it out"
            )
        }
    }

    /// What is told as it happens: its entries, the newest first, and whether it is over.
    ///
    /// - Returns: the text in that order.
    private func addCoverage(
        _ item: inout ReceivedItem,
        _ fields: FrontMatterFields,
        at now: Date
    ) -> String {
        let zone = settings.timeZone
        let live = LiveEntries(
            fields,
            in: item.language ?? settings.firstLanguage,
            of: item.published,
            at: now,
            timeZone: zone
        )
        let end = fields[ArticleHead.ended](zone)
        let ended = end.flatMap { $0 <= now ? $0 : nil }
        let silence = LiveSilence(
            after: live.entries.first?.time ?? item.published,
            published: item.published
        )
        awaited.add(
            live.moments + [ended == nil ? silence?.end : nil].compactMap(\.self),
            fields,
            of: item.identity
        )
        let isQuiet = ended == nil && silence?.isOver(at: now) ?? false
        let isShown = !item.isDraft && item.expires.map { $0 > now } ?? true
        if isQuiet, end == nil, isShown { silence?.warn(fields, timeZone: zone) }
        item.content = Markup(live.text, format: .markdown)
        item.details.live = LiveCoverage(
            entries: live.entries,
            points: fields[ArticleHead.points].map(\.plainLine).filter { !$0.isEmpty },
            ended: ended,
            quietSince: isQuiet ? silence?.start : nil
        )
        return live.text
    }

    /// The file's place below `Content/articles`, without its ending: it is who an article without an id is.
    private func identity(of file: URL) -> String {
        let relative = file.filePath.dropFirst(layout.articles.filePath.count)
        return String(relative.dropLast(".md".count))
    }
}
