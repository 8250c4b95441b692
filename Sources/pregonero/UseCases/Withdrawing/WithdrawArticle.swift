import Archiving
import Basics
import Domain
import Foundation

/// Finds what somebody wants withdrawn and writes it into the list of removals; the next build takes it out.
struct WithdrawArticle {
    let layout: SiteLayout
    let settings: SiteSettings
    let state: StateFolder
    let console: Console
    let clock: Date

    private var list: RemovalList { RemovalList(layout: layout, settings: settings) }

    /// - Parameters:
    ///   - address: as a person wrote it.
    ///   - isErased: whether nothing of it is to be left.
    ///   - isAlone: whether it stays in other languages.
    /// - Returns: what would go.
    /// - Throws: `ExitReason` where the address names nothing, `ContentFailure` for a list that cannot be read.
    func plan(_ address: String, isErased: Bool, isAlone: Bool = false) throws -> Withdrawal {
        let listed = try list.read()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let archive = try state.openArchive()
        defer { try? archive.close() }
        let named = ListFile.Line(number: 0, text: address.plainLine)
        let found = try archive.removable(list.removal(named))
        guard let first = found.items.first else {
            throw ExitReason.usage(
                "'\(address.plainLine)' names nothing that the portal has",
                hint: found.near.map { "did you mean \($0)?" }
                    ?? "write an article's address, on the portal or at its source"
            )
        }
        let translations = try isAlone ? [] : self.translations(of: found.items, in: archive)
        if isErased {
            let erased = found.items + translations
            warnOfFiles(erased)
            try ErasedFiles(layout: layout, archive: archive).remark(onlyIn: erased.map(\.id))
                .map(console.report)
        }
        let line = self.line(of: first, isErased: isErased)
        return Withdrawal(
            file: list.name,
            line: line,
            isListed: isListed(line, in: listed),
            isErased: isErased,
            articles: found.items.map(Withdrawal.Article.init),
            translations: translations.map { item in
                let line = self.line(of: item, isErased: isErased)
                return Withdrawal.Translation(
                    article: Withdrawal.Article(item),
                    line: line,
                    isListed: isListed(line, in: listed)
                )
            },
            others: try archive.storyMembers(besides: (found.items + translations).map(\.id))
                .map(Withdrawal.Other.init)
        )
    }

    /// What names an article in the list.
    private func line(of item: RemovableItem, isErased: Bool) -> String {
        isErased ? RemovalList.erasing + item.id.text : item.path
    }

    private func isListed(_ line: String, in listed: [Removal]) -> Bool {
        let removal = list.removal(ListFile.Line(number: 0, text: line))
        return listed.contains {
            $0.id == removal.id && $0.isErased == removal.isErased && $0.id != nil
        }
    }

    /// The same articles of the newsroom's own in other languages.
    private func translations(
        of items: [RemovableItem],
        in archive: Archive
    ) throws -> [RemovableItem] {
        let texts = OwnTranslations(layout: layout, settings: settings)
        let identities = items.filter { $0.source == Source.ownID }
            .flatMap { texts.identities(of: $0.identity) }
        let known = Set(items.map(\.id))
        return try archive.removable(own: identities).filter { !known.contains($0.id) }
    }

    /// What lies in the newsroom's own files only it can take away.
    private func warnOfFiles(_ items: [RemovableItem]) {
        for item in items where item.source == Source.ownID {
            for file in files(of: item.identity) {
                console.report(
                    Diagnostic(
                        .warning,
                        "it still holds what is to be erased",
                        path: layout.name(of: file),
                        hint: "delete the file; its address goes on saying that it is gone"
                    )
                )
            }
        }
    }

    /// Those of an article of the newsroom's own, which is known by the name of its file or by the `id` in its head.
    private func files(of identity: String) -> [URL] {
        let all = OwnFolder.texts(layout.articles, layout: layout).names
        let meant = Set(NamedArticles(among: all, in: layout.articles).names[identity] ?? [])
        return all.filter { $0 == "\(identity).md" || meant.contains($0) }
            .map { layout.articles.appending(path: $0, directoryHint: .notDirectory) }
    }

    /// Adds the lines to the list that it has not got.
    ///
    /// - Parameters:
    ///   - withdrawal: what `plan` found.
    ///   - reason: why, in a person's words.
    /// - Throws: `ExitReason` where the list cannot be written.
    func write(_ withdrawal: Withdrawal, reason: String?) throws {
        let lines = withdrawal.missingLines
        guard !lines.isEmpty else { return }
        let place = layout.removals.filePath
        let day = CivilTime(clock, in: settings.timeZone).day
        let date = day.dashed
        let why = reason.map { "\(date): \($0.plainLine)" } ?? date
        do {
            let old = FileAccess.isMissing(place) ? [] : try RegularFile.bytes(place)
            let gap = old.isEmpty || old.last == 0x0A ? "" : "\n"
            let new = ["\(gap)# \(why)"] + lines + [""]
            let text = Array(new.joined(separator: "\n").utf8)
            let target = layout.removals.resolvingSymlinksInPath()
            try Data(old + text).write(to: target, options: .atomic)
        } catch {
            throw ExitReason.buildFailed(
                "\(withdrawal.file): the line cannot be written: \(SystemReason.of(error))"
            )
        }
    }
}

extension Withdrawal.Article {
    fileprivate init(_ item: RemovableItem) {
        id = item.id.text
        path = item.path
        source = item.source.text
        isOut = item.isOut
    }
}

extension Withdrawal.Other {
    fileprivate init(_ member: StoryMember) {
        title = member.title.plainLine
        path = member.path
        source = member.source.text
    }
}
