import Foundation
import Testing

@testable import Basics

@Suite struct SchemaMarkTests {
    /// The head of an archive with a number in its place.
    private static func head(_ number: UInt32) -> [UInt8] {
        var head = Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 84)
        for byte in 0..<4 { head[68 + byte] = UInt8(number >> (24 - 8 * UInt32(byte)) & 0xFF) }
        return head
    }

    private func schema(_ head: [UInt8]) -> Int? {
        head.withUnsafeBytes { SchemaMark.schema(in: $0) }
    }

    @Test(arguments: [1, 18, 300]) func whatIsWrittenIsRead(number: Int) {
        #expect(schema(Self.head(SchemaMark.number(of: number))) == number)
    }

    @Test func numbersOfOthersAreNone() {
        #expect(schema(Self.head(0)) == nil)
        #expect(schema(Self.head(18)) == nil)
        #expect(schema(Self.head(0x4750_4B47)) == nil)
    }

    @Test func whatIsNoArchiveHasNone() {
        let head = Self.head(SchemaMark.number(of: 18))
        #expect(schema(Array(head.dropLast())) == nil)
        #expect(schema([0x41] + head.dropFirst()) == nil)
        #expect(SchemaMark.schema(of: "/nowhere/archive.sqlite") == nil)
        #expect(SchemaMark.schema(of: "/") == nil)
    }

    @Test func itIsReadFromAFile() throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "mark-\(UUID().uuidString)", directoryHint: .notDirectory)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(Self.head(SchemaMark.number(of: 19))).write(to: file)
        #expect(SchemaMark.schema(of: file.path) == 19)
    }
}
