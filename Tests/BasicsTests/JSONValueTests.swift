import Basics
import Foundation
import Testing

@Suite struct JSONValueTests {
    private func value(_ json: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    }

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

    @Test func numbersThatJSONDoesNotHaveAreNull() {
        let value: JSONValue = .list([.decimal(0.36), .decimal(.nan), .decimal(-.infinity), .null])
        #expect(value.serialized == "[0.36,null,null,null]")
    }

    @Test func whatIsReadStandsByItsName() throws {
        let json = #"{"b": [1, 2.5, null, true], "a": {"c": " x "}, "z": 1e400}"#
        #expect(
            try value(json).serialized == #"{"a":{"c":" x "},"b":[1,2.5,null,true],"z":null}"#
        )
        #expect(try value(json).keys == ["a", "b", "z"])
    }

    @Test func textsAreFoundByTheirWay() throws {
        let value = try value(#"{"rows": [{"id": 17}, {"id": 2.5}, {"id": "x"}, {"id": false}]}"#)
        let ids = (0..<5).map { value["rows"]?["\($0)"]?["id"]?.text }
        #expect(ids == ["17", "2.5", "x", "false", nil])
        #expect(value["rows"]?.text == nil)
        #expect(value["none"] == nil)
    }
}
