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

    /// A shortcode whose text has begun.
    private struct Open {
        /// The piece of the text that what stands before it takes.
        let place: Int
        let parts: [String]
        /// Of the text so far.
        var balance = TagBalance()
    }

    func filled(_ html: String) -> String {
        var numbers: [Int: Int] = [:]
        for (place, tag) in tags.enumerated() where !tag.isClosing {
            numbers[place] = numbers.count
        }
        var filling = Filling()
        var seen: Set<Int> = []
        for part in ShortcodeText.parts(of: html) {
            switch part {
            case .html(let html): filling.add(html)
            case .tag(let place):
                // What a text says is no tag: it has each of them once.
                guard tags.indices.contains(place), seen.insert(place).inserted else { continue }
                if tags[place].isClosing {
                    filling.close()
                } else if let number = numbers[place], inserts.indices.contains(number) {
                    filling.open(inserts[number])
                }
            }
        }
        return filling.pieces.joined()
    }

    /// A text as it is put together.
    private struct Filling {
        private(set) var pieces: [String] = []
        private var opened: [Open] = []

        mutating func add(_ html: String) {
            pieces.append(html)
            if !opened.isEmpty { opened[opened.count - 1].balance.add(html) }
        }

        mutating func open(_ parts: [String]) {
            if parts.count > 1 {
                opened.append(Open(place: pieces.count, parts: parts))
                pieces.append("")
            } else {
                add(parts.joined())
            }
        }

        mutating func close() {
            guard let last = opened.popLast() else { return }
            let start = last.place + 1
            var balance = last.balance
            if last.parts.first?.hasPrefix(GalleryShortcode.beginning) == true {
                let figures = Captions.eachPicture(in: pieces[start...].joined())
                pieces.replaceSubrange(start..., with: [figures])
                balance = TagBalance(figures)
            }
            // What is not closed in a text cannot be closed around it.
            if balance.isEven {
                if last.parts.count > 2 {
                    let text = pieces[start...].joined()
                    pieces.replaceSubrange(start..., with: [text])
                    pieces += last.parts[1...].dropLast().flatMap { [$0, text] }
                }
                pieces[last.place] = last.parts[0]
                pieces.append(last.parts[last.parts.count - 1])
                balance = TagBalance()
                last.parts.forEach { balance.add($0) }
            }
            if !opened.isEmpty { opened[opened.count - 1].balance.add(balance) }
        }
    }
}
