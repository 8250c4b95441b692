/// The stylesheet's colours that hold the place of a picture: `q0` to `q63`.
public enum PlaceholderPalette {
    /// The same as in the stylesheet, which a test compares.
    public static let colours: [UInt32] = [
        0x5e403b, 0x5e493b, 0x5e533b, 0x5b593b, 0x52593b, 0x48593b, 0x455941, 0x45594a,
        0x455954, 0x455054, 0x454654, 0x484054, 0x524054, 0x5b4054, 0x5e404e, 0x5e4044,
        0x875e59, 0x876c59, 0x877959, 0x838259, 0x758259, 0x688259, 0x638262, 0x638270,
        0x63827d, 0x63757d, 0x63677d, 0x685e7d, 0x755e7d, 0x835e7d, 0x875e74, 0x875e67,
        0xaa837e, 0xaa907e, 0xaa9c7e, 0xa6a57e, 0x99a57e, 0x8ca57e, 0x88a586, 0x88a593,
        0x88a5a0, 0x8898a0, 0x888ba0, 0x8c83a0, 0x9983a0, 0xa683a0, 0xaa8397, 0xaa838b,
        0xc8aca7, 0xc8b5a7, 0xc8bda7, 0xc5c3a7, 0xbdc3a7, 0xb4c3a7, 0xb1c3ad, 0xb1c3b5,
        0xb1c3be, 0xb1babe, 0xb1b2be, 0xb4acbe, 0xbdacbe, 0xc5acbe, 0xc8acb8, 0xc8acb0,
    ]

    /// The number of the colour that comes nearest.
    public static func nearest(red: Int, green: Int, blue: Int) -> Int {
        colours.indices.min {
            distance(colours[$0], red, green, blue) < distance(colours[$1], red, green, blue)
        } ?? 0
    }

    /// Squares, weighted by how much the eye sees of each part.
    private static func distance(_ colour: UInt32, _ red: Int, _ green: Int, _ blue: Int) -> Int {
        let parts = (Int(colour >> 16), Int(colour >> 8 & 0xFF), Int(colour & 0xFF))
        let (r, g, b) = (parts.0 - red, parts.1 - green, parts.2 - blue)
        return 3 * r * r + 6 * g * g + b * b
    }

    /// The colour of the single pixel of a PPM or PGM file; nil for anything else.
    static func colour(ofPixel bytes: [UInt8]) -> Int? {
        if bytes.starts(with: Array("P6".utf8)), bytes.count >= 3 {
            let pixel = bytes.suffix(3).map { Int($0) }
            return nearest(red: pixel[0], green: pixel[1], blue: pixel[2])
        }
        guard bytes.starts(with: Array("P5".utf8)), let grey = bytes.last else { return nil }
        return nearest(red: Int(grey), green: Int(grey), blue: Int(grey))
    }
}
