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
        // That a text or a file is published is known already.
        let paths = links.filter(\.isUncertain).compactMap { $0.path.map(OutputPath.plain) }
        var targets = try LinkTargets(Set(paths), in: portal, files: files)
        return try links.compactMap { led in
            guard let path = led.path.map(OutputPath.plain) else {
                return led.link.diagnostic(
                    "'\(led.link.address)' leads to nothing that is published",
                    hint: led.link.target.hint
                )
            }
            guard led.isUncertain else { return nil }
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

extension LedLink {
    /// Whether only the pages can tell that it leads somewhere.
    fileprivate var isUncertain: Bool {
        if case .site = link.target { return true }
        return link.anchor != nil
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
