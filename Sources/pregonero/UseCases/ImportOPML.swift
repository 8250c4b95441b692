import Domain
import FeedReader
import Foundation
import WebURL
import Yams

/// Adds the feeds of an OPML file to the site, as a list of sources of its own.
struct ImportOPML {
    let composition: Composition

    /// What was added.
    struct Result {
        let added: Int
        let known: Int
        /// The list that was written; nil when there was nothing to add.
        let file: String?

        var text: String {
            "\(added) feed\(added == 1 ? "" : "s") added, \(known) there already"
        }
    }

    func run(_ file: String) throws -> Result {
        let sources = composition.configuration.sources
        var addresses = Set(sources.compactMap(\.address))
        var ids = Set(sources.map(\.id.text) + [Source.ownID.text])
        var added: [Node] = []
        var known = 0
        for outline in try outlines(of: file) where WebURL(outline.feed)?.isHTTP == true {
            guard addresses.insert(outline.feed).inserted else {
                known += 1
                continue
            }
            let id = Self.free(outline, among: ids)
            ids.insert(id)
            added.append(node(outline, id: id))
        }
        guard !added.isEmpty else { return Result(added: 0, known: known, file: nil) }
        return Result(added: added.count, known: known, file: try write(added))
    }

    private func outlines(of file: String) throws -> [OPMLOutline] {
        let bytes: [UInt8]
        do {
            bytes =
                file == "-"
                ? [UInt8](FileHandle.standardInput.readDataToEndOfFile())
                : [UInt8](try Data(contentsOf: URL(filePath: file)))
        } catch {
            throw ExitReason.usage("\(file): the file cannot be read")
        }
        guard let outlines = OPMLReader().read(bytes) else {
            throw ExitReason.usage("\(file): this is no OPML")
        }
        return outlines
    }

    /// A name that no source of the site has.
    private static func free(_ outline: OPMLOutline, among ids: Set<String>) -> String {
        let host = WebURL(outline.feed)?.host?.serialized ?? ""
        let names = [outline.id, outline.title, host].compactMap(\.self)
            .map { Slug.make($0, limit: 50) }
        let name = names.first { !$0.isEmpty } ?? "feed"
        if !ids.contains(name) { return name }
        var number = 2
        while ids.contains("\(name)-\(number)") { number += 1 }
        return "\(name)-\(number)"
    }

    private func node(_ outline: OPMLOutline, id: String) -> Node {
        let sections = Set(composition.configuration.settings.sections.map(\.id.text))
        let section = outline.categories.first(where: sections.contains)
        let language = outline.language.flatMap {
            SiteReader.isTag($0.lowercased()) ? $0.lowercased() : nil
        }
        let rights = outline.rights.flatMap { Rights(rawValue: $0) }
        let pairs: [(String, String?)] = [
            ("id", id), ("kind", "feed"), ("title", outline.title), ("url", outline.feed),
            ("section", section), ("language", language), ("country", outline.country),
            ("rights", rights.flatMap { $0 == .excerpt ? nil : $0.rawValue }),
        ]
        return Node(pairs.compactMap { name, value in value.map { (Node(name), Node($0)) } })
    }

    /// Writes a list beside those that are there.
    private func write(_ nodes: [Node]) throws -> String {
        let folder = composition.layout.content.appending(path: "sources")
        var file = folder.appending(path: "imported.yaml")
        var number = 2
        while FileManager.default.fileExists(atPath: file.filePath) {
            file = folder.appending(path: "imported-\(number).yaml")
            number += 1
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let text = try Yams.serialize(node: Node(nodes), allowUnicode: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw ExitReason.buildFailed("\(file.filePath): the file cannot be written")
        }
        return composition.layout.name(of: file)
    }
}
