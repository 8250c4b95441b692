/// Says whether a file holds its picture to the end: what was cut off would be shown half grey.
public enum PictureEnd {
    public static func isThere(_ type: PictureType, _ bytes: [UInt8]) -> Bool {
        switch type {
        case .jpeg: hasEndOfImage(bytes)
        case .png: PNGChunks.end(of: bytes) != nil
        case .webP: bytes.count >= 12 && length(bytes) + 8 <= bytes.count
        case .gif: GIFBlocks.holdFirstPicture(bytes)
        case .svg: true
        }
    }

    /// Whether nothing stands behind the picture: another document could hide there.
    static func isAll(_ type: PictureType, _ bytes: [UInt8]) -> Bool {
        switch type {
        case .jpeg: bytes.suffix(2).elementsEqual([0xFF, 0xD9])
        case .png: PNGChunks.end(of: bytes) == bytes.count
        case .webP: length(bytes) + 8 == bytes.count || length(bytes) + 9 == bytes.count
        case .gif, .svg: false
        }
    }

    /// The last marker of the picture itself: that of a thumbnail in the head stands before its scan begins.
    private static func hasEndOfImage(_ bytes: [UInt8]) -> Bool {
        var place = 2
        while place + 3 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if marker == 0xDA { break }
            place += marker == 0xFF ? 1 : 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        guard place + 3 < bytes.count, let end = lastIndex(of: [0xFF, 0xD9], in: bytes) else {
            return false
        }
        return end > place
    }

    private static func length(_ bytes: [UInt8]) -> Int {
        guard bytes.count >= 8 else { return .max - 16 }
        return bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func lastIndex(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= mark.count else { return nil }
        return (0...(bytes.count - mark.count)).reversed().first { start in
            bytes[start] == mark[0] && bytes[start..<start + mark.count].elementsEqual(mark)
        }
    }
}
