import Basics
import Presentation

/// A sound of the newsroom's own with the browser's player.
struct AudioShortcode: Shortcode {
    let name = "audio"
    let parameters: [ShortcodeParameter] = [
        .required("address"), .optional("title"), .optional("caption"),
    ]
    let main: String? = "address"

    func html(_ call: ShortcodeCall) -> [String]? {
        guard let address = call.medium("address", .sound) else { return nil }
        let title = call.text("title") ?? call.words[.listen]
        let source = address.escaped(for: .attribute)
        let caption = [call.text("title"), call.text("caption")].compactMap(\.self)
            .joined(separator: ". ")
        return [
            "<figure class=\"insert insert--audio\"><audio controls preload=\"none\" src=\"\(source)\" "
                + "aria-label=\"\(title.escaped(for: .attribute))\">"
                + "<a href=\"\(source)\">\(title.escaped(for: .content))</a></audio>"
                + InsertMarkup.caption(caption) + "</figure>\n"
        ]
    }
}
