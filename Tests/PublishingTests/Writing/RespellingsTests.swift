import Testing

@testable import Publishing

/// Second names of a file stand for a file system that knows it by several spellings.
@Suite struct RespellingsTests {
    private let folder: String

    init() throws {
        folder = try Scratch.emptyFolder()
    }

    private func found(_ leaving: [String], _ coming: String) -> [[UInt8]] {
        var respellings = Respellings(among: leaving, in: folder)
        respellings.look(coming)
        return respellings.found.map { Array($0.utf8) }
    }

    @Test func whatIsCalledOtherwiseIsFound() throws {
        try Scratch.put("x", at: "\(folder)/Cartel.txt")
        for name in ["cARTEL.TXT", "cartel.txt"] {
            #expect(try FileSystem.link("\(folder)/Cartel.txt", to: "\(folder)/\(name)"))
        }
        #expect(found(["Cartel.txt"], "cartel.txt") == [Array("Cartel.txt".utf8)])
        #expect(found(["Cartel.txt"], "Cartel.txt").isEmpty)
        #expect(found(["Cartel.txt"], "cartas.txt").isEmpty)
    }

    @Test func soIsWhatIsComposedOtherwise() throws {
        let (decomposed, composed) = ("an\u{303}o.txt", "a\u{F1}o.txt")
        try Scratch.put("x", at: "\(folder)/\(decomposed)")
        if !FileSystem.exists("\(folder)/\(composed)") {
            #expect(
                try FileSystem.link("\(folder)/\(decomposed)", to: "\(folder)/\(composed)")
            )
        }
        #expect(found([decomposed], composed) == [Array(decomposed.utf8)])
    }

    /// Where capitals are told apart, each goes and comes by itself.
    @Test func twoFilesAreTwo() throws {
        try Scratch.put("x", at: "\(folder)/Año.txt")
        try Scratch.put("y", at: "\(folder)/año.txt")
        let areTwo = Scratch.text("\(folder)/Año.txt") == "x"
        #expect(found(["Año.txt"], "año.txt").isEmpty == areTwo)
    }
}
