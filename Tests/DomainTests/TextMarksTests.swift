import Testing

@testable import Domain

@Suite struct TextMarksTests {
    private static func marks(_ title: String, _ name: String, at time: Int? = nil) -> TextMarks {
        TextMarks(title: title, name: name, published: time)
    }

    private static let gone = marks("La fuente vieja de la plaza", "2026/la-fuente", at: 7)

    @Test(arguments: [
        marks("La fuente de la plaza, reparada", "x"), marks("Otra cosa", "fuente-nueva"),
        marks("Una plaza distinta", "x", at: 7),
    ])
    func whatSharesWordsIsNear(new: TextMarks) {
        #expect(TextMarks.pairs([Self.gone], [new]) == [0: 0])
    }

    @Test(arguments: [
        marks("El pleno vota", "pleno", at: 7), marks("Una plaza distinta", "x"), marks("", ""),
    ])
    func whatSharesTooLittleIsNot(new: TextMarks) {
        #expect(TextMarks.pairs([Self.gone], [new]).isEmpty)
    }

    @Test func namesThatDifferInNumbersOrInTheDayAloneAreNotNear() {
        let gone = [Self.marks("", "n1"), Self.marks("", "2026-11-20-fuente")]
        let new = [Self.marks("", "n2"), Self.marks("", "2026-11-20-pleno")]
        #expect(TextMarks.pairs(gone, new).isEmpty)
    }

    @Test func eachNewOneIsNamedOnceByTheNearest() {
        let gone = [Self.marks("Plaza abierta", "a"), Self.marks("Plaza Mayor abierta", "b")]
        let new = [Self.marks("Plaza Mayor abierta", "c"), Self.marks("Otra cosa", "d")]
        #expect(TextMarks.pairs(gone, new) == [1: 0])
    }
}
