extension LanguageData {
    static let dutch = LanguageData("nl", plurals: [.one: "i = 1 and v = 0"])
}
