import Basics
import CZlib

/// One colour of a picture.
struct PixelColour: Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
}

/// Writes square pictures of one ink on one ground as PNG.
enum PNGFile {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// Steps from the ground to the ink.
    private static let shades = 31

    /// - Parameters:
    ///   - coverage: how much ink each pixel has, row by row, from 0 to 1.
    ///   - size: the pixels of a side.
    ///   - ink: the colour of the drawing.
    ///   - ground: the colour of what it stands on.
    /// - Returns: the file.
    static func bytes(
        _ coverage: [Double],
        size: Int,
        ink: PixelColour,
        ground: PixelColour
    ) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity((size + 1) * size)
        for row in 0..<size {
            // No filter: rows of indices are alike as they are.
            rows.append(0)
            for column in 0..<size {
                let shade = (coverage[row * size + column] * Double(shades)).rounded()
                rows.append(UInt8(clamping: Int(clamping: shade)))
            }
        }
        return signature
            // Eight bits for each pixel, which are places in the palette.
            + chunk("IHDR", number(size) + number(size) + [8, 3, 0, 0, 0])
            + chunk("PLTE", palette(ink: ink, ground: ground))
            + chunk("IDAT", compressed(rows))
            + chunk("IEND", [])
    }

    private static func palette(ink: PixelColour, ground: PixelColour) -> [UInt8] {
        (0...shades).flatMap { shade in
            func mix(_ part: (PixelColour) -> UInt8) -> UInt8 {
                let parts = Int(part(ink)) * shade + Int(part(ground)) * (shades - shade)
                return UInt8((parts + shades / 2) / shades)
            }
            return [mix(\.red), mix(\.green), mix(\.blue)]
        }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        let check = named.withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) }
        return number(content.count) + named + number(Int(check))
    }

    private static func number(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func compressed(_ content: [UInt8]) -> [UInt8] {
        var size = compressBound(uLong(content.count))
        var output = [UInt8](repeating: 0, count: Int(size))
        let code = compress2(&output, &size, content, uLong(content.count), 9)
        // The room is what zlib itself asks for, so only a machine without memory comes here.
        precondition(code == Z_OK, "zlib has no memory")
        return Array(output.prefix(Int(size)))
    }
}
