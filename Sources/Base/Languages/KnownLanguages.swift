/// The languages that the program knows something of beside their texts.
public enum KnownLanguages {
    /// One line for each file in `Data`; where several have a say, the first goes first.
    public static let all: [LanguageData] = [
        .spanish,
        .english,
        .french,
        .arabic,
        .basque,
        .catalan,
        .chinese,
        .czech,
        .dutch,
        .galician,
        .german,
        .hebrew,
        .hungarian,
        .irish,
        .italian,
        .japanese,
        .korean,
        .lithuanian,
        .polish,
        .portuguese,
        .portugueseOfPortugal,
        .romanian,
        .russian,
        .slovenian,
        .swedish,
        .turkish,
        .ukrainian,
        .welsh,
    ]

    private static let byTag = Dictionary(all.map { ($0.tag, $0) }) { first, _ in first }

    /// What is known of a language by its tag, or by as much of its beginning as has a file: `es` of `es-MX`.
    public static func data(for tag: String) -> LanguageData? {
        var subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
        while !subtags.isEmpty {
            if let data = byTag[subtags.joined(separator: "-")] { return data }
            subtags.removeLast()
        }
        return nil
    }
}
