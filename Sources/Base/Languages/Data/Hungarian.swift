extension LanguageData {
    static let hungarian = LanguageData("hu", plurals: [.one: "n = 1"])
}
