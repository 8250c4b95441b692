import Domain
import Foundation
import Testing

@testable import Archiving

@Suite struct WrittenPicturesTests {
    private let fixture: ArchiveFixture
    private let now = ArchiveFixture.morning.addingTimeInterval(3_600)
    private static let lighthouse = "https://a.example/faro.jpg"

    init() throws {
        fixture = try ArchiveFixture(sources: [
            Source(id: "a", kind: "feed", address: "a.xml"),
            Source(id: Source.ownID, kind: "own", address: nil, rights: .own),
        ])
    }

    private func settle(_ named: [String: [String]]) throws {
        try fixture.archive.settlePictures(of: fixture.sources, drawsCards: false, at: now)
        try fixture.archive.settleWrittenPictures(named, at: now)
    }

    private func due() throws -> [DuePicture] {
        try fixture.archive.duePictures(of: fixture.sources, at: now)
    }

    private func make() throws {
        let copy = PictureCopy(
            key: "k",
            colour: 3,
            fallback: .init(width: 640, height: 360, bytes: 9, ending: "jpg"),
            renditions: []
        )
        try fixture.archive.keep(
            [
                PictureOutcome(
                    address: Self.lighthouse,
                    result: .ready(copy, recipe: PictureRecipe([.body]).text),
                    original: "o",
                    nextCheck: .max
                )
            ],
            at: now
        )
    }

    @Test func whatAPageShowsIsWantedAsInsideAText() throws {
        try settle(["pages/a.md": [Self.lighthouse], "pages/b.md": []])
        #expect(try due().map(\.address) == [Self.lighthouse])
        #expect(try due().map(\.recipe) == [PictureRecipe([.body])])
        #expect(try fixture.archive.writtenCopies() == [:])
        try make()
        #expect(try fixture.archive.writtenCopies()[Self.lighthouse]?.key == "k")
        #expect(try fixture.edition().pictureFiles().map(\.key) == ["k"])
    }

    @Test func whatItShowsNoMoreIsForgotten() throws {
        try settle(["pages/a.md": [Self.lighthouse]])
        try make()
        // What has changed among items leaves pages alone.
        try fixture.take(in: fixture.batch([.sample("1", title: "Noticia del día")]))
        try settle(["pages/a.md": [Self.lighthouse]])
        #expect(try fixture.archive.writtenCopies().count == 1)
        try settle([:])
        #expect(try fixture.archive.writtenCopies() == [:])
        #expect(try fixture.archive.allCopies() == [])
        #expect(try due().isEmpty)
    }

    @Test func anotherConfigurationLeavesThemAlone() throws {
        try settle(["pages/a.md": [Self.lighthouse]])
        try make()
        fixture.sources.append(Source(id: "b", kind: "feed", address: "b.xml"))
        try settle(["pages/a.md": [Self.lighthouse]])
        #expect(try fixture.archive.writtenCopies().count == 1)
    }
}
