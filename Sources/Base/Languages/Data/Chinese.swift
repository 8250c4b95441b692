extension LanguageData {
    static let chinese = LanguageData("zh", plurals: [:])
}
