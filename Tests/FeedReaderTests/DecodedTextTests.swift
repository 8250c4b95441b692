import FeedReader
import Testing

@Suite struct DecodedTextTests {
    private func title(_ bytes: [UInt8], charset: String? = nil) throws -> String? {
        try FeedReader().read(bytes, charset: charset).title
    }

    private func document(_ title: [UInt8], label: String? = nil) -> [UInt8] {
        let declaration = label.map { "<?xml version='1.0' encoding='\($0)'?>" } ?? ""
        return Array("\(declaration)<rss><channel><title>".utf8) + title
            + Array("</title></channel></rss>".utf8)
    }

    @Test(arguments: [
        ("windows-1251", [0xCD, 0xEE, 0xE2] as [UInt8], "Нов"),
        ("koi8-r", [0xEE, 0xCF, 0xD7], "Нов"),
        ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"),
        ("euc-jp", [0xC6, 0xFC, 0xCB, 0xDC], "日本"),
        ("gb2312", [0xD0, 0xC2, 0xCE, 0xC5], "新闻"),
        ("big5", [0xB7, 0x73, 0xBB, 0x44], "新聞"),
        ("ks_c_5601-1987", [0xB4, 0xBA, 0xBD, 0xBA], "뉴스"),
        ("iso-8859-1", [0x80, 0xE9], "€é"),
        ("iso-8859-15", [0xA4], "€"),
        ("iso-8859-9", [0xFE], "ş"),
        ("tis-620", [0xA2, 0xE8, 0xD2, 0xC7], "ข่าว"),
        ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日"),
    ])
    func labelledEncodingIsDecoded(label: String, bytes: [UInt8], text: String) throws {
        #expect(try title(document(bytes, label: label)) == text)
        #expect(try title(document(bytes), charset: label) == text)
    }

    @Test(arguments: ["utf-7", "no-such-encoding", "us-ascii", "iso-8859-1", "windows-1251"])
    func validUTF8BeatsAWrongLabel(label: String) throws {
        #expect(try title(document(Array("Café à Noël €".utf8), label: label)) == "Café à Noël €")
    }

    @Test func shortChineseIsNotTakenForUTF8() throws {
        // 0xC1AA 0xCDA8 is 联通 in GBK and well-formed enough to fool a careless check.
        #expect(try title(document([0xC4, 0xAA, 0xCD, 0xA8], label: "gbk")) == "莫通")
    }

    @Test func answersLabelGoesBeforeTheDocuments() throws {
        let bytes = document([0xCD, 0xEE, 0xE2], label: "iso-8859-2")
        #expect(try title(bytes, charset: "windows-1251") == "Нов")
    }

    @Test func serversDefaultLabelGoesBehindTheDocuments() throws {
        let bytes = document([0xCD, 0xEE, 0xE2], label: "windows-1251")
        #expect(try title(bytes, charset: "ISO-8859-1") == "Нов")
        #expect(try title(bytes, charset: "utf-8") == "Нов")
    }

    @Test func brokenUTF8IsReadAsWindows1252() throws {
        let feed = try FeedReader().read(document([0x43, 0xE9, 0x20, 0x93, 0x94], label: "utf-8"))
        #expect(feed.title == "Cé “”")
        #expect(
            feed.warnings.prefix(2).map(\.message) == [
                "3 bytes are not in the feed's encoding",
                "line 1: says it is utf-8, but it is windows-1252",
            ]
        )
    }

    @Test func oneBrokenByteDoesNotSpoilALongText() throws {
        let text = Array(String(repeating: "Žluťoučký kůň ", count: 4).utf8)
        let expected = String(repeating: "Žluťoučký kůň ", count: 4) + "é"
        #expect(try title(document(text + [0xE9], label: "utf-8")) == expected)
        #expect(try title(document(text + [0xE9], label: "iso-8859-1")) == expected)
    }

    @Test(arguments: ["Actualités", "škoda", "María", "Новости", "東京", "¿Qué? à la carte"])
    func textEncodedTwiceIsMended(text: String) throws {
        let twice = text.utf8.map { Character(Unicode.Scalar($0)) }
        #expect(try title(document(Array(String(twice).utf8))) == text)
    }

    @Test(arguments: [
        "São Paulo, Ñandú", "SANTÉ\u{A0}: le vaccin", "Zu Fuß\u{A0}unterwegs", "BLÅ\u{A0}jeans",
        "Du café\u{A0}»", "Spaß» ruft er", "IRMÃ»", "Stra\u{DF}\u{AD}en", "Maß°", "Fuß²",
    ])
    func textThatOnlyLooksLikeItStays(text: String) throws {
        #expect(try title(document(Array(text.utf8))) == text)
    }

    @Test(arguments: [
        [0xFF, 0xFE] as [UInt8], [0xFE, 0xFF], [], [0x00],
    ])
    func utf16IsKnownByItsShape(mark: [UInt8]) throws {
        let isBig = mark == [0xFE, 0xFF] || mark == [0x00]
        let units = Array("<rss><channel><title>Ünï😀</title></channel></rss>".utf16)
        let bytes = units.flatMap { unit in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBig ? pair : pair.reversed()
        }
        #expect(try title((mark.count == 2 ? mark : []) + bytes) == "Ünï😀")
    }

    @Test(arguments: [true, false])
    func utf32IsKnownByItsShape(isBig: Bool) throws {
        let scalars = "<rss><channel><title>Ünï😀</title></channel></rss>".unicodeScalars
        let bytes = scalars.flatMap { scalar in
            let four = [24, 16, 8, 0].map { UInt8(scalar.value >> UInt32($0) & 0xFF) }
            return isBig ? four : four.reversed()
        }
        #expect(try title(bytes) == "Ünï😀")
    }

    @Test func byteOrderMarksAndForbiddenCharactersGo() throws {
        let bytes = [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + document([0x61, 0x00, 0x0B, 0x62])
        #expect(try title(bytes) == "ab")
    }
}
