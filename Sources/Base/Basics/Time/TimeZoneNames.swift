public import Foundation

/// The names of time zones that the IANA's database has, also older ones, which `TimeZone.knownTimeZoneIdentifiers` leaves out.
public enum TimeZoneNames {
    /// The usual ones, for hints.
    public static var usual: [String] { TimeZone.knownTimeZoneIdentifiers }

    /// The zone of a name, under that name.
    ///
    /// - Parameter name: as `Asia/Kolkata`.
    /// - Returns: nil for what is no name there, such as an abbreviation or a distance from Greenwich.
    public static func zone(_ name: String) -> TimeZone? {
        if name == "UTC" { return .gmt }
        guard name.utf8.count < 60, name.contains("/") || short.contains(name) else { return nil }
        return TimeZone(identifier: name).flatMap { $0.identifier == name ? $0 : nil }
    }

    /// Those of one word (the files `backward` and `etcetera` of the database).
    private static let short: Set<String> = [
        "CET", "CST6CDT", "Cuba", "EET", "EST", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "GMT",
        "GMT0", "Greenwich", "HST", "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan",
        "Kwajalein", "Libya", "MET", "MST", "MST7MDT", "NZ", "NZ-CHAT", "Navajo", "PRC", "PST8PDT",
        "Poland", "Portugal", "ROC", "ROK", "Singapore", "Turkey", "UCT", "Universal", "W-SU",
        "WET", "Zulu",
    ]
}
