import Foundation

@testable import Safekeeping

/// A state folder of one test, with folders beside it in which states are kept.
final class StateTrial: Sendable {
    let folder: URL
    static let now = 1_795_244_400

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)", directoryHint: .isDirectory)
        try write("one", to: "here/archive.sqlite")
        try write("{}", to: "here/history.json")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    func names(_ name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: name))
    }

    /// - Parameters:
    ///   - state: the folder of the state.
    ///   - remote: the folder in which it is kept.
    ///   - site: the address of the portal.
    ///   - now: in seconds.
    /// - Returns: both.
    func place(
        _ state: String = "here",
        at remote: String = "kept",
        site: String = "https://example.org/",
        now: Int = StateTrial.now
    ) -> StatePlace {
        StatePlace(
            folder: path(state),
            site: site,
            machine: "vm",
            remote: FolderRemote(folder: path(remote), machine: "vm", now: { now }),
            now: { now }
        )
    }
}
