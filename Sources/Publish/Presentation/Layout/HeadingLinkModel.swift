import Basics
import Foundation
public import TemplateModels

/// A heading of a text, as its table of contents lists it.
public struct HeadingLinkModel: TemplateModel, Hashable {
    public let title: String
    /// The id of the heading.
    public let anchor: String
    /// Whether it stands below another heading.
    public let isDeep: Bool

    public static let fields: TemplateFields<HeadingLinkModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .flag("isDeep", \.isDeep),
    ]

    /// The two uppermost levels of headings of a text of the newsroom's own, in their order; none where there is only
    /// one heading. Works on HTML as `Anchors` writes it.
    public static func all(in html: String) -> [HeadingLinkModel] {
        let headings = html.matches(of: /<h([23]) id="([^"]*)"[^>]*>([\s\S]*?)<\/h[23]>/).map {
            match in
            // The mark of a footnote is no word of the heading.
            let words = match.output.3.replacing(/<sup\b.*?<\/sup>/, with: "")
            return HeadingLinkModel(
                title: ShortText.of(String(words), length: 200),
                anchor: String(match.output.2).withoutReferences,
                isDeep: match.output.1 == "3"
            )
        }
        return headings.count > 1 ? headings : []
    }
}
