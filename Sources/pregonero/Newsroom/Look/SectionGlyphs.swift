import Basics
import Domain

/// Looks whether the theme has the marks that sections name; in the place of those that it has not stands the fallback.
struct SectionGlyphs {
    let layout: SiteLayout
    /// Those of the theme.
    let known: [String]

    func check(_ sections: [Section]) -> [Diagnostic] {
        let outcome =
            known.contains(Section.fallbackGlyph)
            ? "the \(Section.fallbackGlyph) stands in" : "no mark stands beside it"
        return sections.marked(from: known).unknown.map { section in
            Diagnostic(
                .warning,
                "the section '\(section.id)' has the unknown glyph '\(section.glyph)'; \(outcome)",
                at: section.places[section.glyph, of: "glyph"],
                else: layout.name(of: layout.configuration),
                hint: NearestName.of(section.glyph, in: known).map { "did you mean '\($0)'?" }
                    ?? "glyphs: \(known.joined(separator: ", "))"
            )
        }
    }
}
