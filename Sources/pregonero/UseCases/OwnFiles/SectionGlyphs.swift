import Basics
import Domain

/// Looks whether the theme has the marks that sections name; in the place of those that it has not stands the bell.
struct SectionGlyphs {
    let layout: SiteLayout
    /// Those of the theme.
    let known: [String]

    func check(_ sections: [Section]) -> [Diagnostic] {
        let names = Set(known)
        return sections.filter { !names.contains($0.glyph) }.map { section in
            let place = NamedPlace(of: section.glyph, under: ["sections"], in: layout)
            return Diagnostic(
                .warning,
                "the section '\(section.id)' has the unknown glyph '\(section.glyph)'; "
                    + "the bell stands in",
                path: layout.name(of: layout.configuration),
                line: place?.line,
                column: place?.column,
                hint: NearestName.of(section.glyph, in: known).map { "did you mean '\($0)'?" }
                    ?? "glyphs: \(known.joined(separator: ", "))"
            )
        }
    }
}
