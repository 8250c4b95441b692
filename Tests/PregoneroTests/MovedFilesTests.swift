import Foundation
import TestSupport
import Testing

/// Pictures and sounds of the newsroom's own answer at the addresses that `Content/moved.txt` says they had.
@Suite struct MovedFilesTests {
    private func workplace(_ moves: String) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure("")
        try workplace.write(
            TracedPicture.png(InventedPicture.png(180, 120)),
            to: "Content/pictures/a.png"
        )
        try workplace.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>",
            to: "Content/pictures/b.svg"
        )
        try workplace.write(
            Array("ID3".utf8) + Array(repeating: 0, count: 64),
            to: "Content/media/c.mp3"
        )
        try workplace.write(moves, to: "Content/moved.txt")
        return workplace
    }

    private static let lines = """
        /wp-content/uploads/a.png pictures/a.png
        https://example.org/viejo/el%20dibujo.SVG pictures/b.svg
        /viejo/a.mp3 media/c.mp3
        """

    @Test func theyStandAtBothWithoutWhatTellsWhoTookThem() async throws {
        let workplace = try workplace(Self.lines)
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let picture = try #require(site.files["wp-content/uploads/a.png"])
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        for mark in TracedPicture.marks {
            #expect(Data(picture).range(of: Data(mark.utf8)) == nil, "\(mark)")
        }
        #expect(site.text("viejo/el dibujo.SVG").hasPrefix("<svg"))
        #expect(site.files["viejo/a.mp3"]?.count == 67)
        #expect(!workplace.exists("public/_redirects"))

        let again = try await workplace.build()
        #expect(again.errors.contains("files  0 written"), "\(again.errors)")
    }

    /// A photograph is not sent larger than pages show it.
    @Test(.enabled(if: ImageTools.isInstalled, "libvips-tools is not installed"))
    func whereThereIsACopyOfTheSameTypeThatIsIt() async throws {
        let workplace = try workplace("/uploads/d.jpeg pictures/d.jpg\n")
        let jpeg = ImageTools.converted(InventedPicture.png(2_400, 1_600), from: "png", to: "jpg")
        try workplace.write(TracedPicture.jpeg(try #require(jpeg)), to: "Content/pictures/d.jpg")
        try workplace.write(
            "---\ntitle: Plaza\ndate: 2026-11-20\npicture: pictures/d.jpg\n---\nTexto\n",
            to: "Content/articles/plaza.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let moved = try #require(site.files["uploads/d.jpeg"])
        let copies = site.files.filter { $0.key.hasPrefix("_/p/") && $0.key.hasSuffix(".jpg") }
        #expect(moved == copies.values.max { $0.count < $1.count })
    }

    @Test func whatIsGoneIsTakenAwayAndTold() async throws {
        let workplace = try workplace(Self.lines)
        #expect(try await workplace.build().code == 0)
        try workplace.remove("Content/media/c.mp3")
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "Content/moved.txt:3: warning: 'media/c.mp3' is not there, so that nothing answers at '/viejo/a.mp3'\n"
            ),
            "\(run.errors)"
        )
        #expect(!workplace.exists("public/viejo/a.mp3"))
    }

    @Test func aFileThatIsPublishedAsItIsComesFirst() async throws {
        let workplace = try workplace("/plan.png pictures/a.png\n")
        try workplace.write("plan", to: "Content/static/plan.png")
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "Content/moved.txt:1: warning: a file of Content/static stands at '/plan.png' already\n"
            ),
            "\(run.errors)"
        )
        #expect(try workplace.read("public/plan.png") == "plan")
    }

    @Test func noneStandsWhereThePortalHasAFileOfItsOwn() async throws {
        let run = try await workplace("/icon-192.png pictures/a.png\n").build()
        #expect(run.code == 1)
        #expect(
            run.errors.contains(
                "Content/moved.txt: error: it would stand where the site at '/icon-192.png' stands"
            ),
            "\(run.errors)"
        )
    }

    @Test(arguments: [
        ("/a.png?v=2 pictures/a.png", "'/a.png?v=2' is not the address of a file of this site"),
        ("/a/ pictures/a.png", "'/a/' is not the address of a file of this site"),
        ("/../a.png pictures/a.png", "'/../a.png' is not the address of a file of this site"),
        ("/a%0A.png pictures/a.png", "'/a%0A.png' is not the address of a file of this site"),
        (
            "/a.png%E2%80%AE.png pictures/a.png",
            "'/a.png%E2%80%AE.png' is not the address of a file of this site"
        ),
        ("/a.html pictures/a.png", "'/a.html' is not the address of a file of this site"),
        ("/a.php pictures/a.png", "'/a.php' and 'pictures/a.png' end differently"),
        (
            "https://otro.example/a.png pictures/a.png",
            "'https://otro.example/a.png' is not the address of a file of this site"
        ),
    ])
    func wrongLinesAreTold(line: String, message: String) async throws {
        let run = try await workplace("# x\n\(line)\n").build()
        #expect(run.code == 0)
        let warning = "Content/moved.txt:2: warning: \(message); the line is left out\n"
        #expect(run.errors.contains(warning), "\(run.errors)")
    }
}
