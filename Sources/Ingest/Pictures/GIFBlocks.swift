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

    /// What makes a sequence of frames run, and the colour profile.
    private static let applications = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]

    /// The file with its frames, its repetitions and its colour profile, up to its end.
    static func bare(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count > 13 else { return nil }
        var place = 13 + colours(bytes[10])
        guard place < bytes.count else { return nil }
        var kept = Array(bytes[..<place])
        var hasFrame = false
        while place < bytes.count {
            switch bytes[place] {
            case 0x21:
                guard place + 2 < bytes.count, let behind = end(ofData: place + 2, bytes) else {
                    return nil
                }
                if isNeeded(bytes[place..<behind]) { kept += bytes[place..<behind] }
                place = behind
            case 0x2C:
                guard place + 9 < bytes.count,
                    let behind = end(ofData: place + 10 + colours(bytes[place + 9]) + 1, bytes)
                else { return hasFrame ? kept + [0x3B] : nil }
                kept += bytes[place..<behind]
                hasFrame = true
                place = behind
            default: return hasFrame ? kept + [0x3B] : nil
            }
        }
        return hasFrame ? kept + [0x3B] : nil
    }

    /// Whether showing the frames needs an extension: comments, texts and what programs left there are not.
    private static func isNeeded(_ part: ArraySlice<UInt8>) -> Bool {
        let block = Array(part)
        switch block[1] {
        case 0xF9: return true
        case 0xFF:
            return block.count > 14
                && applications.contains { block[3..<14].elementsEqual($0.utf8) }
        default: return false
        }
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
