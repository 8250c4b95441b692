extension LanguageData {
    static let basque = LanguageData("eu", plurals: [.one: "n = 1"])
}
