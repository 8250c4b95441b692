import Basics
import Domain
import Fetching

/// The picture of an article that has none, for links that are shared: its headline on the portal's paper, as SVG.
struct CardDrawing {
    let title: String
    let site: String
    var colours = ThemeTokens.standard(.light)

    static let width = 1_200
    static let height = 630
    /// Raised whenever cards are drawn in another way.
    static let version = 1

    private static let margin = 80
    private static let sizes = [76, 64, 54, 46]
    private static let mostLines = 5
    private static let serif = "'Liberation Serif',Georgia,'Times New Roman',serif"

    var svg: String {
        let (size, lines) = fitted
        let top = 250 + size
        let step = size * 6 / 5
        let text = lines.enumerated().map { index, line in
            "<text x=\"\(Self.margin)\" y=\"\(top + index * step)\" font-size=\"\(size)\" "
                + "font-weight=\"700\" fill=\"\(colours[.ink])\">\(Self.escaped(line))</text>"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(Self.height)" \
            viewBox="0 0 \(Self.width) \(Self.height)" font-family="\(Self.serif)">
            <rect width="100%" height="100%" fill="\(colours[.paper])"/>
            <rect width="100%" height="14" fill="\(colours[.accent])"/>
            \(waves)
            <text x="\(Self.margin)" y="130" font-size="40" fill="\(colours[.accent])">\(Self.escaped(site))</text>
            <path d="M\(Self.margin) 168H\(Self.width - Self.margin)M\(Self.margin) 176H\(Self.width - Self.margin)" \
            stroke="\(colours[.rule])" stroke-width="2"/>
            \(text.joined(separator: "\n"))
            </svg>
            """
    }

    /// What its look follows from, besides the headline.
    var recipe: String {
        let tones = [ThemeTokens.Name.paper, .ink, .accent, .rule, .brass]
        let used = tones.map { "\(colours[$0])" }
        let usual = tones.map { "\(ThemeTokens.standard(.light)[$0])" }
        let look = used == usual ? site : ([site] + used).joined(separator: "\n")
        return "card \(Self.version) \(ContentHash.of(look).prefix(8))"
    }

    /// A voice that carries: arcs whose number and places follow from the headline.
    private var waves: String {
        var seed = title.utf8.reduce(UInt32(17)) { $0 &* 31 &+ UInt32($1) }
        func next(_ limit: UInt32) -> Int {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Int(seed >> 8) % Int(limit)
        }
        let x = 980 + next(160)
        let y = 520 + next(120)
        return (0..<(7 + next(5))).map { ring in
            "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(40 + ring * (34 + next(14)))\" fill=\"none\" "
                + "stroke=\"\(colours[.brass])\" stroke-opacity=\"0.22\" stroke-width=\"\(2 + next(6))\"/>"
        }
        .joined(separator: "\n")
    }

    /// The largest letters in which the headline has room; what is still too long is cut.
    private var fitted: (size: Int, lines: [String]) {
        for size in Self.sizes {
            let lines = wrapped(size)
            if lines.count * size * 6 / 5 <= 330 { return (size, lines) }
        }
        let size = Self.sizes.last ?? 46
        let lines = wrapped(size)
        let kept = Array(lines.prefix(Self.mostLines))
        return (size, kept.dropLast() + [(kept.last ?? "") + "…"])
    }

    private func wrapped(_ size: Int) -> [String] {
        let room = Double(Self.width - 2 * Self.margin) / Double(size)
        var lines: [String] = []
        var line = ""
        for word in title.split(whereSeparator: \.isWhitespace) {
            for part in Self.parts(of: word, room: room) {
                let longer = line.isEmpty ? part : "\(line) \(part)"
                if Self.width(of: longer) <= room {
                    line = longer
                } else {
                    if !line.isEmpty { lines.append(line) }
                    line = part
                }
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Scripts without spaces, and words longer than a line, are cut where the line ends.
    private static func parts(of word: Substring, room: Double) -> [String] {
        var parts: [String] = []
        var part = ""
        for character in word {
            if !part.isEmpty, width(of: part + String(character)) > room {
                parts.append(part)
                part = ""
            }
            part.append(character)
        }
        return parts + [part]
    }

    /// In widths of an em, as bold serif letters take it.
    private static func width(of text: String) -> Double {
        text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar.value {
            case 0x20, 0x21, 0x27, 0x2C, 0x2E, 0x49, 0x69, 0x6A, 0x6C, 0x74: sum + 0.34
            case 0x4D, 0x57, 0x6D, 0x77: sum + 0.92
            case 0x41...0x5A: sum + 0.74
            case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xFF00...0xFFEF, 0x1F300...0x1FAFF: sum + 1.05
            default: sum + 0.56
            }
        }
    }

    /// XML knows no controls.
    private static func escaped(_ text: String) -> String {
        let scalars = text.unicodeScalars.lazy.map { $0.value < 0x20 ? " " : $0 }
        return String(String.UnicodeScalarView(scalars)).escaped(for: .content)
    }
}
