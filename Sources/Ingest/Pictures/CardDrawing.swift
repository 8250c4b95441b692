import Basics
import Domain
import Fetching

/// The picture of what has none, for links that are shared: its headline on the portal's paper, lines below it, as SVG.
struct CardDrawing {
    let text: CardText
    let site: String
    var colours = ThemeTokens.standard(.light)

    static let width = 1_200
    static let height = 630
    /// Raised whenever cards are drawn in another way.
    static let version = 1

    private static let margin = 80
    private static let sizes = [76, 64, 54, 46]
    private static let mostLines = 5
    /// Below the rules, down to where the card ends.
    private static let room = 330
    /// Of the lines below the headline.
    private static let noteSize = 38
    private static let noteStep = 50
    private static let noteEnd = 584
    private static let linesOfNote = 2
    private static let mostNoteLines = 3
    private static let serif = "'Liberation Serif',Georgia,'Times New Roman',serif"

    var svg: String {
        let (size, lines) = fitted
        let top = 250 + size
        let step = size * 6 / 5
        let title = lines.enumerated().map { index, line in
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
            \(title.joined(separator: "\n"))\(notes)
            </svg>
            """
    }

    /// What its look follows from, besides its words.
    var recipe: String {
        let tones = [ThemeTokens.Name.paper, .ink, .accent, .rule, .brass]
        let used = tones.map { "\(colours[$0])" }
        let usual = tones.map { "\(ThemeTokens.standard(.light)[$0])" }
        let look = used == usual ? site : ([site] + used).joined(separator: "\n")
        return "card \(Self.version) \(ContentHash.of(look).prefix(8))"
    }

    /// A voice that carries: arcs whose number and places follow from the headline.
    private var waves: String {
        var seed = text.title.utf8.reduce(UInt32(17)) { $0 &* 31 &+ UInt32($1) }
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
        let below = noteLines.count
        let room = Self.room - (below == 0 ? 0 : below * Self.noteStep + 15)
        for size in Self.sizes {
            let lines = Self.wrapped(text.title, size)
            if lines.count * size * 6 / 5 <= room { return (size, lines) }
        }
        let size = Self.sizes.last ?? 46
        let lines = Self.wrapped(text.title, size)
        return (size, Self.cut(lines, to: min(Self.mostLines, room / (size * 6 / 5))))
    }

    private static func cut(_ lines: [String], to most: Int) -> [String] {
        guard lines.count > most else { return lines }
        let kept = lines.prefix(most)
        return kept.dropLast() + [(kept.last ?? "") + "…"]
    }

    private var noteLines: [String] {
        let lines = text.notes.flatMap { note in
            Self.cut(Self.wrapped(note, Self.noteSize), to: Self.linesOfNote)
        }
        return Self.cut(lines, to: Self.mostNoteLines)
    }

    /// They stand at the foot; the headline has the room above.
    private var notes: String {
        let lines = noteLines
        return lines.enumerated().map { index, line in
            let foot = Self.noteEnd - (lines.count - 1 - index) * Self.noteStep
            return "\n<text x=\"\(Self.margin)\" y=\"\(foot)\" font-size=\"\(Self.noteSize)\" "
                + "fill=\"\(colours[.ink])\">\(Self.escaped(line))</text>"
        }
        .joined()
    }

    private static func wrapped(_ text: String, _ size: Int) -> [String] {
        let room = Double(width - 2 * margin) / Double(size)
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            for part in parts(of: word, room: room) {
                let longer = line.isEmpty ? part : "\(line) \(part)"
                if width(of: longer) <= room {
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
