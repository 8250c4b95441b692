extension LanguageData {
    static let swedish = LanguageData("sv", plurals: [.one: "i = 1 and v = 0"])
}
