import Foundation
import Testing

/// A Mac puts the letters of names together otherwise than keyboards do: what a person names is found all the same.
@Suite struct SpelledNamesTests {
    private static let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"></svg>"

    /// - Parameters:
    ///   - disk: puts the letters of names together as they are on disk.
    ///   - written: does so as texts name them.
    /// - Returns: a site whose files name each other.
    /// - Throws: what writing throws.
    private func workplace(
        _ disk: (String) -> String,
        _ written: (String) -> String
    ) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: liga, kind: data, model: match, url: \(written("data/peñas.csv"))}\n"
        )
        try workplace.write(
            "id,competition,home,away,kickoff\n1,Liga,Olmos,Arla,2026-12-05 18:30\n",
            to: "Content/\(disk("data/peñas.csv"))"
        )
        try workplace.write(Self.drawing, to: "Content/\(disk("pictures/montaña.svg"))")
        // A frame of MPEG-1 layer III of 128 kbit/s and 44.1 kHz has 417 bytes.
        let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + Array(repeating: 0, count: 413)
        try workplace.write(
            Array(repeatElement(frame, count: 40).joined()),
            to: "Content/\(disk("media/canción.mp3"))"
        )
        try workplace.write(
            "---\ntitle: La canción\ndate: 2026-11-20\naudio: \(written("media/canción.mp3"))\n"
                + "picture: \(written("pictures/montaña.svg"))\nalt: Monte\n---\nTexto.\n",
            to: "Content/articles/\(disk("canción.md"))"
        )
        try workplace.write(
            "---\ntitle: Otra\ndate: 2026-11-20\n---\n[ver](\(written("canción.md")))\n",
            to: "Content/articles/otra.md"
        )
        try workplace.write("lead: \(written("canción.md"))\n", to: "Content/desk.yaml")
        try workplace.write(
            "---\nname: Cantos\npinned: [\(written("canción.md"))]\n---\n",
            to: "Content/topics/cantos.md"
        )
        return workplace
    }

    @Test(arguments: [true, false])
    func filesAreFoundHoweverTheirNamesArePutTogether(isDecomposedOnDisk: Bool) async throws {
        let apart = { (name: String) in name.decomposedStringWithCanonicalMapping }
        let whole = { (name: String) in name.precomposedStringWithCanonicalMapping }
        let workplace =
            isDecomposedOnDisk ? try workplace(apart, whole) : try workplace(whole, apart)
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        #expect(!run.errors.contains("warning"), "\(run.errors)")
        let site = try workplace.site()
        let song = try #require(site.pages(containing: ">La canción</h1>").first)
        #expect(site.text(song).contains("alt=\"Monte\"") && site.text(song).contains("<audio"))
        let other = try #require(site.pages(containing: ">Otra</h1>").first)
        #expect(site.text(other).contains("href=\"/\(song.dropLast("index.html".count))\""))
        #expect(site.pages.contains { site.text($0).contains("Olmos") })
    }
}
