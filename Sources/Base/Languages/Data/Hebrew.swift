extension LanguageData {
    static let hebrew = LanguageData(
        "he",
        plurals: [
            .one: "i = 1 and v = 0 or i = 0 and v != 0",
            .two: "i = 2 and v = 0",
        ]
    )
}
