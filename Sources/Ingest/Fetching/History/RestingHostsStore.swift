public import Foundation

/// Keeps the servers that are left alone in one file of the state folder.
public struct RestingHostsStore: Sendable {
    private let file: CheckedFile

    public init(file: URL) {
        self.file = CheckedFile(url: file, mark: "pregonero-resting-hosts 1")
    }

    /// Nobody rests where nothing was noted, or where what was noted cannot be read.
    public func load() -> RestingHosts {
        (try? file.read(RestingHosts.self)) ?? RestingHosts()
    }

    public func save(_ hosts: RestingHosts) throws {
        try file.write(hosts)
    }
}
