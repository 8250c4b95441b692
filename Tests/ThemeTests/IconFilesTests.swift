import Domain
import Testing
import Theme

@Suite struct IconFilesTests {
    @Test(arguments: SiteIcon.allCases)
    func iconsHaveTheSizeAndTypeThatTheySay(icon: SiteIcon) throws {
        let file = try #require(Theme.files.first { $0.path == "icons/\(icon.rawValue)" }).bytes
        let picture = icon == .favicon ? file[22...] : file[...]
        let header = Array(picture.prefix(24))
        #expect(header.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(Self.number(header[16..<20]) == icon.size)
        #expect(Self.number(header[20..<24]) == icon.size)
        #expect(file.count < 12_000)
    }

    @Test func faviconIsOneIconInAFileOfIcons() throws {
        let file = try #require(Theme.files.first { $0.path == "icons/favicon.ico" }).bytes
        let side = UInt8(SiteIcon.favicon.size)
        #expect(Array(file.prefix(8)) == [0, 0, 1, 0, 1, 0, side, side])
        #expect(Self.number(file[14..<18].reversed()) == file.count - 22)
        #expect(Self.number(file[18..<22].reversed()) == 22)
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
