import Domain
import Foundation

/// Keys whose values take more than the head.
extension HeadKey {
    static func date(_ name: String) -> HeadKey where Value == (TimeZone) -> Date? {
        HeadKey(name) { fields in { fields.date(name, timeZone: $0) } }
    }

    /// A moment that must have come to be shown; it takes the build's clock.
    static func pastDate(_ name: String) -> HeadKey where Value == (Date, TimeZone) -> Date? {
        HeadKey(name) { fields in { fields.pastDate(name, at: $0, timeZone: $1) } }
    }

    /// The same in a text that may wait for its own time; it also takes whether it does, and then warns of nothing.
    static func pastDateOnceShown(
        _ name: String
    ) -> HeadKey where Value == (Date, TimeZone, Bool) -> Date? {
        HeadKey(name) { fields in
            { fields.pastDate(name, at: $0, timeZone: $1, isWaiting: $2) }
        }
    }

    static func section(_ name: String) -> HeadKey where Value == ([Section]) -> SectionID? {
        HeadKey(name) { fields in { fields.section(name, known: $0) } }
    }

    /// A picture with the words to it, by the folder `Content`.
    static func picture(
        _ name: String,
        with words: [String]
    ) -> HeadKey where Value == (URL, PictureReferences) -> Picture? {
        HeadKey(name, with: words) { fields in
            { fields.picture(in: $0, $1, key: name, words: words) }
        }
    }

    static func sound(_ name: String) -> HeadKey where Value == (SoundReferences) -> Enclosure? {
        HeadKey(name) { fields in { $0.enclosure(fields, key: name) } }
    }

    /// Names of topics, below several keys.
    static func tags(
        _ name: String,
        with further: [String]
    ) -> HeadKey where Value == (LabelNames) -> [String] {
        HeadKey(name, with: further) { fields in { $0.tags(fields, of: [name] + further) } }
    }

    /// Names of authors, below several keys.
    static func authors(
        _ name: String,
        with further: [String]
    ) -> HeadKey where Value == (LabelNames) -> [String] {
        HeadKey(name, with: further) { fields in { $0.authors(fields, of: [name] + further) } }
    }

    /// What an article had to correct, by the build's clock.
    static func corrections(
        _ name: String
    ) -> HeadKey where Value == (Date, TimeZone) -> [Correction]? {
        HeadKey(name) { fields in { fields.corrections(name, at: $0, timeZone: $1) } }
    }

    /// Who a text is: empty where it says nothing, nil for what is no id.
    static func id(_ name: String) -> HeadKey where Value == String? {
        HeadKey(name) { TextAddresses.id($0, key: name) }
    }
}
