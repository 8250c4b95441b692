extension LanguageData {
    static let polish = LanguageData(
        "pl",
        plurals: [
            .one: "i = 1 and v = 0",
            .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
            .many: """
            v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 \
            or v = 0 and i % 100 = 12..14
            """,
        ]
    )
}
