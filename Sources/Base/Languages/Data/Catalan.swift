extension LanguageData {
    static let catalan = LanguageData(
        "ca",
        plurals: [
            .one: "i = 1 and v = 0",
            .many: "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
        ]
    )
}
