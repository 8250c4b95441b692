extension LanguageData {
    static let czech = LanguageData(
        "cs",
        plurals: [
            .one: "i = 1 and v = 0",
            .few: "i = 2..4 and v = 0",
            .many: "v != 0",
        ]
    )
}
