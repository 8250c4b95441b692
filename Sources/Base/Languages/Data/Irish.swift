extension LanguageData {
    static let irish = LanguageData(
        "ga",
        plurals: [
            .one: "n = 1",
            .two: "n = 2",
            .few: "n = 3..6",
            .many: "n = 7..10",
        ]
    )
}
