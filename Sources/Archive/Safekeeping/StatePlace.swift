import Basics
import Foundation

/// A state folder and the place where it is kept once more.
public struct StatePlace: Sendable {
    let folder: String
    /// The address of the portal.
    let site: String
    let machine: String
    let remote: any StateRemote
    /// The newest schema of an archive that this program reads.
    let schema: Int
    let now: @Sendable () -> Int

    public init(
        folder: String,
        site: String,
        machine: String,
        remote: any StateRemote,
        schema: Int = .max,
        now: @escaping @Sendable () -> Int
    ) {
        self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        self.site = site
        self.machine = machine
        self.remote = remote
        self.schema = schema
        self.now = now
    }

    var survey: StateSurvey { StateSurvey(folder: folder) }
    var sending: String { "\(folder)/\(StateSurvey.sendingFolder)" }
    var fetching: String { "\(folder)/\(StateSurvey.fetchingFolder)" }
    /// Of each place its own: a second one knows nothing of what was sent to the first.
    var sentState: String { "\(sending)/known-\(remote.identity.prefix(16)).plist" }
    /// Where it stood when there was one for all places.
    private var formerSentState: String { "\(sending)/known.plist" }

    private static let pointerHead = "pregonero-state 1"

    func pointer(to name: SnapshotName) -> [UInt8] {
        Array("\(Self.pointerHead)\n\(name.text)\n\(machine)\n".utf8)
    }

    /// What counts there; nil when nothing was ever sent.
    func current(_ bytes: [UInt8]?) throws(StateError) -> (name: SnapshotName, machine: String)? {
        guard let bytes else {
            guard try snapshots().isEmpty else {
                throw .damaged(
                    "'\(RemoteChange.pointerPath)', which names the state that counts, is gone or empty"
                )
            }
            return nil
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard let first = lines.first, first.hasPrefix("pregonero-state ") else {
            throw .damaged("'\(RemoteChange.pointerPath)', which names the state that counts")
        }
        guard first == Self.pointerHead else {
            throw .newerFormat(Int(foreign: first.split(separator: " ").last ?? "") ?? 0)
        }
        guard lines.count == 3, let name = SnapshotName(String(lines[1])) else {
            throw .damaged("'\(RemoteChange.pointerPath)', which names the state that counts")
        }
        return (name, String(lines[2]))
    }

    /// A snapshot that lies there, looked through.
    func snapshot(_ name: SnapshotName) throws(StateError) -> Snapshot {
        let kept = "\(sending)/\(name.path)"
        if let bytes = try? RegularFile.bytes(kept), ContentDigest(of: bytes) == name.digest {
            return try Snapshot(bytes)
        }
        try remote.fetch([name.path], into: sending)
        guard let bytes = try? RegularFile.bytes(kept), ContentDigest(of: bytes) == name.digest
        else {
            unlink(kept)
            throw .damaged("the snapshot of \(name.moment)")
        }
        return try Snapshot(bytes)
    }

    /// All that lie there, the oldest first.
    func snapshots() throws(StateError) -> [SnapshotName] {
        try remote.names(in: Snapshot.folder).compactMap(SnapshotName.init).sorted()
    }

    /// What this machine sent there or fetched from there last.
    func sent() -> SentState? {
        SentState.read(sentState, of: remote.identity)
            ?? SentState.read(formerSentState, of: remote.identity)
    }

    /// Whether a file here is not as it was sent or fetched last.
    func isUnsent(_ path: String, since sent: SentState?) -> Bool {
        guard let known = sent?.files[path], let state = FileState("\(folder)/\(path)") else {
            return true
        }
        return !known.isUntouched(state)
    }

    /// How often something was erased here.
    var erasures: Int { Self.erasures(in: folder) }

    /// How often something was erased.
    public static func erasures(in folder: String) -> Int {
        let bytes = (try? RegularFile.bytes("\(folder)/\(erasuresFile)")) ?? []
        return Int(foreign: String(decoding: bytes, as: UTF8.self).prefix { $0.isNumber }) ?? 0
    }

    private static let erasuresFile = "erasures"

    /// Notes that something was erased: what was kept elsewhere until then holds it still, and goes with the next sending.
    public static func noteErasure(in folder: String) throws {
        let file = URL(filePath: "\(folder)/\(erasuresFile)")
        try Data("\(erasures(in: folder) + 1)\n".utf8).write(to: file, options: .atomic)
        let sending = StateSurvey.sendingFolder
        for name in ["\(sending)/git", "\(sending)/parts", StateSurvey.fetchingFolder] {
            let place = "\(folder)/\(name)"
            guard FileManager.default.fileExists(atPath: place) else { continue }
            try FileManager.default.removeItem(atPath: place)
        }
    }
}
