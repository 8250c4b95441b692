/// A part of the portal that can be built alone, under the name by which `build --only` knows it.
public struct PageKind: Hashable, Sendable {
    public let name: String

    init(_ name: String) {
        self.name = name
    }

    /// What stands in files, and what every portal has for its readers.
    static let pages = PageKind("pages")
    public static let feeds = PageKind("feeds")

    /// Those of the families in their order, then those of several.
    public static let all = PageFamilies.all.flatMap(\.kinds) + [pages, feeds]
}
