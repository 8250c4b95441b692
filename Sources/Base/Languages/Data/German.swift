extension LanguageData {
    static let german = LanguageData("de", plurals: [.one: "i = 1 and v = 0"])
}
