import Basics
import Domain
import Foundation
import Importing
import WebURL

/// Where an import keeps what it did: `imports/wordpress-el-faro.example/`.
struct ImportFolder {
    private let layout: SiteLayout
    private let folder: URL
    private let name: String

    init(layout: SiteLayout, site: ImportedSite) {
        self.layout = layout
        let host = site.home?.host?.serialized ?? site.title
        name = "imports/" + Slug.make("\(site.program) \(host)", limit: 80)
        folder = layout.root.appending(path: name, directoryHint: .isDirectory)
    }

    var record: URL { folder.appending(path: "files.json", directoryHint: .notDirectory) }

    /// - Throws: `ExitReason` for files that cannot be written.
    func write(_ report: ImportReport, _ rules: ServerRules) throws(ExitReason) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (file, text) in [("report.md", report.document(name, rules))] + rules.files {
                try Data(text.utf8).write(to: folder.appending(path: file), options: .atomic)
            }
        } catch {
            throw .buildFailed("\(name): the folder cannot be written: \(SystemReason.of(error))")
        }
    }
}
