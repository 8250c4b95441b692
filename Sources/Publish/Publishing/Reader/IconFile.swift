/// Wraps a PNG as the `favicon.ico` that browsers ask for by themselves.
enum IconFile {
    static func bytes(_ picture: [UInt8], size: Int) -> [UInt8] {
        let headerSize = 22
        let side = UInt8(size)
        // One icon; its width and height, no palette, one plane of 32 bits, its length and where it begins.
        let header: [UInt8] = [0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0]
        return header + number(picture.count) + number(headerSize) + picture
    }

    private static func number(_ number: Int) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
