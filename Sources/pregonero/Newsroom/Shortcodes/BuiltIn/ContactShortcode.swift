import Basics
import Domain
import Foundation
import Presentation
import WebURL

/// A way to write to the newsroom: a letter by mail, or a form that goes where the site chooses.
struct ContactShortcode: Shortcode {
    let name = "contact"
    let parameters: [ShortcodeParameter] = [
        .optional("mail"), .optional("action"), .optional("title"), .optional("subject"),
    ]
    let main: String? = "mail"

    func html(_ call: ShortcodeCall) -> [String]? {
        let title = call.text("title") ?? call.words[.contactTitle]
        switch (call.text("mail"), call.text("action")) {
        case (let mail?, nil): return letter(mail, title, call)
        case (nil, let action?): return form(action, title, call)
        default:
            call.fault(
                "'contact' needs either 'mail' or 'action'",
                hint: "write mail=\"desk@example.org\", or action=\"https://…\" for a form"
            )
            return nil
        }
    }

    private func letter(_ mail: String, _ title: String, _ call: ShortcodeCall) -> [String]? {
        guard mail.wholeMatch(of: /[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+/) != nil else {
            call.fault(
                "'\(mail)' is no address of mail",
                at: "mail",
                hint: "write name@example.org"
            )
            return nil
        }
        let subject = call.text("subject").flatMap {
            $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        }
        let address = "mailto:\(mail)\(subject.map { "?subject=\($0)" } ?? "")"
        return [
            "<p class=\"insert insert--contact\"><a class=\"button\" "
                + "href=\"\(address.escaped(for: .attribute))\">"
                + "\(title.escaped(for: .content))</a></p>\n"
        ]
    }

    private func form(_ action: String, _ title: String, _ call: ShortcodeCall) -> [String]? {
        let base = call.site.settings.baseURL
        let address: String
        if action.hasPrefix("/"), !action.hasPrefix("//") {
            address = base.link(action)
        } else if let url = WebURL(action), url.scheme == "https", MediaOrigin.of(url.href) != nil {
            address = url.href
        } else {
            call.fault(
                "a form cannot be sent to '\(action)'",
                at: "action",
                hint: "write a path of the site, as /contact, or an address over https"
            )
            return nil
        }
        let words = call.words
        func field(_ key: String, _ input: String) -> String {
            "<label>\(key.escaped(for: .content)) \(input)</label>"
        }
        let subject = call.text("subject").map {
            "<input type=\"hidden\" name=\"subject\" value=\"\($0.escaped(for: .attribute))\">"
        }
        return [
            "<div class=\"insert insert--contact\"><p class=\"insert__title\">"
                + "\(title.escaped(for: .content))</p><form class=\"insert__form\" "
                + "action=\"\(address.escaped(for: .attribute))\" method=\"post\">"
                + (subject ?? "")
                + field(
                    words[.contactName],
                    "<input name=\"name\" autocomplete=\"name\" maxlength=\"200\" required>"
                )
                + field(
                    words[.contactMail],
                    "<input type=\"email\" name=\"email\" autocomplete=\"email\" "
                        + "maxlength=\"200\" required>"
                )
                + field(
                    words[.contactText],
                    "<textarea name=\"message\" rows=\"6\" maxlength=\"10000\" required></textarea>"
                )
                + "<button class=\"button\">\(words[.contactSend].escaped(for: .content))</button>"
                + "</form></div>\n"
        ]
    }
}
