import Foundation
import Testing

/// The colours of code blocks on their ground, by day and by night.
@Suite struct CodeColourTests {
    /// The sheet with the colours, and the one that says what has which.
    private static let css: String = {
        let assets = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Templates/assets")
        let sheets = ["base.css", "code.css"].map { name in
            try? String(contentsOf: assets.appending(path: name), encoding: .utf8)
        }
        return sheets.compactMap(\.self).joined()
    }()

    /// The variables of a block that begins with a selector.
    private static func variables(after selector: String) -> [String: String] {
        guard let start = css.range(of: selector),
            let end = css.range(of: "}", range: start.upperBound..<css.endIndex)
        else { return [:] }
        let block = css[start.upperBound..<end.lowerBound]
        return Dictionary(
            block.matches(of: /--([a-z-]+): (#[0-9a-f]{3,6});/).map {
                (String($0.output.1), String($0.output.2))
            }
        ) { $1 }
    }

    private static func luminance(_ colour: String) -> Double {
        var digits = Array(colour.dropFirst())
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        let parts = stride(from: 0, to: 6, by: 2).map { index -> Double in
            let value = Double(Int(String(digits[index...index + 1]), radix: 16) ?? 0) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    @Test(arguments: [":root {", ":root[data-theme=dark] {"])
    func piecesOfCodeStandOutEnough(theme: String) throws {
        let colours = Self.variables(after: theme)
        let ground = Self.luminance(try #require(colours["tint"]))
        let names = Set(
            Self.css.matches(of: /\.h[a-z] \{ color: var\(--([a-z]+)\)/).map(\.output.1)
        )
        #expect(names.count >= 3)
        for name in names.map(String.init) + ["ink"] {
            let light = Self.luminance(try #require(colours[name], "\(name)"))
            let contrast = (max(light, ground) + 0.05) / (min(light, ground) + 0.05)
            #expect(contrast >= 4.5, "\(name) in \(theme)")
        }
    }

    /// Every class that the program writes has a colour.
    @Test func everyKindOfPieceHasAColour() {
        for kind in "kscntid" {
            let isThere = [" {", ","].contains { Self.css.contains(".h\(kind)\($0)") }
            #expect(isThere, "\(kind)")
        }
    }
}
