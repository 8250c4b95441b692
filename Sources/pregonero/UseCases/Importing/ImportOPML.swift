import Basics
import Domain
import FeedReader
import Foundation
import Importing
import WebURL
import Yams

/// Adds the feeds of an OPML file, or of a planet, to the site, as a list of sources of its own.
struct ImportOPML {
    let layout: SiteLayout
    let configuration: Configuration
    let console: Console
    /// Whether folders that are no section become one.
    var makesSections = false

    /// What came of it.
    struct Result: Encodable {
        var added: [Added] = []
        var known = 0
        var leftOut = 0
        /// The list that was written; nil when there was nothing to add.
        var file: String?

        /// A feed that the site has from now on.
        struct Added: Encodable {
            let id: String
            let url: String
        }

        var text: String {
            "\(added.count) feed\(added.count == 1 ? "" : "s") added, \(known) there already"
                + (leftOut > 0 ? ", \(leftOut) left out" : "")
        }
    }

    func run(_ file: String) throws -> Result {
        let name = file == "-" ? "standard input" : file
        let list = try Self.list(file, name)
        if !list.isWhole { warnOfEnd(of: list, name) }
        var result = try take(list.outlines, name)
        for skipped in list.skipped { warn(of: skipped, name) }
        result.leftOut += list.skipped.count
        if list.isCutOff {
            report(
                Diagnostic(
                    .warning,
                    "the list names more than \(list.outlines.count) feeds; the rest was not read",
                    path: name,
                    hint: "part the file"
                )
            )
        }
        return result
    }

    private func warnOfEnd(of list: OPMLReader.List, _ name: String) {
        let count = list.outlines.count
        report(
            Diagnostic(
                .warning,
                "the end of the file is missing; \(count) feed\(count == 1 ? "" : "s") that can be taken over "
                    + "stand\(count == 1 ? "s" : "") in it whole",
                path: name,
                hint: "export the list again, and import that"
            )
        )
    }

    /// What stands in a list and gives no feed.
    private func warn(of skipped: OPMLReader.Skipped, _ name: String) {
        let words = [skipped.title, skipped.address].compactMap(\.self).lazy
            .compactMap(ForeignFeed.line).first
        report(
            Diagnostic(
                .warning,
                (words.map { "'\($0)'" } ?? "an outline")
                    + (skipped.isInclusion ? " is another list" : " names no feed") + "; left out",
                path: name,
                line: skipped.line,
                hint: skipped.isInclusion
                    ? "fetch that list, and import it by itself"
                    : "a feed stands in 'xmlUrl'; that of a page can be added by hand"
            )
        )
    }

    /// - Parameters:
    ///   - outlines: the feeds of somebody's list.
    ///   - name: how messages name it.
    /// - Returns: what came of it.
    /// - Throws: `ExitReason` where the new list cannot be written.
    func take(_ outlines: [OPMLOutline], _ name: String) throws -> Result {
        let sources = configuration.sources
        var addresses = Set(sources.compactMap(\.address).map { WebURL($0)?.href ?? $0 })
        // A former name is one under which items are archived.
        var ids = Set(sources.flatMap { [$0.id] + $0.formerly }.map(\.text) + [Source.ownID.text])
        let folders = try folders(of: outlines)
        var result = Result()
        var nodes: [Node] = []
        for outline in outlines {
            let feed: ForeignFeed
            do throws(ForeignFeed.Refusal) {
                feed = try ForeignFeed(outline)
            } catch {
                result.leftOut += 1
                report(
                    Diagnostic(
                        .warning,
                        "\(error.reason); left out",
                        path: name,
                        line: outline.line,
                        hint: error.hint
                    )
                )
                continue
            }
            guard addresses.insert(feed.address).inserted else {
                result.known += 1
                continue
            }
            let id = Self.free(outline, feed, among: ids)
            ids.insert(id)
            result.added.append(.init(id: id, url: feed.address))
            nodes.append(node(feed, id: id, section: folders.section(of: outline.categories)))
        }
        reportUntaken(outlines, folders, name)
        if !nodes.isEmpty { result.file = try write(nodes) }
        return result
    }

    private func report(_ diagnostic: Diagnostic) { console.report(diagnostic) }

    /// What the list says and the configuration does not.
    private func reportUntaken(_ outlines: [OPMLOutline], _ folders: FolderSections, _ name: String)
    {
        let claims = outlines.count { $0.rights != nil }
        if claims > 0 {
            report(
                Diagnostic(
                    .note,
                    "the list claims rights for \(claims) feed\(claims == 1 ? "" : "s"); "
                        + "they are shown as excerpts",
                    path: name,
                    hint:
                        "what may be shown of a source is yours to write: 'rights: cc' and the like"
                )
            )
        }
        let unknown = folders.unknown(in: outlines)
        if !unknown.isEmpty {
            report(
                Diagnostic(
                    .note,
                    "folders that are no section: \(unknown.joined(separator: ", "))",
                    path: name,
                    hint:
                        "their items are sorted by what each says; to keep them together, write them under "
                        + "'sections:' and 'section:' into each source of the new list; --sections makes sections "
                        + "of the folders of a list that is imported"
                )
            )
        }
    }

    /// The sections that folders mean, with new ones for those that are none where that is wanted.
    private func folders(of outlines: [OPMLOutline]) throws -> FolderSections {
        let known = FolderSections(configuration.settings.sections)
        guard makesSections else { return known }
        let terms = known.unknown(in: outlines).map { ImportedTerm(name: $0, slug: "") }
        let sections = ImportedSections(layout: layout, configuration: configuration)
        let settled = try sections.settle(terms)
        if let unwritten = settled.unwritten { report(Diagnostic(.note, unwritten)) }
        return FolderSections(settled.all)
    }

    /// Whether a file can be taken over, before anything is written for it.
    ///
    /// - Throws: `ExitReason` for one that is no OPML.
    static func check(_ file: String) throws {
        guard file != "-" else {
            throw ExitReason.usage(
                "--from-opml: standard input is read by 'pregonero import opml -', after 'init'"
            )
        }
        _ = try list(file, file)
    }

    private static func list(_ file: String, _ name: String) throws -> OPMLReader.List {
        guard let bytes = try? GivenFile(path: file).bytes() else {
            throw ExitReason.usage("\(name): it cannot be read")
        }
        guard let list = OPMLReader().read(bytes) else {
            throw ExitReason.usage("\(name): this is no OPML")
        }
        return list
    }

    /// A name that no source of the site has.
    private static func free(
        _ outline: OPMLOutline,
        _ feed: ForeignFeed,
        among ids: Set<String>
    ) -> String {
        let host = WebURL(feed.address)?.host?.serialized ?? ""
        let names = [outline.id, feed.title, host].compactMap(\.self)
            .map { Slug.make($0, limit: 50) }
        let name = names.first { !$0.isEmpty } ?? "feed"
        if !ids.contains(name) { return name }
        var number = 2
        while ids.contains("\(name)-\(number)") { number += 1 }
        return "\(name)-\(number)"
    }

    /// Foreign texts stand in quotes, so that none of them is read as anything but a text.
    private func node(_ feed: ForeignFeed, id: String, section: SectionID?) -> Node {
        let pairs: [(String, String?)] = [
            ("title", feed.title), ("url", feed.address), ("section", section?.text),
            ("language", feed.language), ("country", feed.country),
        ]
        let quoted = pairs.compactMap { name, value in
            value.map { (Node(name), Node($0, Tag(.str), .doubleQuoted)) }
        }
        return Node(
            [(Node("id"), ConfigurationValue.node(id)), (Node("kind"), Node("feed"))] + quoted
        )
    }

    /// Writes a list beside those that are there.
    private func write(_ nodes: [Node]) throws -> String {
        let folder = layout.sources
        var file = folder.appending(path: "imported.yaml")
        var number = 2
        while !FileAccess.isMissing(file.filePath) {
            file = folder.appending(path: "imported-\(number).yaml")
            number += 1
            guard number < 10_000 else {
                throw ExitReason.buildFailed(
                    "\(folder.filePath): there is no name left for the list"
                )
            }
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let text = try Yams.serialize(node: Node(nodes), allowUnicode: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw ExitReason.buildFailed(
                "\(file.filePath): the file cannot be written: \(SystemReason.of(error))"
            )
        }
        return layout.name(of: file)
    }
}
