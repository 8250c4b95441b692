import Basics
import Domain
import Presentation

/// A genre under which programmes are listed.
struct ProgrammeGenre: Hashable, Sendable {
    /// The same in all languages of the site: from its name in the first one.
    let slug: String
    let name: LocalizedText

    init?(_ name: LocalizedText, language: Language) {
        guard let text = name.text(in: language, fallback: language)?.text.nonBlank else {
            return nil
        }
        self.name = name
        slug = TeamName.readableSlug(text)
    }

    func title(in language: Language, fallback: Language) -> String {
        (name.text(in: language, fallback: fallback)?.text ?? slug).capitalizingFirst()
    }
}
