import Basics
import Domain
import Foundation

/// Begins an article of the newsroom's own.
struct NewArticle {
    let layout: SiteLayout
    let settings: SiteSettings
    let now: Date

    /// What was begun: a draft until its `draft` line goes.
    struct Begun: Encodable {
        let file: String
        let section: String
    }

    func write(title: String, section: String?) throws(ExitReason) -> Begun {
        let known = settings.sections.map(\.id.text)
        if let section, !known.contains(section) {
            let near = NearestName.of(section, in: known).map { "did you mean '\($0)'? " } ?? ""
            throw .usage(
                "there is no section '\(section)'; \(near)known: \(known.joined(separator: ", "))"
            )
        }
        let section = section ?? known.first ?? "general"
        guard !title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
            throw .usage("an article needs a title")
        }
        let slug = Slug.make(title, limit: 60)
        let time = CivilTime(now, in: settings.timeZone)
        let day = time.day.path.replacing("/", with: "-")
        let file = try freeFile("\(day)-\(slug.isEmpty ? "article" : slug)", isNamed: !slug.isEmpty)
        do {
            try FileManager.default.createDirectory(
                at: layout.articles,
                withIntermediateDirectories: true
            )
            try Data(text(title: title, section: section, time: time).utf8).write(to: file)
        } catch {
            throw .buildFailed("\(layout.name(of: file)): the file cannot be written")
        }
        return Begun(file: file.filePath, section: section)
    }

    /// A headline that gives no name shares one with others and takes a number.
    private func freeFile(_ name: String, isNamed: Bool) throws(ExitReason) -> URL {
        var number = 1
        while true {
            let suffix = number == 1 ? "" : "-\(number)"
            let file = layout.articles.appending(
                path: "\(name)\(suffix).md",
                directoryHint: .notDirectory
            )
            guard FileManager.default.fileExists(atPath: file.filePath) else { return file }
            guard !isNamed else { throw .usage("\(layout.name(of: file)) is there already") }
            number += 1
        }
    }

    private func text(title: String, section: String, time: CivilTime) -> String {
        let quoted = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let date =
            time.day.path.replacing("/", with: "-") + " \(two(time.hour)):\(two(time.minute))"
        return """
            ---
            title: "\(quoted)"
            date: \(date)
            section: \(section)
            language: \(settings.firstLanguage)
            summary: ""
            draft: true
            ---

            """
    }
}
