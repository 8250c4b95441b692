extension LanguageData {
    static let slovenian = LanguageData(
        "sl",
        plurals: [
            .one: "v = 0 and i % 100 = 1",
            .two: "v = 0 and i % 100 = 2",
            .few: "v = 0 and i % 100 = 3..4 or v != 0",
        ]
    )
}
