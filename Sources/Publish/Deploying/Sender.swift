import Basics
import Foundation

/// Who sends a site, and from where. What was begun from there is noted there: when it has not ended, whoever goes on from the
/// same folder need not wait, since from one folder nobody sends twice at once.
public struct Sender: Sendable {
    let machine: String
    /// Tells this run from all others.
    let run = UUID().uuidString.lowercased()
    private let folder: String

    /// - Parameters:
    ///   - machine: as others are told it.
    ///   - folder: of this site, where notes may lie; whoever sends keeps it locked.
    public init(machine: String, folder: String) {
        self.machine = machine
        self.folder = folder
    }

    /// Whether a journal at a host is of a run that was begun from here, and has ended.
    func isOwn(_ name: String, _ pending: PendingFiles, at host: String) -> Bool {
        name == PendingFiles.common
            ? pending.machine == machine : begun(at: host).contains(name)
    }

    /// Notes that this run begins at a host. Of former ones only those count whose journals are there still.
    func begin(at host: String, besides names: Set<String>) throws(DeployError) {
        let lines = begun(at: host).intersection(names).union([PendingFiles.name(of: run)])
        let path = path(host)
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
            try Data(lines.sorted().joined(separator: "\n").utf8)
                .write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .failed(
                "\(path): \(SystemReason.of(error))",
                hint: "make room there, and the folder writable"
            )
        }
    }

    func end(at host: String) { try? FileManager.default.removeItem(atPath: path(host)) }

    /// Journals of the runs that did not end.
    private func begun(at host: String) -> Set<String> {
        guard let bytes = try? RegularFile.bytes(path(host)) else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        return Set(lines.map(String.init))
    }

    private func path(_ host: String) -> String {
        "\(folder)/begun-\(ContentDigest(of: Array(host.utf8)).text.prefix(16))"
    }
}
