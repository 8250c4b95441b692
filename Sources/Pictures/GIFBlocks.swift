/// Walks the blocks of a GIF file as far as the first picture, the only one that is shown.
enum GIFBlocks {
    /// Whether the first picture is all there (GIF89a, sections 15 to 26).
    static func holdFirstPicture(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 13 else { return false }
        var place = 13 + colours(bytes[10])
        while place < bytes.count {
            switch bytes[place] {
            case 0x21:
                guard let behind = end(ofData: place + 2, bytes) else { return false }
                place = behind
            case 0x2C:
                guard place + 9 < bytes.count else { return false }
                // The descriptor, colours of its own, the size of a code, then the codes.
                let data = place + 10 + colours(bytes[place + 9]) + 1
                return end(ofData: data, bytes).map { $0 > data + 1 } ?? false
            default: return false
            }
        }
        return false
    }

    /// The bytes of a table of colours, by the flags that announce it.
    private static func colours(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    /// Behind the empty block that ends the data; nil where the file ends before.
    private static func end(ofData start: Int, _ bytes: [UInt8]) -> Int? {
        var place = start
        while place < bytes.count {
            if bytes[place] == 0 { return place + 1 }
            place += 1 + Int(bytes[place])
        }
        return nil
    }
}
