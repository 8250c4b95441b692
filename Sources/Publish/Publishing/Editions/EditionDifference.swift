/// What one edition has that another has not, file by file.
public struct EditionDifference: Encodable, Equatable, Sendable {
    public let from: Int
    public let to: Int
    public let added: [String]
    public let changed: [String]
    public let removed: [String]

    init(from: Int, to: Int, _ changes: [FileChange]) {
        self.from = from
        self.to = to
        let changes = changes.filter { !EditionPlaces.isOfServer($0.file) }
        added = changes.filter { $0.before == nil }.map(\.file)
        changed = changes.filter { $0.before != nil && $0.after != nil }.map(\.file)
        removed = changes.filter { $0.after == nil }.map(\.file)
    }
}
