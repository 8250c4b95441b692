import Basics

/// How an answer read: what was taken, what was left out, and what had to be read around.
public struct ReadingReport: Hashable, Codable, Sendable {
    public let accepted: Int
    public let dropped: Int
    /// With line and cause where both are known.
    public let remarks: [String]

    public init(accepted: Int, dropped: Int = 0, remarks: [String] = []) {
        self.accepted = accepted
        self.dropped = dropped
        self.remarks = remarks.map(Self.remark)
    }

    /// Reports of former programs hold what their sources wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            accepted: try container.decode(Int.self, forKey: .accepted),
            dropped: try container.decode(Int.self, forKey: .dropped),
            remarks: try container.decode([String].self, forKey: .remarks)
        )
    }

    private static let longest = 300

    /// As everybody may read it: on one line, whatever of it a source has written.
    public static func remark(_ text: String) -> String { text.plainLine(atMost: longest) }
}
