import Basics
import Foundation

/// Tells this program from every other that may make other pages.
enum ProgramIdentity {
    /// Its version, and of its file the number that the linker computed from its content where there is one: then a copy on
    /// another machine is the same program. Else the file's size and time of change.
    static let text: String = {
        let build = buildID(of: file)?.hexadecimal ?? FileState.mark(of: file)
        return "\(Version.text) (build \(build))"
    }()

    /// Its file.
    static var file: String {
        #if os(Linux)
        "/proc/self/exe"
        #else
        Bundle.main.executablePath ?? CommandLine.arguments[0]
        #endif
    }

    /// All of an ELF file's notes lie in its first page.
    private static let head = 4_096

    /// The description of the note `NT_GNU_BUILD_ID` of a 64-bit ELF file in this machine's byte order (System V ABI,
    /// "Note Section"; program headers at `e_phoff`).
    ///
    /// - Returns: nil for another file, and for one without that note among its first bytes.
    static func buildID(of path: String) -> [UInt8]? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: head) else { return nil }
        return buildID(in: [UInt8](data))
    }

    static func buildID(in bytes: [UInt8]) -> [UInt8]? {
        let elf64: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2]
        guard bytes.starts(with: elf64), let start = bytes.number(at: 32, size: 8),
            let size = bytes.number(at: 54, size: 2), let count = bytes.number(at: 56, size: 2)
        else { return nil }
        for index in 0..<count {
            let header = start &+ index &* size
            // PT_NOTE
            guard bytes.number(at: header, size: 4) == 4 else { continue }
            guard let offset = bytes.number(at: header &+ 8, size: 8),
                let length = bytes.number(at: header &+ 32, size: 8)
            else { continue }
            if let id = note(in: bytes, from: offset, length: length) { return id }
        }
        return nil
    }

    private static func note(in bytes: [UInt8], from start: Int, length: Int) -> [UInt8]? {
        guard start < bytes.count, length <= bytes.count - start else { return nil }
        var place = start
        let end = start + length
        while let name = bytes.number(at: place, size: 4),
            let size = bytes.number(at: place + 4, size: 4),
            let type = bytes.number(at: place + 8, size: 4), name <= end, size <= end
        {
            let content = place + 12 + (name + 3) / 4 * 4
            guard content + size <= end else { return nil }
            // NT_GNU_BUILD_ID, of the owner "GNU"
            if type == 3, Array(bytes[(place + 12)..<(place + 12 + name)]) == Array("GNU\0".utf8) {
                return Array(bytes[content..<(content + size)])
            }
            place = content + (size + 3) / 4 * 4
        }
        return nil
    }
}

extension [UInt8] {
    /// A number in this machine's byte order; nil where there are no such bytes, or it has no room.
    fileprivate func number(at place: Int, size: Int) -> Int? {
        guard place >= 0, size <= count, place <= count - size else { return nil }
        var value: UInt64 = 0
        Swift.withUnsafeMutableBytes(of: &value) {
            $0.copyBytes(from: self[place..<(place + size)])
        }
        return Int(exactly: UInt64(littleEndian: value))
    }
}
