import Foundation

/// A zone named by letters or by its distance from Greenwich, which is no name of the IANA's database.
public enum ZoneShorthand: Equatable, Sendable {
    /// It can mean that zone only, whose clocks are changed where those of the place are.
    case of(zone: String)
    /// The same distance all the year, by the name of a zone.
    case steady(zone: String)
    /// It may be one of several zones, the likeliest first.
    case open(zones: [String])

    /// Nil for what is no such form.
    ///
    /// - Parameter name: as `PST`, `GMT+2` or `UTC+05:30`.
    public init?(_ name: String) {
        if let zone = Self.zones[name] {
            self = .of(zone: zone)
        } else if let zone = Self.steady[name] ?? Self.distance(name) {
            self = .steady(zone: zone)
        } else if let zones = Self.open[name] {
            self = .open(zones: zones)
        } else {
            return nil
        }
    }

    /// The zone of `GMT+2`; in the names of `Etc` the sign is the other way round.
    private static func distance(_ name: String) -> String? {
        let signs = name.utf8.dropFirst(3)
        guard name.hasPrefix("GMT") || name.hasPrefix("UTC"), name.utf8.count < 10,
            signs.first == UInt8(ascii: "+") || signs.first == UInt8(ascii: "-"),
            let zone = TimeZone(identifier: name)
        else { return nil }
        let seconds = zone.secondsFromGMT()
        guard seconds != 0 else { return "UTC" }
        let hours = seconds / 3_600
        guard seconds % 3_600 == 0, (-12...14).contains(hours) else { return zone.identifier }
        return "Etc/GMT\(hours < 0 ? "+" : "-")\(abs(hours))"
    }

    private static let zones = [
        "AET": "Australia/Sydney", "AGT": "America/Argentina/Buenos_Aires",
        "BET": "America/Sao_Paulo", "CAT": "Africa/Maputo", "CNT": "America/St_Johns",
        "CST": "America/Chicago", "CTT": "Asia/Shanghai", "EAT": "Africa/Nairobi",
        "IET": "America/Indiana/Indianapolis", "JST": "Asia/Tokyo", "MIT": "Pacific/Apia",
        "NET": "Asia/Yerevan", "PLT": "Asia/Karachi", "PNT": "America/Phoenix",
        "PRT": "America/Puerto_Rico", "PST": "America/Los_Angeles", "VST": "Asia/Ho_Chi_Minh",
    ]

    private static let steady = ["EST": "Etc/GMT+5", "HST": "Etc/GMT+10", "MST": "Etc/GMT+7"]

    private static let open = [
        "ACT": ["Australia/Darwin", "America/Rio_Branco"],
        "ART": ["America/Argentina/Buenos_Aires", "Africa/Cairo"],
        "AST": ["America/Halifax", "America/Anchorage"],
        "BST": ["Europe/London", "Asia/Dhaka"],
        "ECT": ["Europe/Paris", "America/Guayaquil"],
        "IST": ["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"],
        "NST": ["America/St_Johns", "Pacific/Auckland"],
        "SST": ["Pacific/Pago_Pago", "Pacific/Guadalcanal"],
    ]
}
