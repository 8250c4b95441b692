/// A licence under which others may use a text, by its address.
public struct License: Hashable, Sendable {
    /// Of the web; those of Creative Commons as creativecommons.org spells them.
    public let address: String
    /// What it is called in short, `CC BY-SA 4.0`; nil where only its address is known.
    public let name: String?

    /// - Parameter text: an address of the web, or the short name of a licence of Creative Commons with its version.
    public init?(_ text: String) {
        if let license = License(creativeCommons: text) {
            self = license
            return
        }
        guard Self.isAddress(text) else { return nil }
        address = text
        name = nil
    }

    /// - Parameter text: the address of a licence of Creative Commons, or its short name with its version, and nothing else.
    public init?(creativeCommons text: String) {
        guard let license = CommonsLicense(address: text) ?? CommonsLicense(shortName: text) else {
            return nil
        }
        address = license.address
        name = license.name
    }

    /// Only these have a name here.
    public var isOfCreativeCommons: Bool { name != nil }

    /// What readers see of it: its name, else where it stands.
    public var title: String {
        if let name { return name }
        let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
        let host = address[start...].prefix { !"/?#:".contains($0) }
        return String(host.hasPrefix("www.") ? host.dropFirst(4) : host)
    }

    /// Characters of an address.
    private static let limit = 500

    private static func isAddress(_ text: String) -> Bool {
        let lower = text.prefix(8).lowercased()
        guard let scheme = ["https://", "http://"].first(where: { lower.hasPrefix($0) }),
            text.utf8.count <= limit
        else { return false }
        let rest = text.utf8.dropFirst(scheme.utf8.count)
        let host = rest.prefix { !"/?#".utf8.contains($0) }
        return !host.isEmpty && !host.contains(UInt8(ascii: "@"))
            && rest.allSatisfy { (0x21...0x7E).contains($0) && !"\"<>".utf8.contains($0) }
    }
}

extension License: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        address = text
        name = CommonsLicense(address: text)?.name
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(address)
    }
}
