/// Walks the chunks of a WebP file (RFC 9649).
enum WebPChunks {
    private static let pictures: Set = ["VP8 ", "VP8L", "ALPH"]
    private static let kept: Set = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]
    private static let hasExif: UInt8 = 0x08
    private static let hasXMP: UInt8 = 0x04

    /// One chunk: its name, and where its content stands.
    private struct Chunk {
        let name: String
        let content: Range<Int>
    }

    /// The file with its pictures, its colour profile and its orientation.
    static func bare(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count >= 12, bytes.starts(with: "RIFF".utf8),
            bytes[8..<12].elementsEqual("WEBP".utf8)
        else { return nil }
        let end = 8 + little(bytes, 4)
        guard end >= 12, end <= bytes.count, let chunks = chunks(of: bytes, in: 12..<end),
            chunks.contains(where: { pictures.contains($0.name) || $0.name == "ANMF" })
        else { return nil }
        let exif = chunks.first { $0.name == "EXIF" }.map { chunk in
            let content = bytes[chunk.content]
            let head = "Exif\0\0".utf8
            return content.starts(with: head) ? content.dropFirst(head.count) : content
        }
        let orientation = Orientation(exif: exif ?? [])
        var body: [UInt8] = []
        for chunk in chunks where kept.contains(chunk.name) {
            guard let content = content(of: chunk, bytes, isTurned: !orientation.isUpright) else {
                return nil
            }
            body += written(chunk.name, content)
        }
        // Only a file with an extended head may say how it is turned.
        if !orientation.isUpright, chunks.first?.name == "VP8X" {
            body += written("EXIF", orientation.exif)
        }
        return Array("RIFF".utf8) + little(body.count + 4) + Array("WEBP".utf8) + body
    }

    private static func content(of chunk: Chunk, _ bytes: [UInt8], isTurned: Bool) -> [UInt8]? {
        var content = Array(bytes[chunk.content])
        switch chunk.name {
        case "VP8X":
            guard !content.isEmpty else { return nil }
            content[0] &= ~(hasXMP | hasExif)
            if isTurned { content[0] |= hasExif }
        case "ANMF":
            // Sixteen bytes on the frame, then chunks of its own.
            guard content.count >= 16,
                let parts = chunks(of: content, in: 16..<content.count)
            else { return nil }
            let frame = content[..<16]
            content = parts.filter { pictures.contains($0.name) }
                .reduce(Array(frame)) { $0 + written($1.name, Array(content[$1.content])) }
        default: break
        }
        return content
    }

    private static func chunks(of bytes: [UInt8], in range: Range<Int>) -> [Chunk]? {
        var found: [Chunk] = []
        var place = range.lowerBound
        while place + 8 <= range.upperBound {
            let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
            let length = little(bytes, place + 4)
            guard length <= range.upperBound - place - 8 else { return nil }
            found.append(Chunk(name: name, content: place + 8..<place + 8 + length))
            place += 8 + length + length % 2
        }
        return found
    }

    private static func written(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + little(content.count) + content + (content.count % 2 == 0 ? [] : [0])
    }

    private static func little(_ bytes: [UInt8], _ place: Int) -> Int {
        bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ number: Int) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
