import Basics
import Markdown

/// Puts what shortcodes stand for into a rendered text that has been cleaned.
struct TextInsertion {
    private let tags: [ShortcodeTag]
    private let inserts: [[String]]

    /// - Parameters:
    ///   - tags: of the text.
    ///   - inserts: one for each tag that is no closing one; with several parts around what stands between two tags.
    init(_ tags: [ShortcodeTag], _ inserts: [[String]]) {
        self.tags = tags
        self.inserts = inserts
    }

    /// A shortcode whose text has begun, with all that stood before it.
    private struct Open {
        let before: String
        let parts: [String]
    }

    func filled(_ html: String) -> String {
        var numbers: [Int: Int] = [:]
        for (place, tag) in tags.enumerated() where !tag.isClosing {
            numbers[place] = numbers.count
        }
        var open: [Open] = []
        var text = ""
        for part in ShortcodeText.parts(of: html) {
            switch part {
            case .html(let html): text += html
            case .tag(let place):
                guard tags.indices.contains(place) else { continue }
                if tags[place].isClosing {
                    guard let last = open.popLast() else { continue }
                    // What is not closed in a text cannot be closed around it.
                    if last.parts.first?.hasPrefix(GalleryShortcode.beginning) == true {
                        text = Captions.eachPicture(in: text)
                    }
                    text =
                        last.before
                        + (Self.isBalanced(text) ? last.parts.joined(separator: text) : text)
                } else if let number = numbers[place], inserts.indices.contains(number) {
                    let parts = inserts[number]
                    if parts.count > 1 {
                        open.append(Open(before: text, parts: parts))
                        text = ""
                    } else {
                        text += parts.joined()
                    }
                }
            }
        }
        while let last = open.popLast() { text = last.before + text }
        return text
    }

    private static let empty: Set<Substring> = [
        "area", "br", "col", "hr", "img", "input", "source", "track", "wbr",
    ]

    /// Whether every element of cleaned HTML that begins in it ends in it.
    private static func isBalanced(_ html: String) -> Bool {
        var open: [Substring] = []
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            let isClosing = rest.hasPrefix("/")
            let name = rest.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
            if isClosing {
                guard open.popLast() == name else { return false }
            } else if !name.isEmpty, !empty.contains(name),
                !rest.prefix(while: { $0 != ">" }).hasSuffix("/")
            {
                open.append(name)
            }
        }
        return open.isEmpty
    }
}
