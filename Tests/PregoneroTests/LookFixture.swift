import Foundation

/// A site with a look of its own, and the files of it.
enum LookFixture {
    static let logo = """
        <svg xmlns="http://www.w3.org/2000/svg" width="320" height="64" viewBox="0 0 320 64">
        <path fill="#004f9e" d="M0 0h320v64H0z"/></svg>
        """
    static let icon = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#004f9e" d="M0 0h32v32H0z"/></svg>
        """

    /// A TrueType font with a space and the letters from a to z, half as wide as they are high.
    static let font: [UInt8] = {
        func shorts(_ values: [Int]) -> [UInt8] {
            values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        }
        var head = [Int](repeating: 0, count: 27)
        head[9] = 1_000
        var hhea = [Int](repeating: 0, count: 18)
        hhea[2] = 900
        hhea[3] = -300
        hhea[17] = 1
        let cmap =
            [0, 1, 3, 1, 0, 12] + [4, 48, 0, 6, 0, 0, 0]
            + [0x20, 0x7A, 0xFFFF, 0, 0x20, 0x61, 0xFFFF]
            + [1 - 0x20, 2 - 0x61, 1, 0, 0, 0]
        let tables = [
            ("cmap", shorts(cmap)), ("head", shorts(head)), ("hhea", shorts(hhea)),
            ("hmtx", shorts([500, 0])),
        ]
        var offset = 12 + tables.count * 16
        var directory: [UInt8] = []
        for (tag, bytes) in tables {
            directory += Array(tag.utf8) + shorts([0, 0, 0, offset, 0, bytes.count])
            offset += bytes.count
        }
        return shorts([1, 0, tables.count, 0, 0, 0]) + directory + tables.flatMap(\.1)
    }()

    /// A site with one article, and with these lines of `site.theme`.
    static func workplace(_ theme: String) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(site: theme.isEmpty ? "" : "  theme:\n\(theme)")
        try workplace.write(
            "---\ntitle: El puente abre\ndate: 2026-11-20\n---\nTexto del puente.\n",
            to: "Content/articles/puente.md"
        )
        return workplace
    }
}
