import Basics

/// A line of `moved.txt`, so that messages can name it.
public struct WrittenMove: Hashable, Sendable {
    /// The old address.
    public let path: String
    /// As messages name it.
    public let file: String
    /// Counted from 1.
    public let line: Int

    public init(path: String, file: String, line: Int) {
        self.path = path
        self.file = file
        self.line = line
    }

    func add(to hash: inout StableHash) {
        for text in [path, file] { hash.add(text) }
        hash.add(line)
    }
}
