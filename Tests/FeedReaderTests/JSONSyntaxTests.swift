import Testing

@testable import FeedReader

/// The first place at which a text is no JSON.
@Suite struct JSONSyntaxTests {
    @Test(arguments: [
        ("[1, // nota\n2]", "1:5 there are no comments in JSON"),
        ("# nota\n[]", "1:1 there are no comments in JSON"),
        ("[{“id”: 1}]", "1:3 a text in other quotes than those of JSON"),
        ("['ñ']", "1:2 a text in other quotes than those of JSON"),
        ("[\"ñ\", x]", "1:7 'x' is no value"),
        ("[01]", "1:2 '01' is no value"),
        ("[.5]", "1:2 '.5' is no value"),
        ("[2026-11-21]", "1:2 '2026-11-21' is no value"),
        ("[1 2]", "1:4 here should be ',' or the ']' of the list"),
        ("[\n {\"a\": 1\n  \"b\": 2}]", "3:3 here should be ',' or the '}' of the object"),
        ("[1,\n]", "2:1 a comma stands behind the last entry"),
        ("{\"a\": 1,}", "1:9 a comma stands behind the last entry"),
        ("{\"a\": ]", "1:7 here should be a value"),
        ("{\"a\": }", "1:7 here should be a value"),
        ("{a: 1}", "1:2 here should be a key in quotes"),
        ("{\"a\" 1}", "1:6 here should be a ':' behind the key"),
        ("[\"uno\ndos\"]", "1:2 the text that begins here is not closed on its line"),
        ("[\"C:\\x\"]", "1:5 there is no such escape"),
        ("\n[1, {\"a\": 2}", "2:1 what begins here is not closed"),
        ("[1] [2]", "1:5 more follows behind the end"),
        (" \n", "1:1 there is nothing"),
    ])
    func aFaultIsNamedWithItsPlace(text: String, wanted: String) throws {
        let fault = try #require(JSONSyntax.fault(in: Array(text.utf8)))
        #expect("\(fault.line):\(fault.column) \(fault.message)" == wanted)
    }

    @Test(arguments: [
        "[]", "{}", " [ { \"a\" : [ 1 , -0.5e+10 , true , null ] , \"b\" : { } } ]\n",
        "\"\\u00f1 \\\" \\\\\"", "0",
    ])
    func nothingIsWrongWithJSON(text: String) {
        #expect(JSONSyntax.fault(in: Array(text.utf8)) == nil)
    }

    @Test func howDeepItIsNestedDoesNotMatter() {
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(JSONSyntax.fault(in: deep)?.message == "what begins here is not closed")
    }
}
