import Domain
import Markdown

/// Finds which tags of a text belong together, and what stands between them.
struct ShortcodeNesting {
    /// The texts between two tags, by the place of the first among all tags.
    private(set) var bodies: [Int: String] = [:]
    /// The places of tags that stand in too many others.
    private(set) var deep: Set<Int> = []
    /// Those whose text has not ended yet, the outermost first.
    private var open: [(place: Int, tag: ShortcodeTag)] = []
    private let messages: MessageLimit

    /// In so many others a shortcode with a text of its own may stand: what stands in them is read with each.
    private static let deepest = 8

    /// - Parameters:
    ///   - text: with its tags.
    ///   - shortcodes: those that there are, by their names.
    ///   - messages: get warnings of tags that do not belong together.
    init(
        of text: ShortcodeText,
        among shortcodes: [String: any Shortcode],
        messages: MessageLimit
    ) {
        self.messages = messages
        // What is not known may have a text of its own.
        var isStrange = false
        for (place, tag) in text.tags.enumerated() {
            guard let shortcode = shortcodes[tag.name] else {
                isStrange = true
                continue
            }
            if !tag.isClosing {
                if shortcode.hasBody { open(tag, at: place) }
                continue
            }
            guard close(tag, hasBody: shortcode.hasBody, in: text) else { return }
        }
        if !isStrange { reportOpen() }
    }

    private mutating func open(_ tag: ShortcodeTag, at place: Int) {
        if open.count >= Self.deepest {
            deep.insert(place)
            messages.report(
                "'\(tag.name)' stands in \(Self.deepest) others: only its text is shown",
                at: tag.position,
                hint: open.last.map { "put '{{< /\($0.tag.name) >}}' before it" },
                .warning
            )
        }
        open.append((place, tag))
    }

    /// - Returns: false where nobody can say any more what belongs together.
    private mutating func close(
        _ tag: ShortcodeTag,
        hasBody: Bool,
        in text: ShortcodeText
    ) -> Bool {
        guard let last = open.last else {
            messages.report(
                "'{{< /\(tag.name) >}}' closes nothing",
                at: tag.position,
                hint: hasBody
                    ? "put '{{< \(tag.name) >}}' above its text, or take it away"
                    : "'\(tag.name)' has no text of its own: take it away"
            )
            return true
        }
        guard last.tag.name == tag.name else {
            messages.report(
                "'{{< /\(tag.name) >}}' stands within '\(last.tag.name)', which is not closed",
                at: tag.position,
                hint: "put '{{< /\(last.tag.name) >}}' before it"
            )
            return false
        }
        open.removeLast()
        if !deep.contains(last.place) {
            bodies[last.place] = text.body(from: last.tag, to: tag)
        }
        return true
    }

    private func reportOpen() {
        for (_, tag) in open {
            messages.report(
                "the shortcode '\(tag.name)' is not closed",
                at: tag.position,
                hint: "put '{{< /\(tag.name) >}}' below its text"
            )
        }
    }
}
