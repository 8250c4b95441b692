import Foundation
import Testing

@testable import pregonero

@Suite("ProgramIdentity")
struct ProgramIdentityTests {
    /// An ELF file with one segment of notes: of ABI and, behind it, of the build.
    private static func program(id: [UInt8], type: UInt32 = 3, owner: String = "GNU\0") -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 64 + 56)
        bytes.replaceSubrange(0..<5, with: [0x7F, 0x45, 0x4C, 0x46, 2])
        put(64, at: 32, in: &bytes)
        put(56, at: 54, size: 2, in: &bytes)
        put(1, at: 56, size: 2, in: &bytes)
        put(4, at: 64, size: 4, in: &bytes)
        put(UInt64(bytes.count), at: 72, in: &bytes)
        let notes = note("GNU\0", 1, [0, 0, 0, 0]) + note(owner, type, id)
        put(UInt64(notes.count), at: 96, in: &bytes)
        return bytes + notes
    }

    private static func put(_ value: UInt64, at place: Int, size: Int = 8, in bytes: inout [UInt8])
    {
        for index in 0..<size {
            bytes[place + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
        }
    }

    private static func note(_ owner: String, _ type: UInt32, _ content: [UInt8]) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 12)
        put(UInt64(owner.utf8.count), at: 0, size: 4, in: &bytes)
        put(UInt64(content.count), at: 4, size: 4, in: &bytes)
        put(UInt64(type), at: 8, size: 4, in: &bytes)
        func padded(_ part: [UInt8]) -> [UInt8] {
            part + [UInt8](repeating: 0, count: (4 - part.count % 4) % 4)
        }
        return bytes + padded(Array(owner.utf8)) + padded(content)
    }

    @Test("is the number of the build, behind other notes")
    func finds() {
        let id: [UInt8] = [1, 2, 3, 4, 5]
        #expect(ProgramIdentity.buildID(in: Self.program(id: id)) == id)
    }

    @Test("is none of another owner or kind, nor of a file that is no program")
    func findsNone() {
        #expect(ProgramIdentity.buildID(in: Self.program(id: [1], type: 4)) == nil)
        #expect(ProgramIdentity.buildID(in: Self.program(id: [1], owner: "GNX\0")) == nil)
        #expect(ProgramIdentity.buildID(in: Array("#!/bin/sh\n".utf8)) == nil)
        #expect(ProgramIdentity.buildID(in: []) == nil)
    }

    @Test("is none of a file that was cut or lies about its lengths")
    func survivesLies() {
        let whole = Self.program(id: [1, 2, 3, 4])
        for length in 0..<whole.count {
            #expect(ProgramIdentity.buildID(in: Array(whole[..<length])) == nil)
        }
        for place in 0..<whole.count {
            for byte: UInt8 in [0x7F, 0x80, 0xFF] {
                var bytes = whole
                bytes[place] = byte
                _ = ProgramIdentity.buildID(in: bytes)
            }
        }
    }

    #if os(Linux)
    @Test("the program that runs has one")
    func ownProgram() throws {
        #expect(try #require(ProgramIdentity.buildID(of: "/proc/self/exe")).count >= 8)
    }
    #endif

    @Test func itNamesTheVersionAndTheBuild() {
        #expect(ProgramIdentity.text.hasPrefix("\(Version.text) (build "))
        #expect(ProgramIdentity.text.hasSuffix(")"))
    }
}
