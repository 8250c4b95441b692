import Basics
import Testing

@testable import Deploying

@Suite struct HostManifestTests {
    private static let digest = ContentDigest(of: Array("x".utf8))

    private static let sample = HostManifest(
        site: "https://example.org/",
        clock: 1_795_244_400,
        articles: 12,
        files: [
            "index.html": HostManifest.Entry(digest: digest, left: nil),
            "_/base.1.css": HostManifest.Entry(digest: digest, left: 1_795_240_000),
            "fotos/el puerto.jpg": HostManifest.Entry(digest: digest, left: nil),
        ]
    )

    private func problem(_ bytes: [UInt8]) -> DeployError? {
        do throws(DeployError) {
            _ = try HostManifest(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func whatIsWrittenIsRead() throws {
        #expect(try HostManifest(Self.sample.bytes) == Self.sample)
        let empty = HostManifest(site: "https://a.example/", clock: 0, articles: 0, files: [:])
        #expect(try HostManifest(empty.bytes) == empty)
    }

    @Test func theSameSiteHasTheSameBytes() {
        #expect(Self.sample.bytes == Self.sample.bytes)
    }

    /// Whatever a host makes of it, nothing of it is believed.
    @Test func aFlippedByteIsFound() {
        let whole = Self.sample.bytes
        for index in whole.indices {
            var bytes = whole
            bytes[index] ^= 1
            #expect(problem(bytes) != nil, "byte \(index)")
        }
    }

    @Test func aCutOneIsFound() {
        let whole = Self.sample.bytes
        for count in 0..<whole.count {
            #expect(problem(Array(whole.prefix(count))) == .damagedManifest)
        }
    }

    @Test(arguments: [
        "", "\n", "<!doctype html><title>404</title>", "pregonero-deployed",
        "pregonero-deployed x", "pregonero-deployed 1\n", "pregonero-deployed 1 site\n",
        "pregonero-deployed 1 site=a clock=1 articles=1 size=-1 sum=x\nx",
        "pregonero-deployed 1 site=a clock=1 articles=1 size=999999999999999999999 sum=x\nx",
        "pregonero-deployed 1 site=a clock=1 articles=1 size=900000000 sum=x\nx",
    ])
    func whatIsNoneIsRefused(_ text: String) {
        #expect(problem(Array(text.utf8)) == .damagedManifest)
    }

    @Test func oneOfANewerProgramIsNamed() {
        #expect(problem(Array("pregonero-deployed 7 new=words\n".utf8)) == .newerFormat(7))
    }

    /// The hash does not make a name harmless: whoever writes the host writes the hash, too.
    @Test(arguments: [
        "../x", "a/../b", "/etc/passwd", "a//b", "a/", "./a", "_deploy/pending", "a\u{1B}[2Jb",
        "a/../\u{301}b", "\u{600}/../b", "a\r\nb", "_deploy/\u{301}pending",
    ])
    func noNameLeadsOut(_ name: String) {
        var manifest = Self.sample
        manifest.files[name] = HostManifest.Entry(digest: Self.digest, left: nil)
        #expect(problem(manifest.bytes) == .damagedManifest)
    }
}

@Suite struct PendingFilesTests {
    @Test func whatIsWrittenIsRead() {
        let pending = PendingFiles(machine: "taller", end: 9, names: ["a.html", "b c.jpg"])
        #expect(PendingFiles(pending.bytes) == pending)
    }

    @Test(
        "a clock that is far ahead keeps nobody out",
        arguments: [
            (0, false), (1_000, false), (1_900, true), (2_800, true), (2_801, false),
            (99_999_999, false),
        ]
    )
    func untilWhenOthersWait(end: Int, isHeld: Bool) {
        let pending = PendingFiles(machine: "casa", end: end, names: ["a.html"])
        #expect(pending.isHeld(at: 1_000) == isHeld)
    }

    @Test(arguments: [
        ("_deploy/pending", true), ("_deploy/pending-1a-2B", true),
        ("_deploy/pending-1a-left", true), ("_deploy/pending-1a.pregonero-new", false),
        ("_deploy/.pregonero-pending-1a", false), ("_deploy/manifest", false),
        ("n/pending", false),
    ])
    func onlyWhatIsWholeIsOne(name: String, isOne: Bool) {
        #expect(PendingFiles.isName(name) == isOne)
    }

    @Test(arguments: ["", "x", "pregonero-deploying 1\na\n", "pregonero-deploying 1\na\nzz\n"])
    func whatIsNoneIsNothing(_ text: String) {
        #expect(PendingFiles(Array(text.utf8)) == nil)
    }

    @Test func noNameLeadsOut() {
        let text = "pregonero-deploying 1\na\n9\nok.html\n../x\n/y\n_deploy/manifest\n"
        #expect(PendingFiles(Array(text.utf8))?.names == ["ok.html"])
    }
}
