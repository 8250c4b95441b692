/// An archive that a newer program has taken over, so that this one cannot read it.
public struct NewerArchive: Equatable, Sendable {
    public let path: String
    /// The number of its schema.
    public let found: Int
    /// The newest that this program knows.
    public let known: Int
    /// The program that took it over; nil where nothing names it.
    public let program: String?
    /// The name of the archive as it was before, which lies beside it; nil where there is none that this program reads.
    public let former: String?

    public init(path: String, found: Int, known: Int, program: String?, former: String?) {
        self.path = path
        self.found = found
        self.known = known
        self.program = program
        self.former = former
    }

    public var message: String {
        let writer = program.map { ", by pregonero \($0)" } ?? ""
        return "the archive has schema \(found)\(writer), this program knows \(known)"
    }

    public var hint: String {
        let back =
            former.map { "; or go back to what it was before: move \($0) to its place" } ?? ""
        return "use the pregonero that wrote it, or a newer one\(back)"
    }
}
