import Basics
import Domain
import Foundation
import Markdown

/// Typed access to a file's front matter that gathers what is wrong instead of stopping at it.
struct FrontMatterFields {
    let document: FrontMatterDocument
    let log: DiagnosticLog

    /// Whether a key holds what can be no text, which is reported where it is read.
    func isNoText(_ key: String) -> Bool {
        switch document.fields[key] {
        case .list, .map: true
        default: false
        }
    }

    func text(_ key: String) -> String? {
        read { () throws(FrontMatterError) in try document.string(key) }
    }

    func texts(_ key: String) -> [String] {
        read { () throws(FrontMatterError) in try document.strings(key) } ?? []
    }

    func flag(_ key: String) -> Bool? {
        read { () throws(FrontMatterError) in try document.flag(key) }
    }

    func date(_ key: String, timeZone: TimeZone) -> Date? {
        read { () throws(FrontMatterError) in try document.date(key, timeZone: timeZone) }
    }

    /// A moment that must have come to be told; one that lies ahead waits for its time.
    ///
    /// - Parameters:
    ///   - key: that of the moment.
    ///   - now: the build's clock.
    ///   - timeZone: of a moment that names none.
    ///   - isWaiting: whether the text itself waits, so that nothing of it is shown yet.
    /// - Returns: nil for one that lies ahead, which is reported where the text is shown.
    func pastDate(
        _ key: String,
        at now: Date,
        timeZone: TimeZone,
        isWaiting: Bool = false
    ) -> Date? {
        let moment = date(key, timeZone: timeZone)
        guard let ahead = moment, ahead > now else { return moment }
        if !isWaiting {
            warn(
                key,
                "'\(key)' lies ahead; it is not shown before its time",
                hint: "write the date on which the text was changed"
            )
        }
        return nil
    }

    func language(_ key: String) -> Language? {
        guard let tag = text(key) else { return nil }
        guard SiteReader.isTag(tag.lowercased()) else {
            error(key, "'\(tag)' is no language tag", hint: "for example es, en or pt-br")
            return nil
        }
        let code = Language(tag).primary
        guard LanguageCode.isAssigned(code) else {
            warn(
                key,
                "'\(code)' is no language of ISO 639; the line is left out",
                hint: LanguageCode.meant(by: code).map { "did you mean '\($0)'?" }
                    ?? "for example es, en or pt-br"
            )
            return nil
        }
        return Language(tag)
    }

    /// What an article mainly is; one that is not known counts as a story and is reported.
    func form(_ key: String) -> ArticleForm? {
        guard let name = text(key) else { return nil }
        let known = ArticleForm.allCases + ArticleForm.labelled
        if let form = known.first(where: { $0.rawValue == name.lowercased() }) { return form }
        let names = known.map(\.rawValue)
        warn(
            key,
            "unknown form '\(name)'",
            hint: NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
                ?? "forms: \(names.joined(separator: ", "))"
        )
        return nil
    }

    func section(_ key: String, known sections: [Section]) -> SectionID? {
        guard let name = text(key) else { return nil }
        if let section = sections.named(name) { return section.id }
        let names = sections.map(\.id.text)
        error(
            key,
            "unknown section '\(name)'",
            hint: NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
                ?? "sections: \(names.joined(separator: ", "))"
        )
        return nil
    }

    func error(_ key: String, _ message: String, hint: String?) {
        log.add(Diagnostic(frontMatter: document.error(at: key, message, hint: hint)))
    }

    /// What costs no more than the value itself.
    func warn(_ key: String, item: Int? = nil, _ message: String, hint: String?) {
        let found = document.error(at: key, item: item, message, hint: hint)
        log.add(Diagnostic(frontMatter: found).with(.warning))
    }

    private func read<Value>(_ reading: () throws(FrontMatterError) -> Value?) -> Value? {
        do {
            return try reading()
        } catch {
            log.add(Diagnostic(frontMatter: error))
            return nil
        }
    }
}
