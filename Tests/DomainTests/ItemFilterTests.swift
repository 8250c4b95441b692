import Domain
import Testing

@Suite struct ItemFilterTests {
    private func filter(include: [String] = [], exclude: [String] = []) throws -> ItemFilter {
        ItemFilter(
            include: try include.map { try ItemPattern($0) },
            exclude: try exclude.map { try ItemPattern($0) }
        )
    }

    @Test(arguments: [
        (["futbol"], ["Hoy, FÚTBOL en directo"], true),
        (["futbol"], ["futbolistas de hoy"], false),
        (["real madrid"], ["El Real  Madrid gana"], true),
        (["real madrid"], ["El Real gana en Madrid"], false),
        (["pan"], ["<p>Sube el <b>pan</b></p>"], true),
        (["b"], ["<b>pan</b>"], false),
        (["/^Live:/"], ["Live: all day"], true),
        (["/^live:/"], ["Live: all day"], false),
        (["/^live:/i"], ["Live: all day"], true),
        (["deportes"], ["Gana el Betis", "Deportes"], true),
        (["a1", "b2"], ["only b2"], true),
    ])
    func includeAdmitsWhatOneOfItsPatternsFinds(
        patterns: [String],
        texts: [String],
        isAdmitted: Bool
    ) throws {
        #expect(try filter(include: patterns).admits(texts) == isAdmitted)
        #expect(try filter(exclude: patterns).admits(texts) != isAdmitted)
    }

    @Test func excludeWinsOverInclude() throws {
        let filter = try filter(include: ["pan"], exclude: ["publicidad"])
        #expect(!filter.admits(["Publicidad: pan"]))
    }

    @Test func anEmptyFilterAdmitsAll() {
        #expect(ItemFilter.none.admits([]))
    }

    @Test(arguments: [
        ("/(/", "it is no regular expression"), ("//", "it is no regular expression"),
        ("/a/x", "after the last slash only 'i' (any case) may stand"), ("…", "it holds no word"),
    ])
    func aPatternThatFindsNothingIsRefused(text: String, reason: String) {
        #expect(throws: ItemPatternError(reason: reason)) { try ItemPattern(text) }
    }
}
