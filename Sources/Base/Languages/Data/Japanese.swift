extension LanguageData {
    static let japanese = LanguageData("ja", plurals: [:])
}
