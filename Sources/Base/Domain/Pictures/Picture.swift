/// A picture that belongs to an item, with what is needed to show it without moving the page.
public struct Picture: Hashable, Sendable {
    /// A path relative to `Content/` for the newsroom's own files, else an absolute address.
    public let address: String
    public let width: Int?
    public let height: Int?
    public let alt: String?
    /// What is read below it.
    public let caption: String?
    public let credit: String?
    /// The name of a licence, or its address.
    public let license: String?
    public let isLocal: Bool
    /// The portal's own copy, where an edition has one: never part of what was received.
    public var copy: PictureCopy?

    /// Whether its address says that it is an SVG, which no network shows and which nothing is made smaller from.
    public var isDrawing: Bool {
        address.prefix { $0 != "?" && $0 != "#" }.lowercased().hasSuffix(".svg")
    }

    public init(
        address: String,
        width: Int? = nil,
        height: Int? = nil,
        alt: String? = nil,
        caption: String? = nil,
        credit: String? = nil,
        license: String? = nil,
        isLocal: Bool,
        copy: PictureCopy? = nil
    ) {
        self.address = address
        self.width = width
        self.height = height
        self.alt = alt
        self.caption = caption
        self.credit = credit
        self.license = license
        self.isLocal = isLocal
        self.copy = copy
    }

    /// What was received of it, as text: equal for equal pictures, whatever the program that wrote it.
    public var fingerprint: String {
        let known =
            "Picture(address: \(address.debugDescription), width: \(Self.text(width)), "
            + "height: \(Self.text(height)), alt: \(Self.text(alt)), "
            + "credit: \(Self.text(credit)), isLocal: \(isLocal))"
        return ([known] + [license, caption].compactMap(\.self)).joined(separator: " ")
    }

    private static func text(_ value: Int?) -> String { value.map { "Optional(\($0))" } ?? "nil" }

    private static func text(_ value: String?) -> String {
        value.map { "Optional(\($0.debugDescription))" } ?? "nil"
    }
}

extension Picture: Codable {
    private enum CodingKeys: String, CodingKey {
        case address, width, height, alt, caption, credit, license, isLocal
    }
}
