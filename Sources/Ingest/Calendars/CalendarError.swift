/// Why a file is no calendar at all.
public struct CalendarError: Error, Hashable, Sendable {
    public let message: String
    public let hint: String?
}
