#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The number of an archive's schema where SQLite keeps one for programs in the head of a file ("application ID"): it is read
/// without opening the archive, by whoever must not change a newer one.
public enum SchemaMark {
    /// Where it stands, in four bytes.
    private static let offset = 68
    /// Numbers of others do not begin so ("PR").
    private static let sign: UInt32 = 0x5052_0000
    private static let head = 100

    /// What is written there for a schema.
    public static func number(of schema: Int) -> UInt32 {
        sign | UInt32(UInt16(clamping: schema))
    }

    /// The schema that the file at a path names; nil where it is no archive, or one of before anything named it.
    public static func schema(of path: String) -> Int? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(byteCount: head, alignment: 4) { bytes in
            guard pread(file, bytes.baseAddress, head, 0) == head else { return nil }
            return schema(in: UnsafeRawBufferPointer(bytes))
        }
    }

    static func schema(in head: UnsafeRawBufferPointer) -> Int? {
        guard head.count >= Self.head, head.starts(with: "SQLite format 3\0".utf8) else {
            return nil
        }
        let number = UInt32(
            bigEndian: head.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        )
        guard number & 0xFFFF_0000 == sign else { return nil }
        return Int(number & 0xFFFF)
    }
}
