import Basics
import Archiving
import Domain
import Foundation
import Pages
import Pictures
import Publishing

/// Settles the portal's pictures: which are wanted, what is fetched of them, and what copies there are. Whatever goes
/// wrong costs a picture, never the build.
struct SettlePictures {
    let layout: SiteLayout
    let configuration: Configuration
    let workshop: PictureWorkshop
    let fetchPictures: FetchPictures
    let console: Console
    let now: Date

    private var settings: SiteSettings { configuration.settings }
    private var store: PictureStore { workshop.store }

    private static let mostCards = 50

    /// - Parameters:
    ///   - own: the newsroom's own pictures.
    ///   - texts: those of the interface.
    ///   - moved: which of them answer at an address of before.
    ///   - named: those of elsewhere that its own pages and notes show, by their files.
    ///   - archive: where it is noted what there is.
    /// - Returns: its own with their copies, and what came of the others.
    /// - Throws: what a damaged archive says, and when the newsroom's own pictures cannot be written.
    func run(
        _ own: [ContentPicture],
        texts: [(path: String, text: String)],
        moved: [MovedFile],
        named: [String: [String]],
        in archive: Archive
    ) async throws -> PictureReport {
        var report = try await settled(own, texts, named: named, in: archive)
        if settings.pictures != .none {
            report.own = try BareOriginals(store: store).pictures(
                report.own,
                moved: moved,
                report: console.report
            )
        }
        return report
    }

    private func settled(
        _ own: [ContentPicture],
        _ texts: [(path: String, text: String)],
        named: [String: [String]],
        in archive: Archive
    ) async throws -> PictureReport {
        var report = PictureReport(own: own)
        guard settings.pictures == .local else { return report }
        do {
            try store.prepare()
            try checkFiles(archive)
            try archive.settlePictures(
                of: configuration.allSources,
                drawsCards: settings.cards == .drawn,
                entityCards: entityCards(texts),
                at: now
            )
            try archive.settleWrittenPictures(named, at: now)
            let work = OwnPictures(archive: archive, workshop: workshop)
            report.own = try await work.copies(of: own, report: console.report)
            try await fetchPictures.run(&report, in: archive)
            try await drawCards(&report, in: archive)
            warnOfMissingProgram(own: own, report)
            if report.made > 0 { try keepSize(archive) }
            try noteFiles()
        } catch  where !Archive.mayBeDamage(error) {
            console.report(
                Diagnostic(
                    .warning,
                    "pictures could not be settled: \(SystemReason.of(error))",
                    path: layout.name(of: store.folder),
                    hint: "the portal is built without the new ones"
                )
            )
        }
        return report
    }
}

extension SettlePictures {
    /// What is wrong with the texts is reported where pages are made of them.
    private func entityCards(_ texts: [(path: String, text: String)]) -> EntityCards? {
        guard settings.cards == .drawn else { return nil }
        return try? EntityCards(settings: settings, texts: texts, now: now)
    }

    private func drawCards(_ report: inout PictureReport, in archive: Archive) async throws {
        guard settings.cards == .drawn, let thumbnailer = workshop.thumbnailer else { return }
        let maker = CardMaker(
            store: store,
            thumbnailer: thumbnailer,
            site: settings.title,
            colours: ThemePalette(settings.theme).light
        )
        let due = try archive.dueCards(recipe: maker.recipe, limit: Self.mostCards)
        guard !due.isEmpty else { return }
        let outcomes = zip(due, await maker.make(due)).map { text, copy in
            PictureOutcome(
                address: text.address,
                result: copy.map { .ready($0, recipe: maker.recipe) }
                    ?? .refused("it cannot be drawn"),
                nextCheck: .max
            )
        }
        report.note(outcomes)
        try archive.keep(outcomes, at: now)
    }

    /// Once in each build that would have needed it.
    private func warnOfMissingProgram(own: [ContentPicture], _ report: PictureReport) {
        guard workshop.thumbnailer == nil else { return }
        let hasOwn = !own.allSatisfy(\.isDrawing)
        guard hasOwn || report.made + report.refused > 0 || settings.cards == .drawn else { return }
        console.report(
            Diagnostic(
                .warning,
                "libvips is not installed: pictures are shown as they are, larger ones not at all",
                hint: "apt-get install libvips-tools, or brew install vips"
            )
        )
    }

    private func keepSize(_ archive: Archive) throws {
        let freed = PictureCache(store: store).shrink(
            to: settings.pictureCache,
            keeping: try archive.allCopies(),
            originals: try archive.originals()
        )
        if freed.files > 0 {
            console.detail("pictures: \(freed.files) files, \(freed.bytes >> 20) MB taken away")
        }
    }

    private var note: URL {
        store.folder.appending(path: "checked", directoryHint: .notDirectory)
    }

    /// Looks whether all files of copies are there, unless the folder is as the last build left it.
    private func checkFiles(_ archive: Archive) throws {
        let known = try? String(contentsOf: note, encoding: .utf8)
        guard known != FileState.mark(of: store.copies.filePath) else { return }
        let records = CopyRecord(store: store)
        let lost = try archive.forgetCopies(where: { !records.isWhole($0) }, at: now)
        if lost > 0 { console.detail("pictures: \(lost) are made again, their files are gone") }
    }

    private func noteFiles() throws {
        let fingerprint = FileState.mark(of: store.copies.filePath)
        guard (try? String(contentsOf: note, encoding: .utf8)) != fingerprint else { return }
        try fingerprint.write(to: note, atomically: true, encoding: .utf8)
    }
}
