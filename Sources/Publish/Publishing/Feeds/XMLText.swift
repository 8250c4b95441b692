import Basics

/// Writes XML as bytes, escaped, with nothing in it that XML 1.0 forbids.
struct XMLText {
    private(set) var bytes: [UInt8] = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)

    /// Opens an element with attributes in the given order; one without a value is left out.
    mutating func open(_ name: String, _ attributes: [(String, String?)] = []) {
        tag(name, attributes)
        raw(">")
    }

    mutating func close(_ name: String) {
        raw("</\(name)>\n")
    }

    /// An element without content.
    mutating func empty(_ name: String, _ attributes: [(String, String?)]) {
        tag(name, attributes)
        raw("/>\n")
    }

    /// An element with text; nothing when the text is missing.
    mutating func element(_ name: String, _ text: String?, _ attributes: [(String, String?)] = []) {
        guard let text else { return }
        open(name, attributes)
        bytes.appendXML(text)
        close(name)
    }

    mutating func newLine() {
        raw("\n")
    }

    private mutating func tag(_ name: String, _ attributes: [(String, String?)]) {
        raw("<\(name)")
        for case (let name, let value?) in attributes {
            raw(" \(name)=\"")
            bytes.appendXML(value)
            raw("\"")
        }
    }

    private mutating func raw(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
