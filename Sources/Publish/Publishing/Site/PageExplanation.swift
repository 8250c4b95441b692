public import Foundation

/// Where a page comes from, and whether a build would make it anew.
public struct PageExplanation: Sendable {
    /// The site path.
    public let path: String
    /// Who claims the address.
    public let owner: String
    /// What it is made from beside what all pages share.
    public let parts: [String]
    public let state: State
    /// The file in the output folder, with its size and the time at which its content last changed.
    public let file: String
    public let size: Int?
    public let changed: Date?

    /// Why a build would make the page anew, or would not.
    public enum State: String, Sendable {
        case kept = "kept: nothing it is made from has changed since it was written"
        case new = "to be built: no build has written it yet"
        case unknown = "to be built: a build that did not end, or somebody else, touched the file"
        case shared =
            "to be built: what all pages share has changed (program, configuration, templates, texts, navigation)"
        case content = "to be built: something of what it is made from has changed"
    }
}
