/// Tells files that are no text by the bytes they begin with.
enum BinaryFile {
    private static let kinds: [([UInt8], String)] = [
        ([0x1F, 0x8B], "gzip data that nobody unpacked"),
        ([0x28, 0xB5, 0x2F, 0xFD], "zstd data that nobody unpacked"),
        ([0x50, 0x4B, 0x03, 0x04], "a zip archive"),
        ([0x25, 0x50, 0x44, 0x46, 0x2D], "a PDF document"),
        ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
        ([0x47, 0x49, 0x46, 0x38], "a GIF picture"),
        ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
        ([0x49, 0x44, 0x33], "an MP3 file"),
    ]

    static func kind(of bytes: [UInt8]) -> String? {
        kinds.first { bytes.starts(with: $0.0) }?.1
    }
}
