import Basics
import Domain
import Foundation
import Markdown
import Pages
import Publishing

/// Reads the page types of a site: the templates in `Templates/pages` that begin with a front matter.
struct PageTypesReader {
    let layout: SiteLayout
    let settings: SiteSettings
    /// The names of the site's sources.
    let sources: [String]

    /// What is wrong with any of them ends the build, as a mistake in any other template does.
    ///
    /// - Parameters:
    ///   - theme: where the templates are.
    ///   - faults: gets what is wrong.
    /// - Returns: in the order of their names.
    func read(_ theme: ThemeFiles, faults: FileFaults) -> [PageType] {
        let log = DiagnosticLog()
        defer { faults.add(log.diagnostics) }
        let files = DataFiles(layout: layout)
        for path in theme.ownPages.replaced where Self.hasFrontMatter(theme.text(path)) {
            log.add(
                Diagnostic(
                    .error,
                    "a template that takes the place of the theme's has no front matter",
                    path: theme.name(of: path),
                    line: 1,
                    hint: "rename it to add a page type, or leave out what stands between the ---"
                )
            )
        }
        return theme.ownPages.added.compactMap { path in
            let text = theme.text(path)
            let name = path.dropFirst("pages/".count).dropLast(".mustache".count)
            guard !name.contains("/"), Self.hasFrontMatter(text),
                let document = FrontMatterFile.read(
                    text,
                    path: theme.name(of: path),
                    known: PageTypeReader.keys,
                    log: log
                )
            else { return nil }
            let fields = FrontMatterFields(document: document, log: log)
            let reader = PageTypeReader(
                fields: fields,
                settings: settings,
                sources: sources,
                files: files
            )
            return reader.read(String(name))
        }
    }

    private static func hasFrontMatter(_ text: String) -> Bool {
        text.drop { $0 == "\u{FEFF}" }.hasPrefix("---")
    }
}

/// The data files that page types name, each read once.
final class DataFiles {
    private let layout: SiteLayout
    private var known: [String: Result<PageTypeData, DataFileFault>] = [:]

    init(layout: SiteLayout) {
        self.layout = layout
    }

    /// - Parameter name: relative to `Content/`.
    /// - Returns: its rows.
    /// - Throws: why they cannot be had.
    func data(_ name: String) throws(DataFileFault) -> PageTypeData {
        if let known = known[name] { return try known.get() }
        let result = Result { () throws(DataFileFault) in
            try PageTypeData(
                layout.contentFile(name),
                path: "Content/\(name)"
            )
        }
        known[name] = result
        return try result.get()
    }
}
