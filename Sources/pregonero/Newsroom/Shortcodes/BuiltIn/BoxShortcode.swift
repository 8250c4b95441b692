import Basics

/// A box with facts beside the story: Markdown below a title. A section, since readers' modes of browsers take asides out.
struct BoxShortcode: Shortcode {
    let name = "box"
    let parameters: [ShortcodeParameter] = [.optional("title")]
    let main: String? = "title"
    let hasBody = true

    func html(_ call: ShortcodeCall) -> [String]? {
        let title = call.text("title")
        let label = title.map { " aria-label=\"\($0.escaped(for: .attribute))\"" } ?? ""
        let heading =
            title.map { "<p class=\"insert__title\">\($0.escaped(for: .content))</p>" } ?? ""
        return ["<section class=\"insert insert--box\"\(label)>\(heading)\n", "</section>\n"]
    }
}
