/// Walks the segments of a JPEG file (ITU T.81, annex B).
enum JPEGSegments {
    private static let endOfImage: UInt8 = 0xD9
    private static let startOfScan: UInt8 = 0xDA

    /// The file with the segments that decoding needs, the colour profile and the orientation, up to its end.
    static func bare(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var kept: [UInt8] = [0xFF, 0xD8]
        kept.reserveCapacity(bytes.count)
        var place = 2
        while place + 1 < bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            switch marker {
            case 0xFF: place += 1
            case endOfImage: return kept + [0xFF, endOfImage]
            case 0x01, 0xD0...0xD7:
                kept += [0xFF, marker]
                place += 2
            default:
                guard let end = end(of: place, bytes) else { return nil }
                kept += part(marker, bytes[place + 4..<end], whole: bytes[place..<end])
                place = end
                guard marker == startOfScan else { continue }
                let scanned = endOfScan(place, bytes)
                kept += bytes[place..<scanned]
                place = scanned
            }
        }
        return nil
    }

    private static func end(of place: Int, _ bytes: [UInt8]) -> Int? {
        guard place + 3 < bytes.count else { return nil }
        let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        guard length >= 2, place + 2 + length <= bytes.count else { return nil }
        return place + 2 + length
    }

    /// Behind the data of a scan stands the next marker that is neither a stuffed byte nor a restart.
    private static func endOfScan(_ start: Int, _ bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var place = start
            while place + 1 < bytes.count {
                if bytes[place] == 0xFF {
                    let next = bytes[place + 1]
                    if next != 0, !(0xD0...0xD7).contains(next), next != 0xFF { return place }
                }
                place += 1
            }
            return bytes.count
        }
    }

    /// What stays of a segment.
    private static func part(
        _ marker: UInt8,
        _ content: ArraySlice<UInt8>,
        whole: ArraySlice<UInt8>
    ) -> [UInt8] {
        switch marker {
        // Tables, frames and scans.
        case 0xC0...0xCF, 0xDA...0xDF: return Array(whole)
        case 0xE0: return jfif(content)
        case 0xE1: return orientation(content)
        case 0xE2: return content.starts(with: "ICC_PROFILE\0".utf8) ? Array(whole) : []
        // Says how the colours are written: without it they would be others.
        case 0xEE:
            guard content.starts(with: "Adobe".utf8), content.count >= 12 else { return [] }
            return [0xFF, 0xEE, 0, 14] + content.prefix(12)
        default: return []
        }
    }

    /// The density of the pixels, without the small picture that may follow.
    private static func jfif(_ content: ArraySlice<UInt8>) -> [UInt8] {
        guard content.starts(with: "JFIF\0".utf8), content.count >= 12 else { return [] }
        return [0xFF, 0xE0, 0, 16] + content.prefix(12) + [0, 0]
    }

    private static func orientation(_ content: ArraySlice<UInt8>) -> [UInt8] {
        let head = Array("Exif\0\0".utf8)
        guard content.starts(with: head) else { return [] }
        let orientation = Orientation(exif: content.dropFirst(head.count))
        guard !orientation.isUpright else { return [] }
        let data = head + orientation.exif
        return [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data
    }
}
