import Basics
import Foundation

/// The text of a Ghost post as HTML: as the export has it, else made of what its editor kept.
enum GhostContent {
    static func html(of post: GhostExport.Post, _ losses: inout [String]) -> String {
        if let html = post.html { return html }
        if let text = post.lexical, let value = json(text) {
            var document = GhostLexical()
            defer { losses += document.losses.sorted() }
            return document.html(of: value)
        }
        if let text = post.mobiledoc, let value = json(text) {
            var document = GhostMobiledoc(value)
            defer { losses += document.losses.sorted() }
            return document.html
        }
        losses.append("its text: the export has none")
        return ""
    }

    private static func json(_ text: String) -> JSONValue? {
        try? JSONDecoder().decode(JSONValue.self, from: WholeEscapes.mended(Data(text.utf8)))
    }
}

extension JSONValue {
    var items: [JSONValue] {
        if case .list(let items) = self { return items }
        return []
    }

    /// The words at a key, as HTML says them.
    func words(_ key: String) -> String { (self[key]?.text ?? "").escaped(for: .attribute) }

    /// What stands at a key as HTML already.
    func markup(_ key: String) -> String { self[key]?.text ?? "" }

    var number: Int { if case .number(let number) = self { number } else { 0 } }
}
