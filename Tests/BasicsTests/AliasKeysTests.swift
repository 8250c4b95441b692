import Basics
import Testing

/// YAML that nobody reads in time is known before it is read.
@Suite struct AliasKeysTests {
    @Test(arguments: [
        ("a: &a [x]\n*a : x\n", 2), ("a: &a [x]\n*a: x\n", 2), ("a: &a [x]\n? *a\n: x\n", 2),
        ("a: &a [x]\nb: {*a : x}\n", 2), ("a: &a [x]\nb: {? *a : x}\n", 2),
        ("a: &a [x]\n[*a]: x\n", 2), ("a: &a [x]\n{k: *a}: x\n", 2),
        ("a: &a [x]\nb: [[*a, *a] : x]\n", 2), ("a: &a [x]\r\n- ?\r\n    *a\r\n  : x\r\n", 2),
        ("a: &año [x]\n*año : x\n", 2), ("a: &a [x]\n\"k\": {*a\n : x}\n", 2),
    ])
    func keysOfAliasesAreFound(text: String, line: Int) {
        #expect(AliasKeys.line(in: text) == line)
    }

    @Test(arguments: [
        "", "a: b\n", "a: &a [x]\nb: *a\nc: [*a, *a]\nd: {k: *a}\n", "a: {b: c}\n",
        "title: \"R&D: *Nota*: ¿qué? [x](y): z\"\n", "a: *b :\n", "a: &b c\n[x]: y\n",
        "a: &a x\nb: *a\nc: Quoi ? Non\nd: ¿Quién? Nadie\n",
        "a: |\n  Read *this* &mdash; it is in [1].\n\n  [1]: https://example.org\n",
    ])
    func otherTextsAreNotSuspected(text: String) {
        #expect(AliasKeys.line(in: text) == nil)
    }
}
