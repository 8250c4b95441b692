extension LanguageData {
    static let galician = LanguageData("gl", plurals: [.one: "i = 1 and v = 0"])
}
