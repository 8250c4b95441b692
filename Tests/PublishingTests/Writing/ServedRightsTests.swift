import Foundation
import Testing

@testable import Publishing

/// What a web server may read of the output folder. The umask is that of all tests: files that were made under a tighter one are
/// given its rights by hand.
@Suite struct ServedRightsTests {
    private let folder: String
    private var output: String { "\(folder)/public" }

    init() throws {
        folder = try Scratch.emptyFolder()
        try FileSystem.makeFolder(output)
    }

    private func rights(_ path: String) -> mode_t? {
        var status = stat()
        return lstat("\(output)/\(path)", &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    private func give(_ rights: mode_t, to path: String) {
        #expect(chmod("\(output)/\(path)", rights) == 0)
    }

    @Test func whatIsMadeCanBeRead() throws {
        try Scratch.put("uno", at: "\(output)/uno.html")
        give(0o600, to: "uno.html")
        let descriptor = open("\(output)/uno.html", O_RDONLY)
        var status = stat()
        #expect(fstat(descriptor, &status) == 0)
        ServedRights.open(descriptor, status)
        close(descriptor)
        #expect(rights("uno.html") == 0o644)
        try FileSystem.makeFolder("\(output)/n")
        give(0o2700, to: "n")
        #expect(ServedRights.open("\(output)/n"))
        #expect(rights("n") == 0o2755)
        #expect(!ServedRights.open("\(output)/n"))
    }

    /// Also where the file that it replaces could not be read, as one that was made under another umask.
    @Test func whatAPersonGaveBesideStays() throws {
        let writer = try SiteWriter(output: output, isFirst: false)
        for (before, after) in [(0o664, 0o664), (0o600, 0o644)] as [(mode_t, mode_t)] {
            try Scratch.put("uno", at: "\(output)/uno.html")
            give(before, to: "uno.html")
            _ = try writer.write(Array("otro".utf8), to: "uno.html")
            #expect(Scratch.text("\(output)/uno.html") == "otro")
            #expect(rights("uno.html") == after)
            try Scratch.put("tres", at: "\(folder)/tres")
            give(before, to: "uno.html")
            _ = try writer.copy("\(folder)/tres", to: "uno.html")
            #expect(rights("uno.html") == after)
        }
    }

    /// As one prepares a folder for a web server. Without the right to another group, its own is left.
    @Test func aFirstBuildKeepsTheGroupAndTheRightsOfTheEmptyFolder() throws {
        let isRoot = geteuid() == 0
        if isRoot { #expect(chown(output, uid_t.max, 33) == 0) }
        give(0o2770, to: "")
        let writer = try SiteWriter(output: output, isFirst: true)
        #expect(writer.isStaged)
        _ = try writer.write(Array("uno".utf8), to: "n/uno.html")
        try writer.publish()
        #expect(rights("") == 0o2775)
        var status = stat()
        for place in ["", "/n", "/n/uno.html"] where isRoot {
            #expect(lstat(output + place, &status) == 0)
            #expect(status.st_gid == 33)
        }
    }

    @Test func whatBuildsMadeIsMendedAndNothingElse() throws {
        let manifest = try Self.manifest(of: ["/n/uno/", "/foto.jpg"], in: folder)
        for file in ["n/uno/index.html", "foto.jpg", "mine/secret.txt"] {
            try Scratch.put("x", at: "\(output)/\(file)")
        }
        for file in ["n/uno/index.html", "mine/secret.txt"] { give(0o600, to: file) }
        for place in ["n/uno", "n", "mine", ""] { give(0o700, to: place) }
        ServedRights.mend(manifest, in: output)
        #expect(rights("n/uno/index.html") == 0o644)
        #expect([rights("n/uno"), rights("n"), rights("")] == [0o755, 0o755, 0o755])
        #expect([rights("mine"), rights("mine/secret.txt")] == [0o700, 0o600])
        // Of what can be read, somebody may have closed the folder on purpose.
        give(0o750, to: "")
        ServedRights.mend(manifest, in: output)
        #expect(rights("") == 0o750)
    }

    private static func manifest(of paths: [String], in folder: String) throws -> Manifest {
        let file = try ManifestFile("\(folder)/manifest", head: ManifestHead())
        for path in paths.sorted() { try file.add(path, .unknown) }
        try file.finish(isForced: false)
        return try #require(Manifest.read("\(folder)/manifest"))
    }
}
