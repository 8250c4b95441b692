import Basics
import Deploying
import Fetching
import Foundation
import Transfers
import WebURL

/// Finds the way to a host from what a person wrote.
struct DeployTarget {
    let layout: SiteLayout
    let site: String
    let machine: String
    let environment: [String: String]
    let clients: WebClients

    /// - Parameter text: a place as the configuration has it.
    /// - Returns: the host.
    /// - Throws: `ExitReason.usage` for what is none.
    func place(_ text: String) async throws -> any DeployPlace {
        let folder = layout.deploying.barePath
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, parts[0].wholeMatch(of: /[a-z0-9+]+/) != nil else {
            guard !text.isEmpty else { throw Self.wrong("a place to deploy to is empty") }
            return FolderPlace(
                folder: try OuterFolder(layout: layout, ways: Self.ways).path(text)
            )
        }
        let (way, rest) = (parts[0], parts[1])
        switch way {
        case "rclone": return RclonePlace(place: try store(rest))
        case "rsync":
            if let place = RsyncPlace(place: rest, machine: machine, environment: environment) {
                return place
            }
        case "git":
            let (address, branch) = Self.branch(of: rest, standard: "gh-pages")
            guard BranchName.isOne(branch) else {
                throw Self.wrong("'\(branch)' is no name of a branch")
            }
            return GitPlace(
                address: address.hasPrefix(".") ? layout.root.filePath + address : address,
                branch: branch,
                folder: folder
            )
        case "ftp", "ftps", "sftp":
            if let place = WebSpace(address: text, environment: environment) { return place }
        case "netlify", "cloudflare":
            guard let owner = OwnersToolPlace.Owner(rawValue: way) else { break }
            let (project, branch) = Self.branch(of: rest, standard: "main")
            return OwnersToolPlace(
                owner: owner,
                project: project,
                branch: branch,
                folder: folder,
                published: await PublishedRecord(site: site, clients: clients).answer()
            )
        default: throw Self.wrong("'\(way):' is no way to a host")
        }
        throw Self.wrong("what stands after '\(way):' is no place")
    }

    /// A place of rclone. Without a store before a colon it would be a folder here, against wherever the program was called.
    private func store(_ text: String) throws(ExitReason) -> String {
        let direct = ":local:"
        let path = text.hasPrefix(direct) ? String(text.dropFirst(direct.count)) : text
        guard !text.hasPrefix(":local,") else {
            throw .usage(
                "'rclone::local,…' is a folder here\n"
                    + "hint: name it by its whole path, as rclone:/srv/www/portal"
            )
        }
        if path.hasPrefix("/") {
            return try OuterFolder(layout: layout, ways: Self.ways).path(path)
        }
        let name = path.prefix { !":,/".contains($0) }
        let end = path.dropFirst(name.count)
        guard path == text, end.first != "/", end.contains(":") else {
            // What follows a comma may be a secret.
            let isCut = end.hasPrefix(",")
            let guess = isCut ? "rclone:\(name),…:" : "rclone:\(name):\(end.dropFirst())"
            throw .usage(
                "'rclone:\(isCut ? "\(name),…" : text)' names no store, and would be a folder here\n"
                    + "hint: did you mean \(guess)? A folder is named by its whole path, as /srv/www/portal"
            )
        }
        return text
    }

    private static let ways =
        "write /srv/www/portal, rsync:user@host:/srv/portal, rclone:store:portal, "
        + "sftp://user@host/www, ftps://user:password@host/www, git:https://host/portal.git, netlify:site "
        + "or cloudflare:project"

    private static func wrong(_ what: String) -> ExitReason { .usage("\(what)\nhint: \(ways)") }

    /// What stands before and after the last `#`.
    private static func branch(of text: String, standard: String) -> (String, String) {
        guard let sign = text.lastIndex(of: "#") else { return (text, standard) }
        let branch = String(text[text.index(after: sign)...])
        return (String(text[..<sign]), branch.isEmpty ? standard : branch)
    }
}
