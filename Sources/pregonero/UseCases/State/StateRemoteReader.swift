import Foundation
import Safekeeping
import Transfers

/// Finds the second place of the state from what a person wrote.
struct StateRemoteReader {
    let layout: SiteLayout
    /// Of a repository.
    let branch: String

    /// Makes the place, as the machine that is at work there.
    typealias Opening = @Sendable (Machine) -> any StateRemote

    /// - Parameters:
    ///   - text: a place as a person wrote it, filled in.
    ///   - machine: that is at work.
    /// - Returns: the place.
    /// - Throws: `ExitReason.usage` for what is none.
    func remote(_ text: String, by machine: Machine) throws(ExitReason) -> any StateRemote {
        let open = try reader.place(text)
        return open(machine)
    }

    /// What is wrong with a place as it is written; nil for one where the state may be kept.
    func fault(in text: String) -> ExitReason? { reader.fault(in: text) }

    private var reader: PlaceReader<Opening> {
        PlaceReader(
            layout: layout,
            subject: "a place for the state",
            folderExample: "a folder, as /srv/backup or ./backup",
            schemes: [
                PlaceScheme("rclone", example: "rclone:NAME:PATH", read: Self.rclone),
                PlaceScheme("git", example: "git:https://host/portal.git", read: git),
            ],
            folder: Self.folder
        )
    }

    private static func folder(_ path: String) -> Opening {
        { FolderRemote(folder: path, machine: $0.name, now: $0.realTime) }
    }

    @Sendable private static func rclone(_ written: WrittenPlace) -> Opening? {
        let place = written.rest
        guard place.contains(where: { $0 == ":" || $0 == "/" }) else { return nil }
        return { RcloneRemote(place: place, machine: $0.name, now: $0.realTime) }
    }

    @Sendable private func git(_ written: WrittenPlace) throws(ExitReason) -> Opening? {
        guard BranchName.isOne(branch) else {
            throw .usage(
                "'\(branch)' is no name of a branch",
                hint:
                    "--branch names one, or 'state: {branch: …}' in \(layout.name(of: layout.configuration))"
            )
        }
        let (address, branch) = (written.repository(written.rest), branch)
        let folder = layout.state.appending(path: "sending/git").filePath
        return { machine in
            GitRemote(address: address, branch: branch, folder: folder, machine: machine.name)
        }
    }
}
