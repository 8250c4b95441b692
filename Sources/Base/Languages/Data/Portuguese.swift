extension LanguageData {
    static let portuguese = LanguageData(
        "pt",
        plurals: [
            .one: "i = 0..1",
            .many: "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
        ]
    )
}
