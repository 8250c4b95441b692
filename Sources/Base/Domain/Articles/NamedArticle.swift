/// An article as a file of the newsroom names it.
public struct NamedArticle: Hashable, Sendable {
    /// As the file has it.
    public let text: String
    public let name: Name
    /// Of the file, counted from 1.
    public let line: Int

    /// By what an article is known.
    public enum Name: Hashable, Sendable {
        /// Its site path.
        case path(String)
        /// The path of a file below `Content/articles`, or the end of it, without `.md`.
        case file(String)
        /// What stands at the end of its address, or its own `id`.
        case id(String)
    }

    /// The id that stands at the end of an address, whatever became of the headline before it.
    public static func id(endOf path: String) -> String? {
        path.split(separator: "/").last.map { name in
            String(name.lastIndex(of: "-").map { name[name.index(after: $0)...] } ?? name)
        }
    }

    /// - Parameters:
    ///   - text: a whole address, a path, the name of a file, or an id.
    ///   - line: of the file that has it.
    ///   - baseURL: of the site, whose addresses are those of its articles.
    public init(_ text: String, line: Int, baseURL: BaseURL) {
        self.text = text
        self.line = line
        let root = baseURL.absolute("/")
        let text = text.hasPrefix(root) ? "/" + text.dropFirst(root.count) : text
        if text.hasPrefix("/") {
            let path = text.prefix { $0 != "?" && $0 != "#" }
            name = .path(path.hasSuffix("/") ? String(path) : path + "/")
        } else if text.hasSuffix(".md") {
            var file = text.dropLast(".md".count)
            // As messages name it, or from `Content`.
            for folder in ["Content/", "articles/"] where file.hasPrefix(folder) {
                file = file.dropFirst(folder.count)
            }
            name = .file(String(file))
        } else {
            name = .id(text)
        }
    }
}

extension NamedArticle {
    /// The same, by the id of the article where its file has one.
    ///
    /// - Parameter identities: the ids of articles, by the paths of their files as `Name.file` has them.
    /// - Returns: the same for one without an id.
    public func with(identities: [String: String]) -> NamedArticle {
        guard case .file(let file) = name, !identities.isEmpty else { return self }
        let fitting = identities.filter { $0.key == file || $0.key.hasSuffix("/\(file)") }
        guard fitting.count == 1, let id = fitting.values.first else { return self }
        return NamedArticle(text: text, name: .id(id), line: line)
    }

    private init(text: String, name: Name, line: Int) {
        self.text = text
        self.name = name
        self.line = line
    }
}
