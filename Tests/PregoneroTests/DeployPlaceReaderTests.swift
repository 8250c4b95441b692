import Foundation
import Testing

@testable import pregonero

/// The form of places to deploy to: neither a host nor a program is needed to see it.
@Suite struct DeployPlaceReaderTests {
    private let reader = DeployPlaceReader(layout: .nowhere)

    @Test func everyExampleOfAHintIsAPlace() {
        for scheme in DeployPlaceReader.schemes {
            #expect(reader.fault(in: scheme.example) == nil, "\(scheme.example)")
        }
        #expect(DeployPlaceReader.schemes.flatMap(\.names).count == 8)
    }

    @Test(arguments: [
        "./www", "www", "/srv/www/portal", "ftp://ana@host/www", "rsync:ana@[::1]:~/www",
        "git:../portal.git#pages", "cloudflare:portal#otra", "rclone:/srv/www", "./a:b/www",
        "ftp://ana@host:2121/www", "sftp://ana@[::1]:22/www", "ftps://host:/www",
        "rclone::webdav,url='http://127.0.0.1:1/',pass=cl4ve:x",
    ])
    func otherFormsArePlaces(text: String) {
        #expect(reader.fault(in: text) == nil)
    }

    private static let ways =
        "write /srv/www/portal, rsync:user@host:/srv/portal, rclone:store:portal, "
        + "sftp://user@host/www, ftps://user:password@host/www, git:https://host/portal.git, netlify:site "
        + "or cloudflare:project"

    @Test(arguments: [
        ("", "a place to deploy to is empty"),
        ("foo:bar", "'foo:' is no way to a host"),
        ("s3://bucket/x", "'s3:' is no way to a host"),
        ("netlify:", "what stands after 'netlify:' is no place"),
        ("git:#pages", "what stands after 'git:' is no place"),
        ("rsync:ana@host", "what stands after 'rsync:' is no place"),
        ("ftps:host/www", "what stands after 'ftps:' is no place"),
        ("sftp:///www", "what stands after 'sftp:' is no place"),
        ("ftps://ana:s3creta", "what stands after 'ftps:' is no place"),
        ("ftp://host:70000/www", "what stands after 'ftp:' is no place"),
        ("git:https://host/a.git#a b", "'a b' is no name of a branch"),
        ("${HOME}/www", "'${…}' is not filled in; only ${env:NAME} is"),
    ])
    func whatIsNoPlaceIsTold(text: String, message: String) {
        #expect(reader.fault(in: text) == .usage(message, hint: Self.ways))
    }

    @Test func addressesOfGitAreToldHowTheyAreWritten() {
        for text in ["git://host.example/a.git", "git@host.example:ana/a.git"] {
            let fault = reader.fault(in: text)
            #expect(fault?.code == 2)
            #expect(fault?.hint?.hasPrefix("of a repository write git:git") == true, "\(text)")
        }
    }

    @Test(arguments: ["public", "public/x", ".", ".."])
    func foldersOfTheSiteAreNone(text: String) {
        let fault = reader.fault(in: text)
        #expect(
            fault?.message.hasSuffix(", which the program reads and writes itself") == true,
            "\(text)"
        )
    }
}

extension SiteLayout {
    /// That of a site which is nowhere.
    static let nowhere = SiteLayout(
        root: "/nowhere-\(UUID().uuidString)/site",
        configuration: nil,
        output: nil,
        state: nil
    )
}
