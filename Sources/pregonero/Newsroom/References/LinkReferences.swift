import Basics
import Domain
import Foundation
import Markdown
import Pages

/// Finds out to what of the portal the links in the newsroom's own texts lead.
final class LinkReferences {
    private let baseURL: BaseURL
    /// Paths below `Content/` of all texts and files.
    private let known: Set<String>
    /// The same of texts, by the names of the files.
    private let texts: [String: [String]]
    private var found: [String: [WrittenLink]] = [:]

    private var hints = 0

    /// Looking for names that are nearly right among thousands takes long.
    private static let mostHints = 20
    private static let (articles, pages) = ("articles/", "pages/")

    /// - Parameters:
    ///   - texts: the paths below `Content/` of articles, pages and notes.
    ///   - files: those of what is published besides.
    ///   - baseURL: whole addresses that begin with it lead to the portal too.
    init(texts: [String], files: [String], baseURL: BaseURL) {
        self.baseURL = baseURL
        known = Set(texts + files)
        self.texts = Dictionary(grouping: texts, by: Self.lastName)
    }

    /// All links in the order of their files.
    var all: [WrittenLink] { found.sorted { $0.key < $1.key }.flatMap(\.value) }

    /// Takes over the links of one text.
    ///
    /// - Parameters:
    ///   - references: what the text below the front matter names.
    ///   - path: how messages name the file, `Content/…`.
    ///   - line: the line of the file on which the text begins.
    func note(_ references: [MarkdownReference], path: String, from line: Int) {
        let content = String(path.drop { $0 != "/" }.dropFirst())
        found[path] = references.compactMap { reference in
            guard reference.kind == .link,
                let (target, rest) = target(of: reference.address, in: content)
            else { return nil }
            return WrittenLink(
                address: reference.address,
                target: target,
                rest: rest,
                file: path,
                article: Self.identity(content),
                line: line + reference.line - 1,
                column: reference.column
            )
        }
    }

    /// Nil for what does not lead to the portal.
    private func target(of address: String, in file: String) -> (WrittenLink.Target, String)? {
        let site = baseURL.absolute("/")
        if address.hasPrefix(site) {
            return target(of: "/" + address.dropFirst(site.count), in: file)
        }
        guard !address.isEmpty, !OwnAddress.isElsewhere(address) else { return nil }
        let written = address.prefix { $0 != "?" && $0 != "#" }
        let rest = String(address.dropFirst(written.count))
        if written.isEmpty { return (.itself, rest) }
        let path = written.removingPercentEncoding ?? String(written)
        if path.hasPrefix("/") { return (.site(path), rest) }
        return (target(ofFile: path, in: file), rest)
    }

    /// The path below `Content/` of a text or a file that the newsroom has.
    ///
    /// - Parameters:
    ///   - address: as a text writes it.
    ///   - file: how messages name the file that holds it, `Content/…`.
    /// - Returns: nil for what there is not.
    func place(of address: String, in file: String) -> String? {
        let path = address.removingPercentEncoding ?? address
        return found(path, in: String(file.drop { $0 != "/" }.dropFirst())).place
    }

    /// Whether there is a text or a file, by its path below `Content/`.
    func holds(file path: String) -> Bool { known.contains(path) }

    /// What else may be meant.
    func nearest(to address: String) -> String? {
        let names = known.map { $0.hasPrefix("static/") ? String($0.dropFirst(7)) : $0 }
        let near =
            NearestName.of(address, in: names.sorted())
            ?? NearestName.of(Self.lastName(address), in: texts.keys.sorted())
        return near.map { "did you mean '\($0)'?" }
    }

    private func target(ofFile path: String, in file: String) -> WrittenLink.Target {
        let (place, fitting) = found(path, in: file)
        return place.map(Self.target) ?? .nothing(hint: hint(for: path, fitting))
    }

    /// By the place of the file that holds the link, then below `Content`, then by the name alone; with several of the
    /// name that is none.
    private func found(_ path: String, in file: String) -> (place: String?, fitting: [String]) {
        let folder = file.split(separator: "/").dropLast()
        let places = [
            OwnAddress.joined(Array(folder), path), OwnAddress.joined([], path),
            OwnAddress.joined(["static"], path),
        ]
        for place in places {
            if let place, known.contains(place) { return (place, []) }
        }
        let named = texts[Self.lastName(path)] ?? []
        let fitting = named.filter { "/\($0)".hasSuffix("/\(path)") }
        return (fitting.count == 1 ? fitting[0] : nil, fitting)
    }

    private func hint(for path: String, _ fitting: [String]) -> String {
        if !fitting.isEmpty { return "say which of them: \(fitting.joined(separator: ", "))" }
        if let hint = ForgottenScheme.hint(for: path) { return hint }
        hints += 1
        let names =
            hints > Self.mostHints
            ? [] : known.map { $0.hasPrefix("static/") ? String($0.dropFirst(7)) : $0 }
        if let near = NearestName.of(path, in: names.sorted())
            ?? NearestName.of(Self.lastName(path), in: names.isEmpty ? [] : texts.keys.sorted())
        {
            return "did you mean '\(near)'?"
        }
        return path.hasSuffix(".md")
            ? "name a text of Content/articles or Content/pages"
            : "put the file into Content/static, or begin the address of a page with '/'"
    }

    private static func target(at place: String) -> WrittenLink.Target {
        if let identity = identity(place) { return .article(identity) }
        if place.hasPrefix(pages) { return .page("Content/\(place)") }
        return place.hasSuffix(".md") && !place.hasPrefix("static/")
            ? .nothing(hint: "a note has no page of its own: name the page on which it stands")
            : .file(place)
    }

    /// The path below `Content/articles`, without its ending.
    private static func identity(_ place: String) -> String? {
        guard place.hasPrefix(articles), place.hasSuffix(".md") else { return nil }
        return String(place.dropFirst(articles.count).dropLast(".md".count))
    }

    private static func lastName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
