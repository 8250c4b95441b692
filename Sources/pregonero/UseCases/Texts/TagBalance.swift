import Basics

/// Which elements of a piece of cleaned HTML begin or end outside of it; carried along, so that nothing is read twice.
struct TagBalance {
    /// Ends of elements that began before it.
    private var closed: [String] = []
    /// Elements that do not end in it.
    private var open: [String] = []
    /// Whether elements overlap.
    private var overlaps = false

    /// Whether every element that begins in it ends in it.
    var isEven: Bool { !overlaps && closed.isEmpty && open.isEmpty }

    init() {}

    init(_ html: String) { add(html) }

    private static let empty: Set<String> = [
        "area", "br", "col", "hr", "img", "input", "source", "track", "wbr",
    ]

    /// Takes in what stands behind it.
    mutating func add(_ html: String) {
        var rest = html[...]
        while let start = rest.place(of: "<") {
            let tag = rest[start.upperBound...].before(">")
            rest = rest[tag.endIndex...]
            let name = Substring(
                tag.utf8.drop { $0 == UInt8(ascii: "/") }.prefix { Self.isName($0) }
            )
            if tag.begins(with: "/") {
                close(String(name))
            } else if !name.isEmpty, tag.utf8.last != UInt8(ascii: "/"),
                !Self.empty.contains(String(name))
            {
                open.append(String(name))
            }
        }
    }

    mutating func add(_ other: TagBalance) {
        other.closed.forEach { close($0) }
        open += other.open
        overlaps = overlaps || other.overlaps
    }

    private mutating func close(_ name: String) {
        if let last = open.popLast() {
            if last != name { overlaps = true }
        } else {
            closed.append(name)
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }
}
