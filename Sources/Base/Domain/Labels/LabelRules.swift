import Basics

/// Which topics and authors have lists of their own beside those that own articles name, and under which other names.
public struct LabelRules: Hashable, Sendable {
    /// The label that each of these names means; the names as labels too.
    public var meanings: [Label: Label]
    /// What the authors are called whom articles may name by their ids.
    public var authorNames: [String: String]
    /// Whether those whom only feeds name have lists too.
    public var listsAllAuthors: Bool

    public init(
        meanings: [Label: Label] = [:],
        authorNames: [String: String] = [:],
        listsAllAuthors: Bool = false
    ) {
        self.meanings = meanings
        self.authorNames = authorNames
        self.listsAllAuthors = listsAllAuthors
    }

    /// What an author is called whom an article names, perhaps by an id or in another spelling.
    public func authorName(_ named: String) -> String {
        guard !authorNames.isEmpty, let label = label(.author, named: named) else {
            return named.plainLine
        }
        return authorNames[label.id] ?? named.plainLine
    }

    /// Whether those have lists whom the articles of a source name.
    public func lists(authorsOf source: SourceID) -> Bool {
        listsAllAuthors || source == Source.ownID
    }

    /// The label of a name; nil for a name that is too long to be one, or of spaces.
    public func label(_ kind: Label.Kind, named name: String) -> Label? {
        guard name.count <= Label.longestName, name.contains(where: { !$0.isWhitespace }) else {
            return nil
        }
        let label = Label(kind, named: name)
        return meanings[label] ?? label
    }
}
