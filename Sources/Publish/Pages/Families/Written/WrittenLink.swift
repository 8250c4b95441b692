import Basics
import Foundation

/// A link in a text of the newsroom's own that leads to something of the portal.
public struct WrittenLink: Hashable, Sendable {
    /// As the text has it.
    public let address: String
    public private(set) var target: Target
    /// What follows the target: `?q=a`, `#heading`, both or nothing.
    public let rest: String
    /// The file that holds it, as messages name it.
    public let file: String
    /// The identity of the article that holds it; nil for a page or a note.
    public private(set) var article: String?
    /// Counted from 1.
    public let line: Int
    public let column: Int

    /// To what it leads.
    public enum Target: Hashable, Sendable {
        /// An article of the newsroom's own, by its identity.
        case article(String)
        /// A page of its own, by the file as messages name it.
        case page(String)
        /// A file that is published, by its path below `Content/`.
        case file(String)
        /// A site path.
        case site(String)
        /// The text itself.
        case itself
        /// Nothing that there is, and what can be done.
        case nothing(hint: String)
    }

    public init(
        address: String,
        target: Target,
        rest: String,
        file: String,
        article: String?,
        line: Int,
        column: Int
    ) {
        self.address = address
        self.target = target
        self.rest = rest
        self.file = file
        self.article = article
        self.line = line
        self.column = column
    }

    /// The same, articles by their ids where they have some.
    ///
    /// - Parameter identities: by what they would be called without.
    /// - Returns: the same where none is concerned.
    public func with(identities: [String: String]) -> Self {
        guard !identities.isEmpty else { return self }
        var link = self
        link.article = article.map { identities[$0] ?? $0 }
        if case .article(let name) = target { link.target = .article(identities[name] ?? name) }
        return link
    }

    func add(to hash: inout StableHash) {
        for text in [file, address, rest, target.name] { hash.add(text) }
        hash.add(line)
        hash.add(column)
    }

    /// Whether browsers understand it as it is.
    var isSpelt: Bool {
        switch target {
        case .site, .itself: true
        case .article, .page, .file, .nothing: false
        }
    }

    /// The id of the element to which it leads; nil for the whole page.
    public var anchor: String? {
        guard let start = rest.firstIndex(of: "#") else { return nil }
        let name = rest[rest.index(after: start)...]
        // The beginning of the page, and words for which browsers look themselves.
        let isNamed = !name.isEmpty && name != "top" && !name.hasPrefix(":~:")
        return isNamed ? name.removingPercentEncoding ?? String(name) : nil
    }
}

extension WrittenLink.Target {
    /// The identity of the article to which it leads.
    var article: String? {
        if case .article(let identity) = self { return identity }
        return nil
    }

    /// Differs for every two of them.
    var name: String {
        switch self {
        case .article(let identity): "article \(identity)"
        case .page(let file): "page \(file)"
        case .file(let path): "file \(path)"
        case .site(let path): "site \(path)"
        case .itself: "itself"
        case .nothing(let hint): "nothing \(hint)"
        }
    }
}
