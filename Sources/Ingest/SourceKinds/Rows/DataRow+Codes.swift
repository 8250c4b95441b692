import Basics
import Domain

/// Codes of languages and countries.
extension DataRow {
    /// A tag by which browsers know the language; another word is reported and costs no more than itself.
    func languageTag(_ key: String) -> String? {
        guard let tag = text(key) else { return nil }
        guard let fault = fault(ofLanguage: tag) else { return tag }
        log.remark("\(fault.message); it is left out", line: value(key)?.line, hint: fault.hint)
        return nil
    }

    /// What a row says of a language, kept as it is; in an own file a word that is no language is reported.
    func languageAsWritten(_ key: String) -> String? {
        guard let tag = text(key) else { return nil }
        if let fault = fault(ofLanguage: tag), log.warns(of: tag, in: name(key)) {
            log.remark(
                "\(fault.message); it is shown as it is",
                line: value(key)?.line,
                hint: fault.hint
            )
        }
        return tag
    }

    private func fault(ofLanguage tag: String) -> (message: String, hint: String)? {
        let code = Language(tag).primary
        let isTag =
            (2...3).contains(code.utf8.count)
            && code.utf8.allSatisfy { (0x61...0x7A).contains($0) }
        if isTag, LanguageCode.isAssigned(code) { return nil }
        return (
            isTag ? "'\(code)' is no language of ISO 639" : "'\(tag)' is no language tag",
            LanguageCode.meant(by: code).map { "did you mean '\($0)'?" }
                ?? "for example es, en or pt-br"
        )
    }

    /// Two letters, lower case, kept as they are; in an own file those are reported that are none of all `known`
    /// codes, where somebody says these.
    func country(_ key: String, among known: Set<String>?) -> String? {
        guard let code = country(key) else { return nil }
        if let known, !known.contains(code), log.warns(of: code, in: name(key)) {
            log.remark(
                "'\(code)' is no country of ISO 3166; it is shown as it is",
                line: value(key)?.line,
                hint: "two letters, as es or mx"
            )
        }
        return code
    }
}
