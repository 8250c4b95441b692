import Domain
import TestSupport
import Testing

@testable import Pictures

@Suite(.enabled(if: ImageTools.isInstalled, "libvips-tools is not installed"))
struct CardMakerTests {
    @Test func aCardIsAsLargeAsOthersWantIt() async throws {
        let fixture = try PictureFixture()
        let thumbnailer = try #require(PictureFixture.thumbnailer)
        let maker = CardMaker(store: fixture.store, thumbnailer: thumbnailer, site: "Bando")
        let cards = await maker.make(["Sube el agua", "Baja el pan"])
        for card in cards {
            let copy = try #require(card)
            #expect(copy.fallback.width == 1_200)
            #expect(copy.fallback.height == 630)
            #expect(try fixture.bytes(copy, copy.fallback).count == copy.fallback.bytes)
        }
        #expect(cards[0]?.key != cards[1]?.key)
        #expect(await maker.make(["Sube el agua"]) == [cards[0]])
        let other = CardMaker(store: fixture.store, thumbnailer: thumbnailer, site: "Otro")
        #expect(other.recipe != maker.recipe)
    }
}
