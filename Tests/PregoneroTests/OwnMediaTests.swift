import Foundation
import Testing

/// Pieces of sound of the newsroom's own reach the portal, and what is none is said.
@Suite struct OwnMediaTests {
    /// As long as a real one's beginning: an MPEG frame.
    private static let sound: [UInt8] = [0xFF, 0xF3, 0x40, 0xC4] + Array(repeating: 0, count: 60)

    private func workplace(preview: String = "media/jota.mp3") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure("  - {id: discos, kind: data, model: track, url: data/t.yaml}\n")
        try workplace.write(
            "- id: jota\n  title: Jota\n  artist: Nadir\n  preview: \(preview)\n",
            to: "Content/data/t.yaml"
        )
        return workplace
    }

    private func page(_ workplace: Workplace) throws -> String {
        let site = try workplace.site()
        return site.text(try #require(site.pages(containing: ">Jota</h1>").first))
    }

    @Test func aTrackPlaysAFileOfTheSite() async throws {
        let workplace = try workplace()
        try workplace.write(Self.sound, to: "Content/media/jota.mp3")
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let match = try #require(
            try page(workplace).firstMatch(of: /src="\/(_\/jota\.[0-9a-f]{8}\.mp3)"/)
        )
        let file = String(match.output.1)
        #expect(try workplace.site().files[file] == Self.sound)

        // Another sound has another address; the old one goes.
        try workplace.write(Self.sound + [1], to: "Content/media/jota.mp3")
        #expect(try await workplace.build().code == 0)
        let files = try workplace.site().files.keys.filter { $0.hasSuffix(".mp3") }
        #expect(files.count == 1 && files.first != file)
    }

    @Test(arguments: ["media/jota.mp3", "data/t.yaml", "../secreto.mp3", "/etc/hostname"])
    func aFileThatIsNotThereIsNamedWithItsLine(preview: String) async throws {
        let workplace = try workplace(preview: preview)
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "Content/data/t.yaml:4: warning: 'preview' must be an http or https address, or a "
                    + "file in Content/media, not '\(preview)'"
            ),
            "\(run.errors)"
        )
        #expect(try !page(workplace).contains("<audio"))
    }

    @Test func whatIsNoSoundIsLeftOut() async throws {
        let workplace = try workplace()
        try workplace.write("<html>404</html>", to: "Content/media/jota.mp3")
        try workplace.write(Self.sound, to: "Content/media/otra.ogg")
        try workplace.write("", to: "Content/media/nada.wav")
        try workplace.write("print()", to: "Content/media/compose.py")
        let run = try await workplace.build()
        #expect(run.code == 0)
        for name in ["jota.mp3", "otra.ogg", "nada.wav"] {
            #expect(
                run.errors.contains(
                    "Content/media/\(name): warning: it is damaged, or not what its name says; it is left out"
                ),
                "\(run.errors)"
            )
        }
        #expect(!run.errors.contains("compose.py"))
        #expect(try !page(workplace).contains("<audio"))
        let names = try workplace.site().files.keys
        #expect(
            !names.contains { $0.hasSuffix(".mp3") || $0.hasSuffix(".ogg") || $0.hasSuffix(".py") }
        )
    }

    @Test func aPieceThatIsFarTooLongIsLeftOut() async throws {
        let workplace = try workplace()
        try workplace.write(
            Self.sound + Array(repeating: 0, count: 17 << 20),
            to: "Content/media/jota.mp3"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("it has 17 MB, more than 16; it is left out"), "\(run.errors)")
        #expect(try !page(workplace).contains("<audio"))
    }
}
