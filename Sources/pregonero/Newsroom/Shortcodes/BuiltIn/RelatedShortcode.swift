import Basics
import Domain
import Foundation
import Markdown
import Presentation

/// A list of the newsroom's own articles and pages that go with a text.
struct RelatedShortcode: Shortcode {
    let name = "related"
    let parameters: [ShortcodeParameter] = [.required("texts"), .optional("title")]
    let main: String? = "texts"
    let takesMany = true

    func html(_ call: ShortcodeCall) -> [String]? {
        let rows = call.all("texts").compactMap { row($0, call) }
        if call.isFaulty { return nil }
        let title = (call.text("title") ?? call.words[.related])
        return [
            "<nav class=\"insert insert--related\" aria-label=\"\(title.escaped(for: .attribute))\">"
                + "<p class=\"insert__title\">\(title.escaped(for: .content))</p>"
                + "<ul>\(rows.joined())</ul></nav>\n"
        ]
    }

    private func row(_ value: ShortcodeTag.Parameter, _ call: ShortcodeCall) -> String? {
        let named = value.value.hasSuffix(".md") ? value.value : value.value + ".md"
        guard
            let place = call.site.links.place(of: named, in: call.path)
                ?? place(of: value.value, call),
            let document = document(place, call.site), let title = try? document.string("title")
        else {
            call.fault(
                "there is no text '\(value.value)'",
                at: value.position,
                hint: call.site.links.nearest(to: named)
                    ?? "name the file of an article or a page, or the id at the end of its address"
            )
            return nil
        }
        call.refer(to: place)
        let fields = FrontMatterFields(document: document, log: DiagnosticLog())
        let language = TextName(of: URL(filePath: place), fields, in: call.site.settings).language
        let foreign = language == call.language ? "" : " lang=\"\(language.tag)\""
        return "<li\(foreign)><a href=\"\(place.escaped(for: .attribute))\">"
            + "\(title.escaped(for: .content))</a></li>"
    }

    /// By the id in which the address of an article ends.
    private func place(of id: String, _ call: ShortcodeCall) -> String? {
        guard id.wholeMatch(of: /[a-z2-7]{10,}/) != nil else { return nil }
        func isMeant(_ identity: String) -> Bool {
            ItemID(source: Source.ownID, identity: identity, length: id.count).text == id
        }
        let name =
            call.site.articles.first { isMeant(String($0.dropLast(".md".count))) }
            ?? call.site.namedArticles.names.first { isMeant($0.key) }?.value.first
        return name.map { "articles/\($0)" }
    }

    private func document(_ place: String, _ site: ShortcodeSite) -> FrontMatterDocument? {
        let file = site.layout.contentFile(place)
        return (try? OwnText(file)).flatMap {
            try? FrontMatterDocument.parse($0.text, path: place)
        }
    }
}
