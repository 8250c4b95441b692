import Basics
import Domain
import Presentation

/// A message of a network as a quotation, which is asked for from there when a reader wants it.
struct PostShortcode: Shortcode {
    let name = "post"
    let parameters: [ShortcodeParameter] = [
        .required("address"), .required("author"), .optional("date"),
    ]
    let main: String? = "address"
    let hasBody = true

    func html(_ call: ShortcodeCall) -> [String]? {
        let embed: EmbedAddress
        do throws(EmbedAddress.Fault) {
            embed = try .message(
                call.text("address") ?? "",
                allowed: call.site.settings.publication.embedHosts
            )
        } catch {
            call.fault(error.message, at: "address", hint: error.hint)
            return nil
        }
        guard call.body?.nonBlank != nil else {
            call.fault("the post has no text", hint: "quote it between the two tags")
            return nil
        }
        let words = call.words
        let author = call.text("author") ?? ""
        let day = day(call)
        if call.isFaulty { return nil }
        let title = words.text(.embedPost, [.source: embed.service])
        let said = [
            "<cite>\(author.escaped(for: .content))</cite>",
            day.map {
                "<time datetime=\"\($0.dashed)\">\(words.dayLong($0))</time>"
            },
        ]
        let link = InsertMarkup.embed(embed, title: title, in: title.escaped(for: .content))
        let note = words.text(.embedPostNote, [.source: embed.service])
        return [
            "<figure class=\"insert insert--post\">"
                + "<blockquote cite=\"\(embed.page.escaped(for: .attribute))\">",
            "</blockquote><figcaption>\(said.compactMap(\.self).joined(separator: ", "))<br>"
                + "\(link) <small class=\"insert__note\">\(note.escaped(for: .content))</small>"
                + "</figcaption></figure>\n",
        ]
    }

    private func day(_ call: ShortcodeCall) -> Day? {
        guard let text = call.text("date") else { return nil }
        if let found = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)/),
            let year = Int(foreign: found.output.1), let month = Int(foreign: found.output.2),
            let day = Int(foreign: found.output.3), (1...12).contains(month),
            (1...31).contains(day)
        {
            return Day(year: year, month: month, day: day)
        }
        call.fault("'date' must be a day, not '\(text)'", at: "date", hint: "write 2026-11-20")
        return nil
    }
}
