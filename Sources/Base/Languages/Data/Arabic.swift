extension LanguageData {
    static let arabic = LanguageData(
        "ar",
        plurals: [
            .zero: "n = 0",
            .one: "n = 1",
            .two: "n = 2",
            .few: "n % 100 = 3..10",
            .many: "n % 100 = 11..99",
        ]
    )
}
