import Basics
import Domain
import Foundation
import Importing

/// Writes what the other site says of its authors and topics, where it says more than the name.
struct ImportedLabels {
    let plan: ImportPlan
    let media: ImportMedia
    let settings: SiteSettings

    func write(_ site: ImportedSite, to files: ImportedFiles) async throws {
        await media.settle(site.authors.compactMap(\.portrait))
        do throws(ImportFault) {
            for author in site.authors { try write(author, files) }
            for term in site.tags + site.categories where !term.words.allSatisfy(\.isWhitespace) {
                try write(term, files)
            }
        } catch {
            throw ExitReason.buildFailed(error.message)
        }
    }

    private func write(_ author: ImportedAuthor, _ files: ImportedFiles) throws(ImportFault) {
        let name = author.name.plainLine
        let id = Label.id(for: name)
        guard !name.isEmpty, name.count <= Label.longestName,
            Slug.make(id, limit: Label.longestName) == id
        else { return }
        var head = "name: \(NewText.quoted(name))\n"
        let others = author.otherNames.map(\.plainLine).filter {
            !$0.isEmpty && $0.count <= Label.longestName
        }
        if !others.isEmpty {
            head += "otherNames: [\(others.map(NewText.quoted).joined(separator: ", "))]\n"
        }
        if let role = author.role?.plainLine, !role.isEmpty {
            head += "role: \(NewText.quoted(role))\n"
        }
        let links = author.links.filter { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
        if !links.isEmpty {
            head += "links: [\(links.map(NewText.quoted).joined(separator: ", "))]\n"
        }
        if let portrait = author.portrait, case .picture(let path) = media.place(of: portrait) {
            head += "portrait: \(NewText.quoted(path))\n"
        }
        let words = ArticleMarkup(html: author.words, breaksLines: true).markdown(
            ImportBook(plan, media)
        ).text
        try files.write(
            "---\n\(head)---\n\(words.isEmpty ? "" : "\n\(words)")",
            to: "authors/\(id).md"
        )
    }

    private func write(_ term: ImportedTerm, _ files: ImportedFiles) throws(ImportFault) {
        let name = term.name.plainLine
        let id = Label.id(for: name)
        guard !name.isEmpty, name.count <= Label.longestName,
            Slug.make(id, limit: Label.longestName) == id
        else { return }
        let words = ArticleMarkup(html: term.words, breaksLines: true).markdown(
            ImportBook(plan, media)
        ).text
        try files.write(
            "---\nname: \(NewText.quoted(name))\n---\n\n\(words)",
            to: "topics/\(id).md"
        )
    }
}
