import Basics
import Domain
import Foundation
import Markdown
import Presentation

/// Several pictures side by side, each with its caption; one at a time large where scripts run.
struct GalleryShortcode: Shortcode {
    let name = "gallery"
    let parameters: [ShortcodeParameter] = [.optional("title")]
    let main: String? = "title"
    let hasBody = true

    /// How what it stands for begins, by which its text is made into figures.
    static let beginning = "<figure class=\"insert insert--gallery\""

    func html(_ call: ShortcodeCall) -> [String]? {
        var count = 0
        let lines = (call.body ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        for (place, line) in lines.enumerated() {
            let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
            if text.isEmpty { continue }
            guard text.hasPrefix("!["), text.hasSuffix(")") || text.hasSuffix("]") else {
                call.fault(
                    "a gallery holds pictures only",
                    at: FilePosition(line: call.tag.line + place, column: 1),
                    hint: "write one on each line: ![what it shows](pictures/NAME \"caption\")"
                )
                return nil
            }
            count += 1
        }
        guard count > 0 else {
            call.fault(
                "the gallery has no pictures",
                hint: "write one on each line: ![what it shows](pictures/NAME \"caption\")"
            )
            return nil
        }
        for picture in MarkdownRenderer().outline(of: call.body ?? "").references
        where picture.kind == .picture && !OwnAddress.isElsewhere(picture.address) {
            // One that is not there is told as such, and has no link.
            let isFound =
                picture.address.hasPrefix("/")
                || call.site.pictures.fault(of: OwnAddress(picture.address).path) == nil
            if isFound { call.refer(to: picture.address) }
        }
        let words = call.words
        let title = call.text("title")
        let label = (title ?? words[.gallery]).escaped(for: .attribute)
        let heading =
            title.map { "<p class=\"insert__title\">\($0.escaped(for: .content))</p>" } ?? ""
        func button(_ step: Int, _ sign: String, _ label: String) -> String {
            "<button type=\"button\" data-step=\"\(step)\" "
                + "aria-label=\"\(label.escaped(for: .attribute))\">\(sign)</button>"
        }
        return [
            "\(Self.beginning) role=\"group\" aria-label=\"\(label)\">\(heading)"
                + "<div class=\"insert__grid\">",
            "</div><dialog aria-label=\"\(label)\"><div></div><div class=\"insert__bar\">"
                + button(-1, "‹", words[.galleryPrevious])
                + "<output></output>" + button(1, "›", words[.galleryNext])
                + "<button type=\"button\" aria-label=\"\(words[.close].escaped(for: .attribute))\">×</button>"
                + "</div></dialog></figure>\n",
        ]
    }
}
