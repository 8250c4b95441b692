/// One tag of a piece of HTML, by where its parts lie.
struct HTMLTag {
    enum Kind {
        case opening
        case closing
        /// A comment, a declaration or a processing instruction.
        case other
    }

    struct Attribute {
        let name: String
        let value: Range<Int>
    }

    let kind: Kind
    let name: String
    let range: Range<Int>
    let nameRange: Range<Int>
    let attributes: [Attribute]

    func opens(_ name: String) -> Bool {
        kind == .opening && self.name == name
    }

    func closes(_ name: String) -> Bool {
        kind == .closing && self.name == name
    }

    /// 1 to 6 for `h1` to `h6`.
    var headingLevel: Int? {
        guard name.utf8.count == 2, name.utf8.first == UInt8(ascii: "h"),
            let digit = name.utf8.last, (0x31...0x36).contains(digit)
        else { return nil }
        return Int(digit - 0x30)
    }
}
