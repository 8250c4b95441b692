import Basics

/// Marks the links of a text that somebody paid for, so that search engines do not count them.
enum SponsoredLinks {
    /// The text with `sponsored` among the relations of each link that leads elsewhere. It comes from our own serialiser,
    /// so that attributes are always quoted with `"`.
    static func marked(_ html: String) -> String {
        var result = ""
        var rest = html[...]
        while let start = rest.place(of: "<a ") {
            let tag = rest[start.lowerBound...].before(">")
            result += rest[..<start.lowerBound]
            result += Self.tag(tag)
            rest = rest[tag.endIndex...]
        }
        return result + rest
    }

    private static func tag(_ tag: Substring) -> Substring {
        guard tag.place(of: "href=\"http") != nil else { return tag }
        guard let relation = tag.place(of: " rel=\"") else { return tag + " rel=\"sponsored\"" }
        return tag[..<relation.upperBound] + "sponsored " + tag[relation.upperBound...]
    }
}
