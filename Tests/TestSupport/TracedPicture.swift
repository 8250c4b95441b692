/// Pictures whose files tell where they were taken and with what, as cameras write it.
public enum TracedPicture {
    /// Stands in every trace; no published file may hold any of them.
    public static let marks = ["TRACE-GPS", "TRACE-CAMERA", "TRACE-XMP", "TRACE-COMMENT"]
    private static let xmp =
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF "
        + "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"><rdf:Description rdf:about=\"\" "
        + "xmlns:exif=\"http://ns.adobe.com/exif/1.0/\" exif:GPSAreaInformation=\"TRACE-XMP\"/>"
        + "</rdf:RDF></x:xmpmeta>"

    /// A TIFF structure with camera, orientation and a GPS directory, big-endian.
    public static func exif(orientation: UInt8) -> [UInt8] {
        let camera = Array("TRACE-CAMERA\0".utf8)
        let place = Array("TRACE-GPS\0".utf8)
        let first = 8
        let data = first + 2 + 3 * 12 + 4
        let gps = data + camera.count + camera.count % 2
        let gpsData = gps + 2 + 12 + 4
        var bytes: [UInt8] = [0x4D, 0x4D, 0, 42] + big(first, 4) + big(3, 2)
        bytes += big(0x010F, 2) + big(2, 2) + big(camera.count, 4) + big(data, 4)
        bytes += big(0x0112, 2) + big(3, 2) + big(1, 4) + [0, orientation, 0, 0]
        bytes += big(0x8825, 2) + big(4, 2) + big(1, 4) + big(gps, 4) + big(0, 4)
        bytes += camera + (camera.count % 2 == 0 ? [] : [0])
        bytes += big(1, 2) + big(0x0012, 2) + big(2, 2) + big(place.count, 4) + big(gpsData, 4)
        return bytes + big(0, 4) + place
    }

    /// A JPEG with Exif, XMP, IPTC, a comment, a colour profile of no more than a name, and something behind its end.
    public static func jpeg(_ plain: [UInt8], orientation: UInt8 = 1) -> [UInt8] {
        func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
            [0xFF, marker] + big(content.count + 2, 2) + content
        }
        return [0xFF, 0xD8] + segment(0xE1, Array("Exif\0\0".utf8) + exif(orientation: orientation))
            + segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(xmp)".utf8))
            + segment(0xED, Array("Photoshop 3.0\08BIM TRACE-XMP".utf8))
            + segment(0xFE, Array("TRACE-COMMENT".utf8)) + plain.dropFirst(2)
            + Array("TRACE-COMMENT".utf8) + [0xFF, 0xD9]
    }

    public static func png(_ plain: [UInt8], orientation: UInt8 = 1) -> [UInt8] {
        let head = 8 + 25
        return plain[..<head] + chunk("eXIf", exif(orientation: orientation))
            + chunk("tEXt", Array("Comment\0TRACE-COMMENT".utf8))
            + chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0\(xmp)".utf8))
            + chunk("tIME", [7, 0xEA, 11, 21, 6, 0, 0]) + plain[head...]
    }

    /// A WebP of one `VP8 ` chunk, as vips writes it, with an extended head and what that may announce.
    public static func webP(_ plain: [UInt8], _ width: Int, _ height: Int, orientation: UInt8 = 1)
        -> [UInt8]
    {
        func little(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        func part(_ name: String, _ content: [UInt8]) -> [UInt8] {
            Array(name.utf8) + little(content.count, 4) + content
                + (content.count % 2 == 0 ? [] : [0])
        }
        let start = plain[12..<16].elementsEqual("VP8X".utf8) ? 30 : 12
        let body =
            part("VP8X", [0x0C, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
            + plain[start...] + part("EXIF", exif(orientation: orientation))
            + part("XMP ", Array(xmp.utf8))
        return Array("RIFF".utf8) + little(body.count + 4, 4) + Array("WEBP".utf8) + body
    }

    public static func gif(_ plain: [UInt8]) -> [UInt8] {
        let head = 13 + 6
        let comment = Array("TRACE-COMMENT".utf8)
        let trailer = [UInt8(1)] + (0...255).reversed().map { UInt8($0) } + [0]
        return plain[..<head] + [0x21, 0xFE, UInt8(comment.count)] + comment + [0]
            + [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + Array(xmp.utf8) + trailer
            + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0] + plain[head...]
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        InventedPicture.chunk(name, data)
    }

    private static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
