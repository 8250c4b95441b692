public import Domain

extension SiteContext {
    /// The name of a language in another; the code itself, in capitals, for one that the catalogue does not name.
    public func languageName(_ named: Language, in language: Language) -> String {
        let prefix = "\(LanguageCode.short(named.primary)) "
        let entries = catalogue(language)[.languageNames].split(separator: ",")
        for entry in entries.lazy.map({ $0.trimmingASCIISpaces() }) where entry.hasPrefix(prefix) {
            return String(entry.dropFirst(prefix.count))
        }
        return named.tag.uppercased()
    }
}
