/// What the first bytes of a picture tell: enough to refuse it before anything decodes it.
public struct PictureHeader: Hashable, Sendable {
    public let type: PictureType
    public let size: PictureSize
    /// Whether parts of it may be transparent.
    public let hasAlpha: Bool

    /// Larger ones are not decoded: they would take more memory than a page's pictures are worth.
    static let mostPixels = 64_000_000
    static let longestSide = 20_000
    /// Enough for the headers of all formats that we take.
    public static let length = 256 << 10

    /// - Parameters:
    ///   - bytes: the start of the file, or all of it.
    ///   - least: below which it is no picture but a mark.
    /// - Throws: why it is not taken.
    public init(
        _ bytes: [UInt8],
        least: (width: Int, height: Int) = (1, 1)
    ) throws(PictureFault) {
        guard let type = PictureType(bytes) else { throw .unknownType }
        guard let size = PictureSize(bytes: bytes) else { throw .unreadable }
        guard size.width <= Self.longestSide, size.height <= Self.longestSide,
            size.width * size.height <= Self.mostPixels
        else { throw .tooManyPixels(size) }
        let isTurned = size.height >= least.width && size.width >= least.height
        guard size.width >= least.width && size.height >= least.height || type == .jpeg && isTurned
        else { throw .tooSmall(size) }
        self.type = type
        self.size = size
        hasAlpha = Self.hasAlpha(type, bytes)
    }

    private static func hasAlpha(_ type: PictureType, _ bytes: [UInt8]) -> Bool {
        switch type {
        case .jpeg: return false
        case .gif, .svg: return true
        case .png:
            // Colour types 4 and 6 have a channel for it, the others a chunk before the pixels.
            guard bytes.count > 25, bytes[25] & 4 == 0 else { return true }
            let chunk = Array("tRNS".utf8)
            let pixels = Array("IDAT".utf8)
            for index in bytes.indices.dropLast(4) where bytes[index] > 0x40 {
                if bytes[index..<index + 4].elementsEqual(pixels) { return false }
                if bytes[index..<index + 4].elementsEqual(chunk) { return true }
            }
            return false
        case .webP:
            guard bytes.count > 24 else { return true }
            switch bytes[15] {
            case UInt8(ascii: "X"): return bytes[20] & 0x10 != 0
            case UInt8(ascii: "L"): return bytes[24] & 0x10 != 0
            default: return false
            }
        }
    }
}
