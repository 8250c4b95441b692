extension LanguageData {
    static let turkish = LanguageData("tr", plurals: [.one: "n = 1"])
}
