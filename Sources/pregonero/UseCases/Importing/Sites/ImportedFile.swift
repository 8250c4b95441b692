import Basics
import Domain
import Foundation
import Importing
import WebURL

/// A picture, a sound or another file of the other site, and its place in `Content`.
struct ImportedFile: Sendable {
    let url: WebURL
    let kind: FileKind
    /// Below `Content/`.
    let path: String
    let ending: String
    /// Its place where it is a file to take away.
    private let document: String

    /// Nil for what is not the other site's.
    ///
    /// - Parameters:
    ///   - url: where it is.
    ///   - site: that has it.
    ///   - prefix: the path of the portal's own address, which its addresses are told without.
    init?(_ url: WebURL, of site: ImportedSite, below prefix: String) {
        guard let home = site.home ?? WebURL("https://import.invalid/"),
            let url = Self.original(url),
            Self.isNear(Self.host(url), Self.host(home))
        else { return nil }
        let starts =
            site.folders.map(\.prefix).filter { $0.hasPrefix(ImportedSite.bundle) } + [prefix + "/"]
        let parts = Self.parts(url.path, below: starts)
        guard let last = parts.last, parts.allSatisfy({ !$0.isEmpty }), parts.count <= 20 else {
            return nil
        }
        ending = (last.split(separator: ".").dropFirst().last ?? "").lowercased()
        guard let kind = FileKind(ending: ending), !Self.isMachines(parts, ending) else {
            return nil
        }
        self.url = url
        self.kind = kind
        // One beside a text stood below the address of that.
        let shown = WebURL(site.address(of: url), base: home).map {
            Self.parts($0.path, below: starts)
        }
        let isPlace = shown.map { !$0.isEmpty && $0.allSatisfy { !$0.isEmpty } } ?? false
        document = "static/\((isPlace ? shown ?? parts : parts).joined(separator: "/"))"
        let short = Self.withoutFolders(parts).joined(separator: "/")
        path =
            switch kind {
            case .picture: "pictures/\(short)"
            case .medium: "media/\(short)"
            case .document: document
            }
    }

    private static func parts(_ path: String, below starts: [String]) -> [String] {
        var name = path.removingPercentEncoding ?? path
        if let start = starts.first(where: name.hasPrefix) {
            name = String(name.dropFirst(start.count))
        }
        return name.precomposedStringWithCanonicalMapping.split(separator: "/").map(plain)
    }

    private init(documentOf other: ImportedFile) {
        (url, kind, ending, document) = (other.url, .document, other.ending, other.document)
        path = other.document
    }

    /// The same as a file to take away, at the address that it had.
    var asDocument: ImportedFile {
        kind == .document ? self : ImportedFile(documentOf: self)
    }

    /// Who it is among files that want one place.
    var key: String { url.path }

    /// How texts name it.
    func place(size: Int?) -> PlacedFile {
        guard kind != .document, size != nil else {
            return .file(String(asDocument.path.dropFirst("static/".count)))
        }
        return kind == .picture ? .picture(path) : .medium(path)
    }

    /// Where a copy of it may lie on this machine, each with the folder that it must lie in.
    func localPlaces(_ site: ImportedSite, folder: String?) -> [(path: String, bounds: URL)] {
        let name = url.path.removingPercentEncoding ?? url.path
        guard !name.pathParts.contains("..") else { return [] }
        var places = site.folders.filter { name.hasPrefix($0.prefix) }.map {
            (
                path: $0.folder.appending(path: String(name.dropFirst($0.prefix.count))).filePath,
                bounds: site.root ?? $0.folder
            )
        }
        if let folder {
            let parts = name.split(separator: "/").map(String.init)
            let root = URL(filePath: folder, directoryHint: .isDirectory)
            // The folder may be that of all files, or one above it.
            for start in parts.indices {
                let path = parts[start...].joined(separator: "/")
                places.append((root.appending(path: path).filePath, root))
            }
        }
        return places
    }

    private static func withoutFolders(_ parts: [String]) -> [String] {
        for folders in [["wp-content", "uploads"], ["content", "images"], ["content", "media"]]
        where parts.count > folders.count && Array(parts.prefix(folders.count)) == folders {
            return Array(parts.dropFirst(folders.count))
        }
        return parts
    }

    /// Whether it is a feed, a map of the site or the like, of which the portal has its own.
    private static func isMachines(_ parts: [String], _ ending: String) -> Bool {
        guard ["xml", "json", "txt", "ico"].contains(ending) else { return false }
        let name = parts.last?.split(separator: ".").first?.lowercased() ?? ""
        let own = ["atom", "feed", "feeds", "index", "rss", "sitemap", "robots"]
        return parts.count == 1 || own.contains { name.hasPrefix($0) }
    }

    /// What files and addresses can hold.
    private static func plain(_ part: Substring) -> String {
        let scalars = part.unicodeScalars.map {
            SitePath.isPlain(String($0)) && $0 != "/" ? $0 : "-"
        }
        let name = String(String.UnicodeScalarView(scalars))
        return String(name.drop { ".~_".contains($0) }.prefix(120))
    }

    /// The picture itself instead of a service that makes it smaller, and instead of a copy in another size.
    private static func original(_ url: WebURL) -> WebURL? {
        var text = url.href
        if let match = text.firstMatch(of: /^https?:\/\/i[0-9]\.wp\.com\/([^?#]*)/) {
            text = "https://\(match.output.1)"
        }
        if text.contains("/wp-content/uploads/"),
            let match = text.firstMatch(of: /-[0-9]{1,5}x[0-9]{1,5}(\.[A-Za-z0-9]+)(?:[?#].*)?$/)
        {
            text = text[..<match.range.lowerBound] + String(match.output.1)
        }
        if let match = text.firstMatch(of: /\/content\/images\/size\/w[0-9]+(?:h[0-9]+)?\//) {
            text = text.replacingCharacters(in: match.range, with: "/content/images/")
        }
        return WebURL(text)
    }

    private static func host(_ url: WebURL) -> String {
        let host = url.host?.serialized ?? ""
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    private static func isNear(_ host: String, _ home: String) -> Bool {
        host == home || host.hasSuffix(".\(home)")
            || host == home.replacing(/\.wordpress\.com$/, with: ".files.wordpress.com")
    }
}
