/// What the operator of an API asks of those who publish what it gives.
public struct SourceTerms: Hashable, Sendable {
    /// Whom every page with this source's data names; nil where nobody asks for it.
    public let credit: Credit?
    /// Days after which what was received may no longer be kept; nil for no limit.
    public let retention: Int?
    public let pictures: Pictures
    public let texts: Texts
    /// Whether the data may be offered again as data, in feeds or JSON.
    public let reexport: Bool
    /// Why the source is not for a public portal; nil when it is.
    public let productionLimit: String?

    public init(
        credit: Credit? = nil,
        retention: Int? = nil,
        pictures: Pictures = .free,
        texts: Texts = .free,
        reexport: Bool = true,
        productionLimit: String? = nil
    ) {
        self.credit = credit
        self.retention = retention
        self.pictures = pictures
        self.texts = texts
        self.reexport = reexport
        self.productionLimit = productionLimit
    }

    /// Of feeds and of the publisher's own files: what the configuration says holds.
    public static let none = Self()

    /// A name and where it leads, as a credit line shows it.
    public struct Credit: Hashable, Sendable {
        public let name: String
        public let link: String

        public init(_ name: String, link: String) {
            self.name = name
            self.link = link
        }
    }

    /// What may be done with the pictures that a source offers.
    public enum Pictures: String, Hashable, Sendable, CaseIterable {
        case free
        /// Only beside a link to the store that offers the work.
        case besideStoreLink
        /// Their addresses are signed and end soon: a copy of one's own or none.
        case expiring
        case none
    }

    /// How much of a text may be shown.
    public enum Texts: String, Hashable, Sendable, CaseIterable {
        case free
        /// A title, a few words and the link, unless the publisher has a licence.
        case excerpt
    }
}
