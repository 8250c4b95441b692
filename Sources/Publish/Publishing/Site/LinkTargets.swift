import Basics
import Pages

/// What stands at some addresses of the portal.
struct LinkTargets {
    /// What stands at a site path: a page, or a file that has no anchors.
    struct Target {
        let page: PlannedPage?
    }

    private var targets: [String: Target] = [:]
    private var known: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - paths: the site paths, as `OutputPath.plain` makes them.
    ///   - portal: the site as it is to be.
    ///   - files: everything of it but the pages of articles.
    /// - Throws: what reading the edition throws.
    init(_ paths: Set<String>, in portal: Portal, files: [PlannedFile]) throws {
        for file in files where paths.contains(OutputPath.plain(file.path)) {
            targets[OutputPath.plain(file.path)] = Target(page: file.page)
        }
        // The path of an article is plain.
        let places = try portal.articlePlaces(of: paths.subtracting(targets.keys))
        for page in try portal.articlePages(at: places.values.sorted()) {
            targets[page.path] = Target(page: page)
        }
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
        var anchors: Set<String> = []
        var rest = html[...]
        while let found = rest.place(of: " id=\"") {
            let id = rest[found.upperBound...].before("\"")
            anchors.insert(String(id).withoutReferences)
            rest = rest[id.endIndex...]
        }
        known[page.path] = anchors
        return anchors
    }
}
