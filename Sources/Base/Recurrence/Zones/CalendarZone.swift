/// In which zone the wall of an event hangs.
public enum CalendarZone: Hashable, Sendable {
    /// In none: it means the time of whoever reads it, here that of the site.
    case floating
    case utc
    /// By its name in the IANA's database.
    case named(String)
    /// By rules of its own, where nobody knows its name.
    case ruled(ZoneRules)
}

extension CalendarZone: Codable {
    /// A name, the empty text for none, or an object with rules.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let name = try? container.decode(String.self) else {
            self = .ruled(try container.decode(ZoneRules.self))
            return
        }
        self = name.isEmpty ? .floating : name == "UTC" ? .utc : .named(name)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .floating: try container.encode("")
        case .utc: try container.encode("UTC")
        case .named(let name): try container.encode(name)
        case .ruled(let rules): try container.encode(rules)
        }
    }
}
