import TestSupport

/// Made-up Markdown articles with all that the renderer's extensions react to.
enum SampleArticles {
    static func make(count: Int, seed: UInt64) -> [String] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in article(&generator) }
    }

    private static func article(_ generator: inout SeededGenerator) -> String {
        let blocks = Int.random(in: 2...6, using: &generator)
        var text = "# \(words(&generator))\n\n"
        for _ in 0..<blocks {
            text += block(&generator) + "\n\n"
        }
        for label in labels where Bool.random(using: &generator) {
            // cmark-gfm numbers references inside notes by where the note was written.
            text += "[^\(label)]: \(words(&generator).replacing("[^", with: "["))\n"
        }
        return text
    }

    private static func block(_ generator: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: "## \(words(&generator))"
        case 1:
            "- [x] \(words(&generator))\n- [ ] \(words(&generator))\n    1. \(words(&generator))"
        case 2:
            """
            | \(words(&generator)) | b |
            |:--|--:|
            | \(words(&generator)) | \(words(&generator)) |
            """
        case 3: "> \(words(&generator))\n>\n> \(words(&generator))"
        case 4: "~~~swift\nlet a = \"~~b~~ www.example.org\"\n~~~"
        default: words(&generator) + "\n" + words(&generator)
        }
    }

    private static func words(_ generator: inout SeededGenerator) -> String {
        let count = Int.random(in: 1...9, using: &generator)
        return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
            .joined(separator: " ")
    }

    private static let labels = ["a", "nota", "ñandú", "3"]

    private static let pieces = [
        "la", "plaza", "Año", "mañana", "crónica", "東京", "~~tachado~~", "~uno~", "~~sin fin",
        "www.example.org/a_b", "https://example.org/?q=1&r=2", "redaccion@example.org", "*énfasis*",
        "**fuerte**", "`código`", "[enlace](/n/uno)", "![plano](mapa.png)", "a:b", "w", "_x_",
        "[^a]", "[^nota]", "[^ñandú]", "[^3]", "&copy;", "<b>crudo</b>", "3 < 4", "~", "@", "::",
    ]
}
