extension LanguageData {
    static let lithuanian = LanguageData(
        "lt",
        plurals: [
            .one: "n % 10 = 1 and n % 100 != 11..19",
            .few: "n % 10 = 2..9 and n % 100 != 11..19",
            .many: "f != 0",
        ]
    )
}
