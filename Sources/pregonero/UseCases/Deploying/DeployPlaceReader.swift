import Deploying
import Transfers

/// Finds the host to which a place leads that a person wrote.
struct DeployPlaceReader {
    let layout: SiteLayout

    /// Makes the host of a place; some of them have to know what the published site has.
    typealias Opening = @Sendable (DeployOrigin) async -> any DeployPlace

    /// All schemes, in the order in which hints name them.
    static let schemes: [PlaceScheme<Opening>] = [
        PlaceScheme("rsync", example: "rsync:user@host:/srv/portal", read: rsync),
        PlaceScheme("rclone", example: "rclone:store:portal", read: rclone),
        PlaceScheme("sftp", example: "sftp://user@host/www", read: webSpace),
        // The hint names the one that does not send the password for everybody to read.
        PlaceScheme("ftps", "ftp", example: "ftps://user:password@host/www", read: webSpace),
        PlaceScheme("git", example: "git:https://host/portal.git", read: git),
        PlaceScheme("netlify", example: "netlify:site") { hostTool(.netlify, $0) },
        PlaceScheme("cloudflare", example: "cloudflare:project") { hostTool(.cloudflare, $0) },
    ]

    /// - Parameters:
    ///   - text: a place as a person wrote it, filled in.
    ///   - origin: from where it is sent to.
    /// - Returns: the host.
    /// - Throws: `ExitReason.usage` for what is no place.
    func place(_ text: String, from origin: DeployOrigin) async throws -> any DeployPlace {
        let open = try reader.place(text)
        return await open(origin)
    }

    /// What is wrong with a place as it is written; nil for one that may be sent to.
    func fault(in text: String) -> ExitReason? { reader.fault(in: text) }

    private var reader: PlaceReader<Opening> {
        PlaceReader(
            layout: layout,
            subject: "a place to deploy to",
            folderExample: "/srv/www/portal",
            schemes: Self.schemes,
            otherScheme: "is no way to a host",
            folder: Self.folder
        )
    }
}

extension DeployPlaceReader {
    private static func folder(_ path: String) -> Opening {
        { _ in FolderPlace(folder: path) }
    }

    @Sendable private static func rsync(_ written: WrittenPlace) -> Opening? {
        guard let address = RsyncAddress(written.rest) else { return nil }
        return { origin in
            RsyncPlace(
                at: address,
                machine: origin.machine.name,
                environment: origin.environment
            )
        }
    }

    @Sendable private static func webSpace(_ written: WrittenPlace) -> Opening? {
        guard let address = WebSpaceAddress(written.text) else { return nil }
        return { origin in WebSpace(at: address, environment: origin.environment) }
    }

    @Sendable private static func git(_ written: WrittenPlace) throws(ExitReason) -> Opening? {
        let (address, branch) = written.branch(standard: "gh-pages")
        guard BranchName.isOne(branch) else {
            throw .usage("'\(branch)' is no name of a branch", hint: written.ways)
        }
        guard !address.isEmpty else { return nil }
        let (repository, folder) = (written.repository(address), written.layout.deploying.barePath)
        return { _ in GitPlace(address: repository, branch: branch, folder: folder) }
    }

    @Sendable private static func hostTool(_ tool: HostTool, _ written: WrittenPlace) -> Opening? {
        let (project, branch) = written.branch(standard: "main")
        guard !project.isEmpty else { return nil }
        let folder = written.layout.deploying.barePath
        return { origin in
            HostToolPlace(
                tool: tool,
                project: project,
                branch: branch,
                folder: folder,
                published: await origin.published.answer()
            )
        }
    }

    /// A place of rclone. Without a store before a colon it would be a folder here, against wherever the program was called.
    @Sendable private static func rclone(_ written: WrittenPlace) throws(ExitReason) -> Opening? {
        let place = try store(written)
        return { _ in RclonePlace(place: place) }
    }

    private static func store(_ written: WrittenPlace) throws(ExitReason) -> String {
        let text = written.rest
        let direct = ":local:"
        let path = text.hasPrefix(direct) ? String(text.dropFirst(direct.count)) : text
        guard !text.hasPrefix(":local,") else {
            throw .usage(
                "'rclone::local,…' is a folder here",
                hint: "name it by its whole path, as rclone:/srv/www/portal"
            )
        }
        if path.hasPrefix("/") {
            return try OuterFolder(layout: written.layout, ways: written.ways).path(path)
        }
        let name = path.prefix { !":,/".contains($0) }
        let end = path.dropFirst(name.count)
        guard path == text, end.first != "/", end.contains(":") else {
            // What follows a comma may be a secret.
            let isCut = end.hasPrefix(",")
            let guess = isCut ? "rclone:\(name),…:" : "rclone:\(name):\(end.dropFirst())"
            throw .usage(
                "'rclone:\(isCut ? "\(name),…" : text)' names no store, and would be a folder here",
                hint:
                    "did you mean \(guess)? A folder is named by its whole path, as /srv/www/portal"
            )
        }
        return text
    }
}
