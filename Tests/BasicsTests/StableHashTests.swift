import Basics
import Testing

@Suite struct StableHashTests {
    @Test func theSameInEveryRun() {
        #expect(StableHash.of("El Pregonero") == StableHash.of(Array("El Pregonero".utf8)))
        #expect(StableHash.of("") != StableHash.of("\0"))
    }

    @Test(arguments: [("a", "b"), ("12345678", "12345679"), ("123456789", "123456788")])
    func differsWithItsInput(one: String, other: String) {
        #expect(StableHash.of(one) != StableHash.of(other))
    }

    @Test func whereOneTextEndsMatters() {
        var one = StableHash()
        one.add("ab")
        one.add("c")
        var other = StableHash()
        other.add("a")
        other.add("bc")
        #expect(one.value != other.value)
    }

    @Test func aMissingTextIsNotAnEmptyOne() {
        var one = StableHash()
        one.add(String?.none)
        var other = StableHash()
        other.add("")
        #expect(one.value != other.value)
    }
}
