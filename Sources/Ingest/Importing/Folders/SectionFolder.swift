import Basics

/// Tells folders that are sections of a newspaper from those that only hold all of its articles.
enum SectionFolder {
    /// What folders of all articles are called, folded.
    private static let ofAll: Set<String> = [
        "actualites", "actualidad", "article", "articles", "articolo", "articoli", "articulos",
        "artigos", "artikel", "beitrage", "blog", "blogs", "contents", "entradas", "entries",
        "items", "nachrichten", "news", "nieuws", "noticias", "notizie", "nouvelles", "post",
        "posts", "publicaciones", "stories", "story", "textos", "texts",
    ]

    /// Neither one of all articles, nor one of a year.
    static func isSection(_ name: String) -> Bool {
        !name.allSatisfy(\.isNumber) && !ofAll.contains(Folding.fold(name))
    }

    /// `Fin de semana` for `fin-de-semana`.
    static func title(of name: String) -> String {
        let words = name.split { "-_".contains($0) || $0.isWhitespace }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
