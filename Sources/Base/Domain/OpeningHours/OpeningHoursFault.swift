/// Why a text gives no opening hours that a table by days can show.
public struct OpeningHoursFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// What nobody understands, as it is written.
    public let part: String

    init(_ part: some StringProtocol) {
        self.part = String(part.prefix(60))
    }

    public var description: String {
        part.isEmpty ? "they end too soon" : "'\(part)' is not understood"
    }

    public static let hint =
        "write them as Mo-Fr 09:00-14:00,17:00-20:00; Sa 10:00-13:30; PH off"
}
