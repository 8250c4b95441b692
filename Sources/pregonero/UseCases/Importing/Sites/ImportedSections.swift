import Basics
import Domain
import Foundation
import Importing

/// Makes sections of the categories of another site: those that the portal has, and new ones in its configuration.
struct ImportedSections {
    let layout: SiteLayout
    let configuration: Configuration

    /// Which section each category is.
    struct Settled {
        var ids: [String: SectionID] = [:]
        /// Those of the portal, the new ones too.
        var all: [Section]
        var new: [Section] = []
        /// What to write by hand, where new ones could not be written.
        var unwritten: String?
    }

    /// - Returns: what each category is; of one that cannot be written down, nothing.
    /// - Throws: `ExitReason` where the configuration cannot be written.
    func settle(_ site: ImportedSite, _ report: inout ImportReport) throws -> Settled {
        let settled = try settle(site.categories)
        report.sections = settled.new.map(\.id.text)
        if let unwritten = settled.unwritten { report.note(unwritten) }
        return settled
    }

    /// The same for categories alone.
    func settle(_ terms: [ImportedTerm]) throws -> Settled {
        let settings = configuration.settings
        var settled = Settled(all: settings.sections)
        let known = FolderSections(settings.sections)
        var new: [Section] = []
        // A folder and a category may be one section.
        var made: [String: SectionID] = [:]
        for term in terms {
            let names = [term.name, term.slug]
            if let id = known.section(of: names)
                ?? names.lazy.compactMap({ made[Folding.fold($0)] }).first
            {
                settled.ids[term.name] = id
            } else if term.mayBeNew, let section = section(term, among: settled.all + new) {
                settled.ids[term.name] = section.id
                made[Folding.fold(term.name)] = section.id
                new.append(section)
            }
        }
        guard !new.isEmpty else { return settled }
        if try write(new) {
            settled.all = new + settled.all
            settled.new = new
        } else {
            let lines = new.map(Self.line).joined(separator: "\n")
            settled.unwritten =
                "the sections could not be written into \(layout.name(of: layout.configuration)); "
                + "write below 'sections:'\n\(lines)"
            for section in new {
                for (name, id) in settled.ids where id == section.id { settled.ids[name] = nil }
            }
        }
        return settled
    }

    private func section(_ term: ImportedTerm, among others: [Section]) -> Section? {
        let slug = [term.slug, term.name].map { Slug.make($0, limit: 50) }.first { !$0.isEmpty }
        let name = slug ?? Label.id(for: term.name)
        let ids = Set(others.map(\.id.text))
        let id = ids.contains(name) ? "\(name)-2" : name
        let title = term.name.plainLine
        guard !title.isEmpty, !ids.contains(id), !title.contains(SecretReader.opening) else {
            return nil
        }
        let languages = configuration.settings.languages
        func text(_ text: String) -> LocalizedText {
            LocalizedText(Dictionary(languages.map { ($0, text) }) { first, _ in first })
        }
        return Section(
            id: SectionID(id),
            title: text(title),
            slug: text(id),
            glyph: Section.fallbackGlyph
        )
    }

    private static func line(_ section: Section) -> String {
        let title = NewText.quoted(section.title.all.first ?? section.id.text)
        return "  - {id: \"\(section.id.text)\", title: \(title), slug: \"\(section.id.text)\"}"
    }

    /// Writes them below `sections:`, and takes that back where the configuration cannot be read then.
    private func write(_ sections: [Section]) throws -> Bool {
        let file = layout.configuration
        guard let before = try? Data(contentsOf: file),
            let text = String(data: before, encoding: .utf8)
        else { return false }
        guard let after = Self.added(sections.map(Self.line), to: text) else { return false }
        do {
            try Data(after.utf8).write(to: file, options: .atomic)
            let loader = ConfigurationLoader(
                layout: layout,
                environment: ProcessInfo.processInfo.environment,
                baseURL: nil
            )
            let known = Set((try? loader.load())?.settings.sections.map(\.id) ?? [])
            if sections.allSatisfy({ known.contains($0.id) }) { return true }
            try before.write(to: file, options: .atomic)
            return false
        } catch {
            throw ExitReason.buildFailed(
                "\(layout.name(of: file)): the file cannot be written: \(SystemReason.of(error))"
            )
        }
    }

    /// The text with the lines in their place; nil where it lists sections in a way of its own.
    static func added(_ lines: [String], to text: String) -> String? {
        var all = text.components(separatedBy: "\n")
        let heads = all.indices.filter { all[$0].hasPrefix("sections:") }
        guard let head = heads.first else {
            let gap = text.hasSuffix("\n") || text.isEmpty ? "" : "\n"
            return "\(text)\(gap)\nsections:\n\(lines.joined(separator: "\n"))\n"
        }
        guard heads.count == 1, all[head].wholeMatch(of: /sections:\s*(#.*)?/) != nil else {
            return nil
        }
        let next = all[(head + 1)...].first {
            !$0.allSatisfy(\.isWhitespace) && !$0.trimmed.hasPrefix("#")
        }
        let indent = next.map { $0.prefix { $0 == " " } } ?? "  "
        let isList = next?.trimmed.hasPrefix("-") ?? false
        all.insert(
            contentsOf: lines.map { (isList ? String(indent) : "  ") + $0.trimmed },
            at: head + 1
        )
        return all.joined(separator: "\n")
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
