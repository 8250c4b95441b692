extension LanguageData {
    static let welsh = LanguageData(
        "cy",
        plurals: [
            .zero: "n = 0",
            .one: "n = 1",
            .two: "n = 2",
            .few: "n = 3",
            .many: "n = 6",
        ]
    )
}
