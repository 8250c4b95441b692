import Domain
import Testing

@testable import Fonts

/// What font files tell of their letters, whatever holds them.
@Suite struct FontMetricsTests {
    private static func metrics(_ bytes: [UInt8]) throws -> FontMetrics {
        try FontMetrics(bytes)
    }

    @Test func allHoldersOfAFontGiveTheSame() throws {
        let font = FontFixture(weight: 700, isItalic: true)
        let files: [(FontFace.Format, [UInt8])] = [
            (.trueType, font.plain()), (.openType, font.plain(0x4F54_544F)), (.woff, font.woff),
            (.woff2, font.woff2),
        ]
        for (format, bytes) in files {
            let metrics = try Self.metrics(bytes)
            #expect(metrics.format == format)
            #expect(metrics.weight.text == "700")
            #expect(metrics.style == .italic)
            #expect(metrics.ascent == 0.9)
            #expect(metrics.descent == 0.3)
            #expect(metrics.lineGap == 0.1)
            #expect(metrics.averageWidth == 0.5)
        }
    }

    @Test func aFontMaySayThatItsOtherLinesCount() throws {
        let metrics = try Self.metrics(FontFixture(usesTypographic: true).plain())
        #expect(metrics.ascent == 0.8)
        #expect(metrics.descent == 0.2)
        #expect(metrics.lineGap == 0)
    }

    @Test func aVariableFontHasItsWeightsFromTheFile() throws {
        let metrics = try Self.metrics(FontFixture(axis: 200...900).plain())
        #expect(metrics.weight.text == "200 900")
    }

    @Test func aFontWithoutLatinLettersHasNoWidth() throws {
        let metrics = try Self.metrics(FontFixture(hasLetters: false).plain())
        #expect(metrics.averageWidth == nil)
        let regular = try #require(ThemeFont.Weight(400, 400))
        let standIns = FontStandIns.of(metrics, as: .serif, weight: regular, style: .normal)
        #expect(standIns == [])
    }

    private static let spoilt: [(bytes: [UInt8], words: String)] = [
        (Array("<html><body>404</body></html>".utf8), "it is no font that browsers read"),
        ([], "it is no font that browsers read"),
        (
            Array("ttcf".utf8) + [UInt8](repeating: 0, count: 40),
            "it is a collection of fonts, which browsers do not read"
        ),
        (Array(FontFixture().plain().dropLast(3)), "it is cut off"),
        (Array(FontFixture().woff.dropLast(3)), "it is cut off"),
        (Array(FontFixture().woff2.dropLast(3)), "it is cut off"),
    ]

    @Test(arguments: spoilt)
    func whatIsNoFontSaysWhy(bytes: [UInt8], words: String) {
        #expect(throws: FontFault.self) { try FontMetrics(bytes) }
        do { _ = try FontMetrics(bytes) } catch { #expect("\(error)" == words) }
    }

    @Test func aFontWithoutATableNamesIt() {
        var font = FontFixture()
        font.tables.removeAll { $0.tag == "hhea" }
        #expect(throws: FontFault.missing(table: "hhea")) { try FontMetrics(font.plain()) }
    }

    @Test func whatUnpacksToMoreThanIsBelievedIsNotUnpacked() {
        let size: [UInt8] = [0x8F, 0xFF, 0xFF, 0xFF, 0x7F]
        let body: [UInt8] = [0x01] + size
        let file =
            Array("wOF2".utf8) + FontFixture.longs([0x1_0000, 48 + body.count])
            + FontFixture.shorts([1, 0]) + FontFixture.longs([12, 0, 0, 0, 0, 0, 0, 0]) + body
        #expect(throws: FontFault.tooLarge) { try FontMetrics(file) }
    }

    /// Every byte of every kind of file is spoilt once: it is read, or refused, and never read beyond its end.
    @Test func spoiltFontsAreReadOrRefused() {
        let font = FontFixture(axis: 200...900)
        var refused = 0
        for whole in [font.plain(), font.woff, font.woff2] {
            for index in whole.indices {
                for value in [0x00, 0x7F, 0x80, 0xFF] as [UInt8] {
                    var bytes = whole
                    bytes[index] = value
                    do { _ = try FontMetrics(bytes) } catch { refused += 1 }
                }
            }
            for length in whole.indices {
                do { _ = try FontMetrics(Array(whole.prefix(length))) } catch { refused += 1 }
            }
        }
        #expect(refused > 1_000)
    }

    @Test func standInsTakeTheRoomOfTheFont() throws {
        let metrics = try Self.metrics(FontFixture().plain())
        let regular = try #require(ThemeFont.Weight(400, 400))
        let standIns = FontStandIns.of(metrics, as: .serif, weight: regular, style: .normal)
        #expect(standIns.map(\.name) == ["times", "noto"])
        for standIn in standIns {
            let font = try #require(
                StandInFont.all.first { $0.locals == standIn.locals }
            )
            // As wide, and each line as high, as the site's own.
            let size = standIn.sizeAdjust / 100
            #expect(abs(font.averageWidth * size - 0.5) < 0.000_1)
            #expect(abs(standIn.ascent * size - 90) < 0.001)
            #expect(abs(standIn.descent * size - 30) < 0.001)
            #expect(abs(standIn.lineGap * size - 10) < 0.001)
        }
    }

    @Test func aVariableFontHasStandInsForItsBoldLettersToo() throws {
        let metrics = try Self.metrics(FontFixture(axis: 200...900).plain())
        let standIns = FontStandIns.of(
            metrics,
            as: .sans,
            weight: metrics.weight,
            style: metrics.style
        )
        #expect(standIns.map(\.weight.text) == ["200 599", "600 900"])
        #expect(standIns.map { $0.locals[0] } == ["Arial", "Arial Bold"])
    }
}
