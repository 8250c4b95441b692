import Domain
import Foundation
import TestSupport
import Testing

@testable import Pictures

@Suite(.enabled(if: ImageTools.isInstalled, "libvips-tools is not installed"))
struct CardMakerTests {
    @Test func aCardIsAsLargeAsOthersWantIt() async throws {
        let fixture = try PictureFixture()
        let thumbnailer = try #require(PictureFixture.thumbnailer)
        let maker = CardMaker(
            store: fixture.store,
            thumbnailer: thumbnailer,
            site: "Bando",
            colours: .standard(.light)
        )
        let cards = await maker.make([
            CardText(title: "Sube el agua"), CardText(title: "Baja el pan"),
        ])
        for card in cards {
            let copy = try #require(card)
            #expect(copy.fallback.width == 1_200)
            #expect(copy.fallback.height == 630)
            #expect(try fixture.bytes(copy, copy.fallback).count == copy.fallback.bytes)
        }
        #expect(cards[0]?.key != cards[1]?.key)
        #expect(await maker.make([CardText(title: "Sube el agua")]) == [cards[0]])
        let event = CardText(title: "Sube el agua", notes: ["Mañana, 20:00"])
        #expect(try #require(await maker.make([event])[0]).key != cards[0]?.key)
        let other = CardMaker(
            store: fixture.store,
            thumbnailer: thumbnailer,
            site: "Otro",
            colours: .standard(.light)
        )
        #expect(other.recipe != maker.recipe)
    }

    /// Headlines of others hold what no serif has; `make site` brings fonts for it.
    @Test(.enabled(if: FontList.isInstalled, "fontconfig is not installed"))
    func everyScriptOfAHeadlineHasAFont() throws {
        for letter in "龍한あА😀" {
            let fonts = try FontList.fonts(with: letter)
            #expect(!fonts.isEmpty, "no font has '\(letter)': .ci/setup installs some")
        }
        #expect(try FontList.fonts(with: "\u{10FFFD}").isEmpty)
    }
}

/// What fontconfig knows.
private enum FontList {
    private static let program = "/usr/bin/fc-list"
    static var isInstalled: Bool { Installed.has(program) }

    static func fonts(with letter: Character) throws -> [String] {
        let number = letter.unicodeScalars.first.map { String($0.value, radix: 16) } ?? ""
        let run = try StartedProgram.run([program, ":charset=\(number)", "family"])
        return String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
