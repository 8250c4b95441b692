import Basics
import Domain
import Markdown
import Pages

extension HeadKey {
    static func text(_ name: String) -> HeadKey where Value == String? {
        HeadKey(name) { $0.text(name) }
    }

    /// A list; a single text is a list of one.
    static func texts(_ name: String) -> HeadKey where Value == [String] {
        HeadKey(name) { $0.texts(name) }
    }

    static func flag(_ name: String) -> HeadKey where Value == Bool? {
        HeadKey(name) { $0.flag(name) }
    }

    static func language(_ name: String) -> HeadKey where Value == Language? {
        HeadKey(name) { $0.language(name) }
    }

    static func point(_ name: String) -> HeadKey where Value == GeoPoint? {
        HeadKey(name) { $0.point(name) }
    }

    static func form(_ name: String) -> HeadKey where Value == ArticleForm? {
        HeadKey(name) { $0.form(name) }
    }

    /// One of a few words.
    static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String,
        _ type: Choice.Type
    ) -> HeadKey where Value == Choice? {
        HeadKey(name) { $0.choice(name, Choice.self) }
    }

    /// Some of a few words.
    static func choices<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String,
        _ type: Choice.Type
    ) -> HeadKey where Value == [Choice] {
        HeadKey(name) { $0.choices(name, Choice.self) }
    }

    /// Where the navigation leads to a page, if anywhere.
    static func navigation(_ name: String) -> HeadKey where Value == NavigationPlace? {
        HeadKey(name) { fields in
            switch fields.text(name) {
            case nil: .foot
            case "none": nil
            default: fields.choice(name, NavigationPlace.self, besides: ["none"])
            }
        }
    }

    /// How much a feed carries.
    static func feedContent(_ name: String) -> HeadKey where Value == FeedContent? {
        HeadKey(name) { fields in
            guard let word = fields.text(name) else { return nil }
            let content = FeedContent(rawValue: word)
            if content == nil {
                let known = FeedContent.allCases.map(\.rawValue)
                fields.warn(
                    name,
                    "'\(name)' cannot be '\(word)'",
                    hint: NearestName.of(word, in: known).map { "did you mean '\($0)'?" }
                        ?? "one of: \(known.joined(separator: ", "))"
                )
            }
            return content
        }
    }
}
