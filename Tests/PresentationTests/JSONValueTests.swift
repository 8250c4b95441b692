import Testing

@testable import Presentation

@Suite struct JSONValueTests {
    @Test func keysKeepTheirOrderAndAbsentOnesVanish() {
        let value: JSONValue = .object([
            ("b", .number(1)), ("none", nil), ("a", .list([.flag(true), .text("x")])),
        ])
        #expect(value.serialized == #"{"b":1,"a":[true,"x"]}"#)
    }

    @Test(arguments: [
        ("</script><!--", #""\u003c/script>\u003c!--""#),
        ("\"\\\n\t\u{1}", #""\"\\\u000a\u0009\u0001""#),
        ("ñ 🎺", "\"ñ 🎺\""),
    ])
    func textIsSafeInsideAScript(text: String, json: String) {
        #expect(JSONValue.text(text).serialized == json)
    }
}
