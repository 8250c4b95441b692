import Basics

/// What the address of a picture or a film tells of its size, and what is left of it without: that is the same for all
/// its renditions.
struct RenditionAddress {
    private(set) var rest = ""
    /// In pixels; nil where the address does not tell.
    private(set) var width: Int?

    /// What services that scale pictures are asked for behind the address; `s` is a size or a signature.
    private static let sizes: Set<String> = [
        "auto", "crop", "dpr", "fit", "fm", "format", "h", "height", "q", "quality", "resize", "s",
        "sig", "signature", "size", "ssl", "strip", "w", "width",
    ]

    init(_ item: MediaPicture) {
        let parts = item.url.prefix { $0 != "#" }.split(
            separator: "?",
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        let numbers = Set([item.width, item.height].compactMap(\.self).map(String.init))
        for path in parts.prefix(1) { readPath(path, numbers) }
        for query in parts.dropFirst() { readQuery(query) }
    }

    /// `river-1024x683.jpg` is `river.jpg`, and `river/1024.jpg` is `river/#.jpg` where it is 1024 wide.
    private mutating func readPath(_ path: Substring, _ numbers: Set<String>) {
        var ahead = path
        while !ahead.isEmpty {
            let words = ahead.prefix { !Self.isDigit($0) }
            ahead = ahead[words.endIndex...]
            rest += words
            let number = ahead.prefix(while: Self.isDigit)
            ahead = ahead[number.endIndex...]
            let second = ahead.first == "x" ? ahead.dropFirst().prefix(while: Self.isDigit) : ""
            if 2...4 ~= number.count, 2...4 ~= second.count {
                ahead = ahead[second.endIndex...]
                width = Int(foreign: number)
                if rest.last == "-" || rest.last == "_" { rest.removeLast() }
            } else {
                rest += numbers.contains(String(number)) ? "#" : number
            }
        }
    }

    private mutating func readQuery(_ query: Substring) {
        for field in query.split(separator: "&") {
            let name = field.prefix { $0 != "=" }.lowercased()
            if name == "w" || name == "width" {
                width = Int(foreign: field.dropFirst(name.count + 1), in: 1...99_999) ?? width
            }
            if !Self.sizes.contains(name) { rest += "&\(field)" }
        }
    }

    private static func isDigit(_ character: Character) -> Bool {
        character.isASCII && character.isNumber
    }
}
