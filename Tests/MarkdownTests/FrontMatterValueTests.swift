import Testing

@testable import Markdown

@Suite struct FrontMatterValueTests {
    @Test(arguments: [
        ("", FrontMatterValue.null),
        ("~", .null),
        ("null", .null),
        ("true", .bool(true, text: "true")),
        ("FALSE", .bool(false, text: "FALSE")),
        ("yes", .string("yes")),
        ("12", .number(12, text: "12")),
        ("-1.50", .number(-1.5, text: "-1.50")),
        ("1e3", .number(1_000, text: "1e3")),
        ("0x1F", .string("0x1F")),
        ("inf", .string("inf")),
        ("e", .string("e")),
        ("12:30", .string("12:30")),
        ("2026-03-14", .date(text: "2026-03-14")),
        ("2026-03-14T10:00:00Z", .date(text: "2026-03-14T10:00:00Z")),
        ("2026-99-99", .date(text: "2026-99-99")),
        ("2026-03-14-crónica", .string("2026-03-14-crónica")),
    ])
    func plainTextIsRead(text: String, value: FrontMatterValue) {
        #expect(FrontMatterValue(plain: text) == value)
    }
}
