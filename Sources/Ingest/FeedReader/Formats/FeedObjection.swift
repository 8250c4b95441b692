import Basics

/// What a feed says against showing elsewhere what it carries.
enum FeedObjection {
    /// What programs are asked to leave alone.
    private static let refusals = ["noindex", "none", "noai", "noimageai"]

    /// `access:restriction: deny` or `robots: noindex, noai`; nil for an element that says nothing against it.
    static func of(_ element: XMLElement) -> String? {
        if element.kind == .accessRestriction {
            return word(element["relationship"]) == "deny" ? "access:restriction: deny" : nil
        }
        guard word(element["name"]) == "robots" else { return nil }
        let words = word(element["content"])?.split { $0 == "," || $0 == " " } ?? []
        let said = refusals.filter { words.contains(Substring($0)) }
        return said.isEmpty ? nil : "robots: \(said.joined(separator: ", "))"
    }

    private static func word(_ text: String?) -> String? {
        text?.trimmingASCIISpace().lowercased()
    }
}
