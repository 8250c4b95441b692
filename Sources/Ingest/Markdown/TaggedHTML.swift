import Basics

/// A piece of HTML with its tags found, ready to be given attributes.
struct TaggedHTML {
    let tags: [HTMLTag]
    private var bytes: [UInt8]
    private var insertions: [(offset: Int, text: String)] = []

    init(_ html: String) {
        bytes = Array(html.utf8)
        tags = HTMLTagScanner.tags(of: bytes)
    }

    /// The attribute's value with its character references read; nil also for an empty one.
    func value(of name: String, in tag: HTMLTag) -> String? {
        guard let attribute = tag.attributes.first(where: { $0.name == name }),
            !attribute.value.isEmpty
        else { return nil }
        return HTMLEntities.decode(bytes[attribute.value])
    }

    /// The bytes between a tag and the next one, or the end.
    func source(after index: Int) -> ArraySlice<UInt8> {
        let end = index + 1 < tags.count ? tags[index + 1].range.lowerBound : bytes.count
        return bytes[tags[index].range.upperBound..<end]
    }

    /// Gives a tag an attribute unless it has a value for it.
    mutating func add(_ name: String, _ value: String, to tag: HTMLTag) {
        guard self.value(of: name, in: tag) == nil else { return }
        // Right after the name: of two equal attributes browsers take the first.
        let text = " \(name)=\"\(value.escaped(for: .attribute))\""
        insertions.append((tag.nameRange.upperBound, text))
    }

    mutating func setHeadingLevel(_ level: Int, of tag: HTMLTag) {
        bytes[tag.nameRange.upperBound - 1] = UInt8(ascii: "0") + UInt8(level)
    }

    /// The HTML with all attributes that were added.
    func rendered() -> String {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + insertions.count * 40)
        var copied = 0
        // Attributes of one tag share an offset, and Swift's sort is stable: they keep their order.
        for insertion in insertions.sorted(by: { $0.offset < $1.offset }) {
            output += bytes[copied..<insertion.offset]
            output += insertion.text.utf8
            copied = insertion.offset
        }
        output += bytes[copied...]
        return String(decoding: output, as: UTF8.self)
    }
}
