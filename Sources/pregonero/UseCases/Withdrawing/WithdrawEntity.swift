import Archiving
import Basics
import Domain
import Foundation
import Pages
import Publishing

/// Says how what is no article leaves the portal, such as a person, and leaves nothing of it where it is out.
struct WithdrawEntity {
    let layout: SiteLayout
    let configuration: Configuration
    let state: StateFolder
    let console: Console
    let clock: Date

    private var settings: SiteSettings { configuration.settings }

    /// What is at an address.
    struct Found: Encodable {
        let path: String
        let kind: String
        let source: String
        /// Whether it is out already.
        let isOut: Bool
    }

    /// - Parameters:
    ///   - address: as a person wrote it.
    ///   - isErased: whether nothing of it is to be left.
    ///   - isDryRun: whether nothing is to be done.
    /// - Returns: what was found; nil where the address is none of what the archive knows as no article.
    /// - Throws: `ExitReason` where somebody else has to take it out first, with what to do.
    func run(_ address: String, isErased: Bool, isDryRun: Bool) throws -> Found? {
        guard let written = WrittenAddress(address.plainLine, of: settings.baseURL) else {
            return nil
        }
        let theme = ThemeFiles(
            overrides: layout.templates,
            folderName: layout.name(of: layout.templates)
        )
        guard let texts = try? PortalTexts(theme.texts, languages: settings.languages) else {
            // The build says what is wrong with them.
            return nil
        }
        let pages = EntityPages(settings, texts: texts)
        let candidates = written.paths(of: settings.baseURL, []).flatMap(pages.candidates)
        guard !candidates.isEmpty, Archive.isThere(at: layout.archive) else { return nil }
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let archive = try state.openArchive()
        defer { try? archive.close() }
        for (kind, name) in candidates {
            let entity = try archive.entity(kind, at: name, in: settings.firstLanguage)
            guard let entity else { continue }
            let source = configuration.allSources.first { $0.id == entity.source }
            let isOut = entity.isOut || source == nil
            if !isOut { throw advice(entity, of: source, at: written.path) }
            if isErased, !isDryRun { try archive.erase(entity, at: clock) }
            return Found(
                path: written.path,
                kind: kind.rawValue,
                source: entity.source.text,
                isOut: isOut
            )
        }
        return nil
    }
}

extension WithdrawEntity {
    /// What has to be done before: nobody but its source can take it back.
    private func advice(
        _ entity: RemovableEntity,
        of source: Source?,
        at path: String
    ) -> ExitReason {
        let isPerson = entity.kind == .person
        let what = entity.kind == .event ? "an event" : "a \(entity.kind.rawValue)"
        let then =
            "then: pregonero build; pregonero withdraw \(path) --erase, which leaves nothing of it "
            + "in former editions, kept answers and pictures"
        let (place, todo): (String, String)
        if entity.source == Source.ownID {
            (place, todo) = ("Content/\(entity.identity).md", "delete that file")
        } else if let file = source?.address, !file.isEmpty, !file.contains("://") {
            let url = layout.contentFile(file)
            let row = EntityRow(identity: entity.identity, name: entity.name)
            let line = (try? OwnText(url, limit: Self.mostBytes)).flatMap { row.line(in: $0.text) }
            place = layout.name(of: url) + (line.map { ":\($0)" } ?? "")
            todo =
                (line == nil ? "delete its row" : "delete that row")
                + (isPerson ? ", or write 'public: false' into it" : "")
        } else {
            place = "the source '\(entity.source)'"
            todo = "let that source tell it no longer, or take the source out of the configuration"
        }
        return .refused(
            "\(path) is the page of \(what), not of an article; it comes from \(place)",
            hint: "\(todo); \(then)"
        )
    }

    private static let mostBytes = 64 << 20
}

extension WithdrawEntity.Found {
    /// In words for a person.
    func text(isErased: Bool, isDryRun: Bool) -> String {
        guard isErased else {
            return
                "\(path), of '\(source)', is out already; pregonero withdraw \(path) --erase leaves "
                + "nothing of it in former editions, kept answers and pictures"
        }
        let verb = isDryRun ? "erase (not done)" : "erase"
        return "\(verb): \(path), of '\(source)', and all former editions"
    }
}
