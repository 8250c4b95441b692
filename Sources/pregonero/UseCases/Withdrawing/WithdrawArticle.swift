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
    /// - Returns: what would go.
    /// - Throws: `ExitReason` where the address names nothing, `ContentFailure` for a list that cannot be read.
    func plan(_ address: String, isErased: Bool) throws -> Withdrawal {
        let listed = try list.read()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let archive = try state.openArchive()
        defer { try? archive.close() }
        let line = ListFile.Line(number: 0, text: address.plainLine)
        let found = try archive.removable(list.removal(line))
        guard let first = found.items.first else {
            throw ExitReason.usage(
                "'\(address.plainLine)' names nothing that the portal has\nhint: "
                    + (found.near.map { "did you mean \($0)?" }
                        ?? "write an article's address, on the portal or at its source")
            )
        }
        if isErased { tellOfFiles(found.items) }
        let removal = list.removal(
            ListFile.Line(
                number: 0,
                text: isErased ? RemovalList.erasing + first.id.text : first.path
            )
        )
        return Withdrawal(
            file: list.name,
            line: isErased ? RemovalList.erasing + first.id.text : first.path,
            isListed: listed.contains {
                $0.id == removal.id && $0.isErased == removal.isErased && $0.id != nil
            },
            isErased: isErased,
            articles: found.items.map { item in
                Withdrawal.Article(
                    id: item.id.text,
                    path: item.path,
                    source: item.source.text,
                    isOut: item.isOut
                )
            }
        )
    }

    /// What lies in the newsroom's own files only it can take away.
    private func tellOfFiles(_ items: [RemovableItem]) {
        for item in items where item.source == Source.ownID {
            for file in files(of: item.identity) {
                console.report(
                    Diagnostic(
                        .warning,
                        "it still holds what is to be erased",
                        path: layout.name(of: file),
                        hint: "delete the file; its address goes on answering 410"
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

    /// Adds the line to the list, unless it has it.
    ///
    /// - Parameters:
    ///   - withdrawal: what `plan` found.
    ///   - reason: why, in a person's words.
    /// - Throws: `ExitReason` where the list cannot be written.
    func write(_ withdrawal: Withdrawal, reason: String?) throws {
        guard !withdrawal.isListed else { return }
        let place = layout.removals.filePath
        let day = CivilTime(clock, in: settings.timeZone).day
        let date = day.dashed
        let why = reason.map { "\(date): \($0.plainLine)" } ?? date
        do {
            let old = FileAccess.isMissing(place) ? [] : try RegularFile.bytes(place)
            let gap = old.isEmpty || old.last == 0x0A ? "" : "\n"
            let text = Array("\(gap)# \(why)\n\(withdrawal.line)\n".utf8)
            let target = layout.removals.resolvingSymlinksInPath()
            try Data(old + text).write(to: target, options: .atomic)
        } catch {
            throw ExitReason.buildFailed("\(withdrawal.file): the line cannot be written: \(error)")
        }
    }
}
