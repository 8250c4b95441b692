import Basics
import Domain
import Pages

extension PublishSite {
    /// Links of the newsroom's own texts that lead nowhere in the portal.
    ///
    /// - Parameters:
    ///   - portal: the site as it is to be.
    ///   - files: everything of it but the pages of articles.
    ///   - templates: render pages in which an anchor is looked for.
    /// - Returns: a warning for each, in the order of the texts.
    /// - Throws: what reading the edition throws.
    func lostLinks(
        _ portal: Portal,
        _ files: [PlannedFile],
        _ templates: PageTemplates
    ) throws -> [Diagnostic] {
        let links = portal.ledLinks
        guard !links.isEmpty else { return [] }
        var targets = try LinkTargets(
            Set(links.compactMap { $0.path.map(LinkTargets.plain) }),
            in: portal,
            files: files
        )
        return try links.compactMap { led in
            guard let path = led.path.map(LinkTargets.plain) else {
                return led.link.diagnostic(
                    "'\(led.link.address)' leads to nothing that is published",
                    hint: led.link.target.hint
                )
            }
            guard let target = targets[path] else {
                return led.link.diagnostic(
                    "'\(led.link.address)' leads to '\(path)', where nothing stands",
                    hint: "pregonero list pages names all pages"
                )
            }
            guard let anchor = led.link.anchor, let page = target.page,
                try !targets.anchors(of: page, portal, templates).contains(anchor)
            else { return nil }
            return led.link.diagnostic(
                "'\(led.link.address)' leads to '#\(anchor)', which '\(path)' does not have",
                hint: NearestName.of(
                    anchor,
                    in: try targets.anchors(of: page, portal, templates).sorted()
                ).map { "did you mean '#\($0)'?" }
            )
        }
    }
}

/// What stands at some addresses of the portal.
private struct LinkTargets {
    /// What stands at a site path: a page, or a file that has no anchors.
    struct Target {
        let page: PlannedPage?
    }

    private var targets: [String: Target] = [:]
    private var known: [String: Set<String>] = [:]

    init(_ paths: Set<String>, in portal: Portal, files: [PlannedFile]) throws {
        for file in files where paths.contains(Self.plain(file.path)) {
            targets[Self.plain(file.path)] = Target(page: file.page)
        }
        var missing = paths.subtracting(targets.keys)
        for start in stride(from: 0, to: portal.articleCount, by: 1_024) where !missing.isEmpty {
            let end = min(start + 1_024, portal.articleCount)
            for page in try portal.articlePages(at: start..<end) {
                let path = Self.plain(page.path)
                if missing.remove(path) != nil { targets[path] = Target(page: page) }
            }
        }
    }

    /// `/noticias`, `/noticias/index.html` and `/noticias/` are one.
    static func plain(_ path: String) -> String {
        var path = path[...]
        if path.hasSuffix("/index.html") { path = path.dropLast("index.html".count) }
        let last = path.split(separator: "/").last ?? ""
        return path.hasSuffix("/") || last.contains(".") ? String(path) : "\(path)/"
    }

    subscript(path: String) -> Target? { targets[path] }

    /// The ids of a page's elements.
    mutating func anchors(
        of page: PlannedPage,
        _ portal: Portal,
        _ templates: PageTemplates
    ) throws -> Set<String> {
        if let anchors = known[page.path] { return anchors }
        var bytes: [UInt8] = []
        for model in try portal.models(of: [page]) { templates.render(model, into: &bytes) }
        let html = String(decoding: bytes, as: UTF8.self)
        let anchors = Set(
            html.matches(of: /\sid="([^"]*)"/).map { String($0.output.1).withoutReferences }
        )
        known[page.path] = anchors
        return anchors
    }
}

extension WrittenLink {
    fileprivate func diagnostic(_ message: String, hint: String?) -> Diagnostic {
        Diagnostic(.warning, message, path: file, line: line, column: column, hint: hint)
    }
}

extension WrittenLink.Target {
    fileprivate var hint: String? {
        switch self {
        case .nothing(let hint): hint
        case .article, .page: "it is a draft, waits for its time, has expired or was left out"
        default: nil
        }
    }
}
