import Domain
import Foundation
import Importing

/// What came of an import: for the terminal in a few lines, for its folder in full.
struct ImportReport: Encodable {
    let program: String
    var texts = 0
    var written = 0
    var unchanged = 0
    var pictures = 0
    /// New sections of the configuration.
    var sections: [String] = []
    /// What is to be known before all else.
    let warnings: [String]
    private(set) var leftOut: [Line] = []
    private(set) var losses: [Line] = []
    /// What had to be guessed, for a person to look at.
    private(set) var doubts: [Line] = []
    private(set) var media: [Line] = []
    /// Old addresses that nothing answers.
    private(set) var unanswered: [Line] = []
    /// Old addresses of which the server has to send readers on.
    private(set) var served: [String] = []
    /// Links to what is not there any more, with where they stand.
    private(set) var links: [Line] = []
    private(set) var kept: [String] = []
    private(set) var foreign: [String] = []
    private(set) var deleted: [String] = []
    private(set) var notes: [String] = []

    /// Something, and what there is to say of it.
    struct Line: Encodable, Equatable {
        let what: String
        let reason: String
    }

    init(site: ImportedSite) {
        program = site.program
        warnings = site.warnings
        leftOut = site.leftOut.map { Line(what: $0.what, reason: $0.reason) }
        notes = site.notes
    }

    mutating func leaveOut(_ what: String, _ reason: String) {
        leftOut.append(Line(what: what, reason: reason))
    }

    mutating func note(_ text: String) { notes.append(text) }

    mutating func unanswered(_ address: String, _ reason: String) {
        unanswered.append(Line(what: address, reason: reason))
    }

    mutating func served(_ address: String) { served.append(address) }

    mutating func lose(_ losses: [String], in file: String) {
        self.losses += losses.map { Line(what: file, reason: $0) }
    }

    mutating func doubt(_ doubts: [String], of file: String) {
        self.doubts += doubts.map { Line(what: file, reason: $0) }
    }

    /// Links to these lead somewhere after all.
    mutating func found(_ isFound: (String) -> Bool) { links.removeAll { isFound($0.what) } }

    mutating func lost(_ addresses: Set<String>, in file: String) {
        links += addresses.sorted().map { Line(what: $0, reason: file) }
    }

    mutating func note(files: ImportedFiles, media: ImportMedia) {
        (written, unchanged) = (files.written, files.unchanged)
        (kept, foreign, deleted) = (files.kept, files.foreign, files.deleted)
        pictures = media.taken
        unanswered += media.unanswered.map {
            Line(what: $0, reason: "no file of the portal can have that address")
        }
        self.media = media.failures.map { Line(what: $0.address, reason: $0.reason) }
            .sorted { ($0.what, $0.reason) < ($1.what, $1.reason) }
    }

    /// What a person reads when it is done.
    var text: String {
        "\(texts) text\(texts == 1 ? "" : "s") taken over, \(written) file\(written == 1 ? "" : "s") written, "
            + "\(unchanged) as they were, \(pictures) picture\(pictures == 1 ? "" : "s") and files fetched"
            + (sections.isEmpty ? "" : "; new sections: \(sections.joined(separator: ", "))")
    }

    /// What a person must know, the first of each kind; the file has all.
    func diagnostics(_ file: String) -> [Diagnostic] {
        let groups: [(String, [String])] = [
            ("", warnings),
            ("left out: ", leftOut.map { "\($0.what): \($0.reason)" }),
            ("", kept.map { "Content/\($0) was changed since; it stays as it is" }),
            (
                "",
                foreign.map {
                    "Content/\($0) was there before and says something else; it stays as it is"
                }
            ),
            ("", deleted.map { "Content/\($0) was taken away since; it stays away" }),
            ("did not come: ", media.map { "\($0.what): \($0.reason)" }),
            ("nothing answers at ", unanswered.map { "\($0.what): \($0.reason)" }),
            ("", losses.map { "\($0.what): no place for \($0.reason)" }),
            ("", doubts.map { "\($0.what): \($0.reason)" }),
        ]
        return groups.flatMap { start, lines in
            let shown = lines.prefix(Self.shown).map {
                Diagnostic(.warning, start + $0, path: file)
            }
            let rest = lines.count - shown.count
            return shown
                + (rest > 0
                    ? [Diagnostic(.warning, "and \(rest) more of that kind", path: file)] : [])
        }
    }

    private static let shown = 10

    /// The whole of it.
    func document(_ folder: String, _ rules: ServerRules) -> String {
        var lines = [
            "# What came over from \(program)", "", "- \(texts) texts",
            "- \(media.count) files did not come",
        ]
        lines += [
            "- \(unanswered.count) old addresses that nothing answers",
            "- \(rules.count) old addresses that only the server can answer", "",
        ]
        func section(_ title: String, _ entries: [String]) {
            guard !entries.isEmpty else { return }
            lines +=
                ["## \(title)", ""] + entries.map { "- \($0.replacing("\n", with: "\n  "))" } + [""]
        }
        section("Before all else", warnings)
        section("Left out", leftOut.map { "\($0.what): \($0.reason)" })
        section("Changed by hand since, and left as they are", kept.map { "Content/\($0)" })
        section(
            "There before, and left as they are: move them away and import again",
            foreign.map { "Content/\($0)" }
        )
        section("Taken away by hand since, and not written again", deleted.map { "Content/\($0)" })
        section("Without a place in the new text", losses.map { "\($0.what): \($0.reason)" })
        section("To be looked at", doubts.map { "\($0.what): \($0.reason)" })
        section("Pictures and files that did not come", media.map { "<\($0.what)>: \($0.reason)" })
        section(
            "Links to pages that were not taken over",
            links.map { "<\($0.what)> in \($0.reason)" }
        )
        section(
            "Old addresses that nothing answers",
            unanswered.map { "`\($0.what)`: \($0.reason)" }
        )
        section(
            "Old addresses that the server has to answer",
            served.map { "`\($0)`" } + rules.words(folder)
        )
        section("Notes", notes)
        return lines.joined(separator: "\n")
    }
}
