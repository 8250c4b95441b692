/// What the program knows of a language beside its texts, which lie in `Templates/texts`.
public struct LanguageData: Sendable {
    /// BCP 47, in lower case.
    public let tag: String
    /// When a number takes which form of a text; a form without a condition is not of the language.
    ///
    /// The cardinal rules of Unicode CLDR 48, `common/supplemental/plurals.xml`, word by word (Unicode License v3,
    /// unicode.org/license.txt).
    public let plurals: [PluralCategory: String]
    /// What search takes off words; nil where they stay as they are.
    public let endings: WordEndings?
    /// Words that stand in headlines on anything, folded, of four letters and more, divided by spaces.
    public let headlineStopWords: String
    /// The usual sections by their ids.
    public let sections: [String: SectionWords]
    /// The names of countries as Unicode CLDR has them: `AD Andorra, AE Emiratos Árabes Unidos`. Those that lack are
    /// said in English.
    public let countryNames: String

    init(
        _ tag: String,
        plurals: [PluralCategory: String],
        endings: WordEndings? = nil,
        headlineStopWords: String = "",
        sections: [String: SectionWords] = [:],
        countryNames: String = ""
    ) {
        self.tag = tag
        self.plurals = plurals
        self.endings = endings
        self.headlineStopWords = headlineStopWords
        self.sections = sections
        self.countryNames = countryNames
    }
}

/// What one of the usual sections is called in a language.
public struct SectionWords: Sendable {
    public let title: String
    /// Categories of feeds that belong there, beside the title.
    public let accepts: [String]

    init(_ title: String, accepts: [String] = []) {
        self.title = title
        self.accepts = accepts
    }
}
