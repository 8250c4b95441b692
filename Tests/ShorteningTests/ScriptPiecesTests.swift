import Testing

@testable import Shortening

@Suite struct ScriptPiecesTests {
    private struct Missing: Error, Equatable {
        let name: String
        let line: Int
    }

    private func joined(_ script: String, _ others: [String: String] = [:]) throws -> String {
        let bytes = try ScriptPieces(Array(script.utf8)).joined { name, line throws(Missing) in
            guard let other = others[name] else { throw Missing(name: name, line: line) }
            return Array(other.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("", ""), ("a", "a\n"), ("a\n", "a\n"), ("a\n\nb", "a\n\nb\n"),
        ("a\n // include b.js\n", "a\n // include b.js\n"),
    ])
    func aScriptWithoutPartsStaysAsItIs(script: String, result: String) throws {
        #expect(try joined(script) == result)
        #expect(ScriptPieces(Array(script.utf8)).names.isEmpty)
    }

    @Test func aLineStandsForAnotherScript() throws {
        let script = "a\n// include  parts/b.js \r\nc\n"
        #expect(ScriptPieces(Array(script.utf8)).names == ["parts/b.js"])
        #expect(try joined(script, ["parts/b.js": "b"]) == "a\nb\nc\n")
    }

    @Test func whoAsksForAMissingOneIsToldItsLine() {
        #expect(throws: Missing(name: "b.js", line: 2)) { try joined("a\n// include b.js\n") }
    }
}
