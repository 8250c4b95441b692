import Domain

/// The names that many items share, and what they have in common; each is kept once, and known by its number.
struct ListingNames: Sendable {
    var sources = NumberedNames<SourceID>()
    var languages = NumberedNames<Language>()
    var sections = NumberedNames<SectionID>()
    var forms = NumberedNames<ArticleForm>()
    var traits = NumberedNames<ListingTraits>()
}

extension ListingNames {
    /// Names and what items have in common, as they were numbered elsewhere: each by its place.
    struct Numbered {
        let sources: [SourceID]
        let languages: [Language]
        let sections: [SectionID]
        let forms: [ArticleForm]
        let traits: [ListingTraits]
    }

    var numbered: Numbered {
        Numbered(
            sources: sources.names,
            languages: languages.names,
            sections: sections.names,
            forms: forms.names,
            traits: traits.names
        )
    }

    /// Takes in what was numbered elsewhere.
    ///
    /// - Returns: the numbers that the traits have here, by those that they had.
    mutating func merge(_ others: Numbered) -> [UInt32] {
        let sources = others.sources.map { self.sources.number(of: $0) }
        let languages = others.languages.map { self.languages.number(of: $0) }
        let sections = others.sections.map { self.sections.number(of: $0) }
        let forms = others.forms.map { self.forms.number(of: $0) }
        return others.traits.map { traits in
            self.traits.number(
                of: ListingTraits(
                    source: sources[Int(traits.source)],
                    language: languages[Int(traits.language)],
                    shelf: languages[Int(traits.shelf)],
                    section: sections[Int(traits.section)],
                    form: forms[Int(traits.form)],
                    isLive: traits.isLive
                )
            )
        }
    }
}
