extension LanguageData {
    static let romanian = LanguageData(
        "ro",
        plurals: [
            .one: "i = 1 and v = 0",
            .few: "v != 0 or n = 0 or n != 1 and n % 100 = 1..19",
        ]
    )
}
