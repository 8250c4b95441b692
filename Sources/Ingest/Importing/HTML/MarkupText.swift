import Basics

/// Writes an element as HTML again, with the addresses that its files and links have now.
struct MarkupText {
    private let book: any AddressBook

    init(_ book: any AddressBook) {
        self.book = book
    }

    func html(of element: MarkupElement) -> String {
        var output = "<\(element.name)"
        for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
            guard name.utf8.allSatisfy({ $0 > 0x20 && !"\"'<>=/`".utf8.contains($0) }),
                let written = written(name, value, of: element)
            else { continue }
            output += " \(name)=\"\(written.escaped(for: .attribute))\""
        }
        output += ">"
        if ["br", "hr", "img", "col"].contains(element.name) { return output }
        for child in element.children {
            switch child {
            case .text(let text): output += text.escaped(for: .attribute)
            case .element(let element):
                if !MarkdownWriter.hidden.contains(element.name) { output += html(of: element) }
            }
        }
        return output + "</\(element.name)>"
    }

    private func written(_ name: String, _ value: String, of element: MarkupElement) -> String? {
        switch (element.name, name) {
        case ("a", "href"): return book.place(ofLink: value)
        case ("img", "src"):
            switch book.place(ofFile: value) {
            case .picture(let path), .medium(let path), .file(let path), .elsewhere(let path):
                return path
            case .nowhere: return nil
            }
        case ("img", "alt"), ("img", "width"), ("img", "height"), ("abbr", "title"),
            ("td", "colspan"), ("td", "rowspan"), ("th", "colspan"), ("th", "rowspan"),
            ("th", "scope"), ("ol", "start"), ("details", "open"), ("time", "datetime"):
            return value
        default: return nil
        }
    }
}
