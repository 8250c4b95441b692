import Basics
import Foundation

/// What an SVG file of the newsroom's own holds that could do more than be looked at.
struct DrawingFault: Hashable {
    let words: String
    let line: Int

    /// What a person does about it.
    static let hint = "save it as a plain SVG, which only draws"

    /// The first such thing; nil for a plain drawing, and for a file of another kind by its name.
    init?(of file: URL) {
        guard FileName(file.lastPathComponent).ending == "svg",
            let bytes = try? RegularFile.bytes(file.filePath)
        else { return nil }
        self.init(bytes)
    }

    /// The first such thing; nil for a plain drawing.
    init?(_ bytes: [UInt8]) {
        let found = bytes.withUnsafeBytes { text in
            Self.first(of: [Self.inEncoding(text), Self.inParts(text), Self.inStyles(text)])
        }
        guard let found else { return nil }
        words = found.words
        line = bytes[..<found.place].count { $0 == UInt8(ascii: "\n") } + 1
    }

    private typealias Found = (place: Int, words: String)

    private static func first(of found: [Found?]) -> Found? {
        found.compactMap(\.self).min { $0.place < $1.place }
    }

    private static let elsewhere = "a file of elsewhere"
    private static let other = "a piece of another document"

    /// Signs by which a browser would read other letters than stand there.
    private static func inEncoding(_ bytes: UnsafeRawBufferPointer) -> Found? {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            return (0, encoding)
        }
        let signs: [UInt8] = [0x00, 0x1B]
        let place = signs.compactMap { ByteSearch.first($0, in: bytes, from: 0) }.min()
        return place.map { ($0, encoding) }
    }

    private static let encoding = "text in another encoding than UTF-8"

    private static func inParts(_ bytes: UnsafeRawBufferPointer) -> Found? {
        for part in DrawingParts(bytes) {
            let words: String? =
                switch part.kind {
                case .element(let name, let attributes): fault(of: name, attributes)
                case .instruction(let text): fault(ofInstruction: text)
                case .definitions: "definitions of its own"
                }
            if let words { return (part.place, words) }
        }
        return nil
    }

    private static func fault(of element: String, _ attributes: [DrawingParts.Attribute]) -> String?
    {
        switch element {
        case "script", "handler", "listener": return "a script"
        case "foreignobject", "iframe": return other
        default: return attributes.lazy.compactMap { fault(of: $0, in: element) }.first
        }
    }

    private static func fault(of attribute: DrawingParts.Attribute, in element: String) -> String? {
        let (name, value) = (attribute.local, attribute.value)
        if attribute.name.lowercased().hasPrefix("on") { return "an attribute that runs a script" }
        if ByteSearch.contains("javascript:", in: value) { return "a script" }
        if attribute.name.lowercased().hasPrefix("xmlns") {
            return value.hasPrefix("http://www.w3.org/1999/xhtml") ? other : nil
        }
        // Where an animation leads, only the browser finds out.
        if name == "attributename", value.hasSuffix("href") { return "an address that changes" }
        guard name == "href" || name == "src", element != "a" else { return nil }
        if isElsewhere(value.utf8[...]) { return elsewhere }
        let takesData = ["image", "feimage", "font-face-uri"].contains(element)
        return value.begins(with: "data:") && !takesData ? other : nil
    }

    private static func fault(ofInstruction text: String) -> String? {
        let text = text.lowercased()
        if text.hasPrefix("xml-stylesheet") { return "a style sheet of elsewhere" }
        let encodingName = /encoding\s*=\s*["']([^"']*)/
        guard text.hasPrefix("xml"), let declared = text.firstMatch(of: encodingName) else {
            return nil
        }
        return encodings.contains(String(declared.output.1)) ? nil : encoding
    }

    /// Those in which each byte of ASCII is itself.
    private static let encodings: Set<String> = [
        "utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "iso-8859-15", "latin1", "windows-1252",
    ]

    /// Style sheets, in elements or attributes.
    private static func inStyles(_ bytes: UnsafeRawBufferPointer) -> Found? {
        var sheet = ByteSearch.first(UInt8(ascii: "@"), in: bytes, from: 0)
        while let at = sheet, !small(bytes[(at + 1)...]).starts(with: "import".utf8) {
            sheet = ByteSearch.first(UInt8(ascii: "@"), in: bytes, from: at + 1)
        }
        var file = ByteSearch.first(UInt8(ascii: "("), in: bytes, from: 0)
        while let bracket = file, !namesElsewhere(bytes, bracket) {
            file = ByteSearch.first(UInt8(ascii: "("), in: bytes, from: bracket + 1)
        }
        return first(of: [
            sheet.map { ($0, "a style sheet of elsewhere") }, file.map { ($0 - 3, elsewhere) },
        ])
    }

    /// Whether a bracket is that of `url(` with an address of elsewhere.
    private static func namesElsewhere(_ bytes: UnsafeRawBufferPointer, _ bracket: Int) -> Bool {
        bracket >= 3 && small(bytes[(bracket - 3)..<bracket]).elementsEqual("url".utf8)
            && isElsewhere(bytes[(bracket + 1)...])
    }

    /// With the letters of ASCII in small.
    private static func small(
        _ text: Slice<UnsafeRawBufferPointer>
    ) -> some Sequence<UInt8> {
        text.lazy.map { byte in
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
        }
    }

    /// Whether an address begins with a host, perhaps after a quote.
    private static func isElsewhere(_ address: some Collection<UInt8>) -> Bool {
        let quotes = "\"'".utf8
        let bare = address.drop { $0 <= 0x20 || quotes.contains($0) }
        if bare.starts(with: slashes) { return true }
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        let rest = bare.drop { letters.contains($0 | 0x20) }
        return rest.starts(with: CollectionOfOne(UInt8(ascii: ":")))
            && rest.dropFirst().starts(with: slashes)
    }

    private static let slashes = Array("//".utf8)
}
