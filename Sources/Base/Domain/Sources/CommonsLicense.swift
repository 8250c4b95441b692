/// A licence of Creative Commons, or its word that a work is free for all, in its parts.
struct CommonsLicense {
    let address: String
    let name: String

    /// By its address, in any of the forms in which it is written: with or without a scheme, of its deed or its text.
    init?(address text: String) {
        guard text.utf8.count <= Self.limit else { return nil }
        var rest = Substring(text.lowercased())
        for prefix in ["https://", "http://", "www."] where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
        }
        let host = "creativecommons.org/"
        guard rest.hasPrefix(host) else { return nil }
        let parts = rest.dropFirst(host.count).prefix { $0 != "?" && $0 != "#" }
            .split(separator: "/").map(String.init)
        guard parts.count >= 2 else { return nil }
        let version = parts.count > 2 && Self.isVersion(parts[2]) ? parts[2] : nil
        if parts[0] == "publicdomain", ["zero", "mark"].contains(parts[1]) {
            self.init(free: parts[1], version: version ?? "1.0")
            return
        }
        guard parts[0] == "licenses",
            Self.codes.contains(parts[1]) || Self.formerCodes.contains(parts[1])
        else { return nil }
        let place = version != nil && parts.count > 3 ? parts[3] : nil
        self.init(parts[1], version: version, place: place.flatMap { Self.isPlace($0) ? $0 : nil })
    }

    /// By its short name with its version: `CC BY-SA 4.0`, `CC-BY-SA-3.0-ES`, `CC0`.
    init?(shortName text: String) {
        guard text.utf8.count <= 40 else { return nil }
        var words = text.lowercased().split { " -_".contains($0) }.map(String.init)
        guard !words.isEmpty else { return nil }
        let first = words.removeFirst()
        if first == "cc0", words.isEmpty || words == ["1.0"] {
            self.init(free: "zero", version: "1.0")
            return
        }
        guard first == "cc", let end = words.firstIndex(where: Self.isVersion) else { return nil }
        let code = words[..<end].joined(separator: "-")
        let places = words[(end + 1)...]
        guard Self.codes.contains(code), places.count <= 1, places.allSatisfy(Self.isPlace) else {
            return nil
        }
        self.init(code, version: words[end], place: places.first)
    }

    private init(_ code: String, version: String?, place: String?) {
        let parts = [code, version, place].compactMap(\.self)
        address = "https://creativecommons.org/licenses/\(parts.joined(separator: "/"))/"
        let words = [code.uppercased(), version, place?.uppercased()].compactMap(\.self)
        name = "CC \(words.joined(separator: " "))"
    }

    private init(free code: String, version: String) {
        address = "https://creativecommons.org/publicdomain/\(code)/\(version)/"
        name = code == "zero" ? "CC0" : "Public Domain"
    }

    /// Bytes of an address.
    private static let limit = 500
    private static let codes: Set<String> = [
        "by", "by-sa", "by-nd", "by-nc", "by-nc-sa", "by-nc-nd",
    ]
    /// Of the first versions, which works still name by their addresses.
    private static let formerCodes: Set<String> = [
        "sa", "nd", "nc", "nc-sa", "nd-nc", "by-nd-nc",
    ]

    private static func isVersion(_ text: String) -> Bool {
        ["1.0", "2.0", "2.1", "2.5", "3.0", "4.0"].contains(text)
    }

    /// A country to whose law it was fitted, or `igo`: `deed.es` and `legalcode` are none.
    private static func isPlace(_ text: String) -> Bool {
        text == "igo" || text == "scotland"
            || text.utf8.count == 2 && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
}
