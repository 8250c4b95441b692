import Basics
import Foundation
import Presentation

/// A file to take away, with what it is and how large.
struct FileShortcode: Shortcode {
    let name = "file"
    let parameters: [ShortcodeParameter] = [.required("file"), .optional("title")]
    let main: String? = "file"

    func html(_ call: ShortcodeCall) -> [String]? {
        guard let address = call.text("file"), let place = call.file("file"),
            let state = FileState(call.site.layout.contentFile(place).filePath)
        else { return nil }
        let last = place.split(separator: "/").last.map(String.init) ?? place
        let ending = last.split(separator: ".").dropFirst().last.map { $0.uppercased() }
        let size = size(state.size, call)
        let facts = [ending, size].compactMap(\.self).joined(separator: ", ")
        return [
            "<p class=\"insert insert--file\"><a href=\"\(address.escaped(for: .attribute))\" download>"
                + "\((call.text("title") ?? last).escaped(for: .content))</a> "
                + "<span>\(facts.escaped(for: .content))</span></p>\n"
        ]
    }

    /// In kilobytes below a megabyte, above with one place after the point.
    private func size(_ bytes: Int, _ call: ShortcodeCall) -> String {
        if bytes < 1_000_000 { return "\(max(1, (bytes + 500) / 1_000))\u{A0}kB" }
        let tenths = (bytes + 50_000) / 100_000
        let whole = call.words.number(tenths / 10)
        return tenths % 10 == 0
            ? "\(whole)\u{A0}MB" : "\(whole)\(call.words[.decimalMark])\(tenths % 10)\u{A0}MB"
    }
}
