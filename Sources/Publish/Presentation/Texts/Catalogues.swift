import Basics
public import Domain

/// The texts of the interface in every language of the site.
public struct Catalogues: Sendable {
    private let catalogues: [Language: Catalogue]
    /// Lines that cannot be used, texts that stand twice, plurals that lack a form, and languages for which texts of
    /// others stand in.
    public let warnings: [Diagnostic]

    /// Everything that is wrong with the files.
    public struct Failure: Error, Equatable {
        public let diagnostics: [Diagnostic]
    }

    /// Reads the files in order: a later file of a language replaces single texts of an earlier one.
    ///
    /// - Parameters:
    ///   - files: the theme's own files first, then those of the site.
    ///   - languages: the languages of the site. What one of them lacks is taken from the others in their order, then
    ///     from English and Spanish.
    /// - Throws: every line that would give pages other addresses by mistake, and every text that no language has.
    public init(files: [CatalogueFile], languages: [Language]) throws(Failure) {
        let languagesOfFiles = Dictionary(grouping: files) { Language($0.languageTag) }
            .sorted { $0.key < $1.key }
        let read = ConcurrentMap.map(languagesOfFiles, share: 1) { language, files in
            var draft = CatalogueDraft(language: language, path: files[0].path)
            let problems = files.flatMap { draft.read($0) }
            return (draft: draft, problems: problems)
        }
        let drafts = Dictionary(uniqueKeysWithValues: read.map { ($0.draft.language, $0.draft) })
        var problems = read.flatMap(\.problems).filter { $0.severity == .error }
        let helpers = (languages + ["en", "es"]).compactMap { drafts[$0] }
        var catalogues: [Language: Catalogue] = [:]
        var warnings = read.flatMap { $0.problems + $0.draft.strangeForms }
            .filter { $0.severity == .warning }
        for language in languages {
            guard let draft = drafts[language] else {
                problems.append(Self.missing(language, known: drafts.keys.sorted()))
                continue
            }
            do throws(Diagnostic) {
                catalogues[language] = try Self.complete(draft, from: helpers, &warnings)
            } catch {
                problems.append(error)
            }
        }
        guard problems.isEmpty else { throw Failure(diagnostics: problems) }
        self.catalogues = catalogues
        self.warnings = warnings
    }

    private static func complete(
        _ draft: CatalogueDraft,
        from helpers: [CatalogueDraft],
        _ warnings: inout [Diagnostic]
    ) throws(Diagnostic) -> Catalogue {
        warnings += draft.lackingForms
        let missing = draft.missing
        guard !missing.isEmpty else { return try draft.finished() }
        let others = helpers.filter { $0.language != draft.language }
        var whole = draft
        let (lost, languages) = whole.complete(from: others)
        guard lost.isEmpty else {
            throw Diagnostic(
                .error,
                "\(count(lost)): \(draft.names(of: lost))",
                path: draft.path
            )
        }
        warnings.append(
            Diagnostic(
                .warning,
                "\(count(missing)), for which \(standIns(languages)): "
                    + draft.names(of: missing),
                path: draft.path,
                hint: "write them into this file: name = text"
            )
        )
        return try whole.finished()
    }

    private static func standIns(_ languages: [Language]) -> String {
        let names = languages.map { "'\($0)'" }.joined(separator: " and ")
        return names.isEmpty ? "its tag stands in" : "those of \(names) stand in"
    }

    private static func count(_ keys: [TextKey]) -> String {
        keys.count == 1 ? "1 text is missing" : "\(keys.count) texts are missing"
    }

    public subscript(_ language: Language) -> Catalogue? { catalogues[language] }

    public var languages: [Language] { catalogues.keys.sorted() }

    private static func missing(_ language: Language, known: [Language]) -> Diagnostic {
        let names = known.map(\.tag).joined(separator: ", ")
        return Diagnostic(
            .error,
            "there are no texts in the language '\(language.tag)'",
            hint: "write Templates/texts/\(language.tag).txt, or use one of: \(names)"
        )
    }
}
