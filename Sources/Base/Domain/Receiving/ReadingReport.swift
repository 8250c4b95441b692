import Basics

/// How an answer read: what was taken, what was left out, and what had to be read around.
public struct ReadingReport: Hashable, Codable, Sendable {
    public let accepted: Int
    public let dropped: Int
    /// With line and cause where both are known.
    public let remarks: [String]
    /// Under which the answer says that all its texts may be used.
    public let license: License?
    /// What the answer says against the use of its texts; nil where it says nothing.
    public let objections: [String]?

    public init(
        accepted: Int,
        dropped: Int = 0,
        remarks: [String] = [],
        license: License? = nil,
        objections: [String] = []
    ) {
        self.accepted = accepted
        self.dropped = dropped
        self.remarks = remarks.map(Self.remark)
        self.license = license
        self.objections = objections.isEmpty ? nil : objections.map(Self.remark)
    }

    /// Reports of former programs hold what their sources wrote.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            accepted: try container.decode(Int.self, forKey: .accepted),
            dropped: try container.decode(Int.self, forKey: .dropped),
            remarks: try container.decode([String].self, forKey: .remarks),
            license: try container.decodeIfPresent(License.self, forKey: .license),
            objections: try container.decodeIfPresent([String].self, forKey: .objections) ?? []
        )
    }

    private static let longest = 300

    /// As everybody may read it: on one line, whatever of it a source has written.
    public static func remark(_ text: String) -> String { text.plainLine(atMost: longest) }
}
