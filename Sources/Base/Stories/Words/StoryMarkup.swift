/// The words of a text that was not cleaned yet, as far as the grouping reads it: tags and addresses say nothing of an event.
public enum StoryMarkup {
    /// So many characters of a text are looked at.
    public static let read = 2_000

    /// The text without tags, entities and addresses, each of which parts words.
    public static func words(of text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(where: { $0 == 0x3C || $0 == 0x26 || $0 == 0x2F }) else { return text }
        var words: [UInt8] = []
        words.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "<") {
                // A tag that does not end is cut off with the text.
                place = (bytes[place...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count) + 1
                words.append(0x20)
            } else if byte == UInt8(ascii: "&") {
                let (said, length) = entity(bytes[(place + 1)...].prefix(10))
                words += said
                place += 1 + length
            } else if byte == UInt8(ascii: "h"), isAddress(bytes[place...]) {
                place = bytes[place...].firstIndex(where: endsAddress) ?? bytes.count
            } else {
                words.append(byte)
                place += 1
            }
        }
        return String(decoding: words, as: UTF8.self)
    }

    /// What an entity stands for, and how many bytes it has after its sign; a sign that begins none parts words.
    private static func entity(_ bytes: ArraySlice<UInt8>) -> (said: [UInt8], length: Int) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: ";")) else { return ([0x20], 0) }
        let name = String(decoding: bytes[..<end], as: UTF8.self)
        return (named[name].map { Array($0.utf8) } ?? [0x20], end - bytes.startIndex + 1)
    }

    private static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.starts(with: "http://".utf8) || bytes.starts(with: "https://".utf8)
    }

    private static func endsAddress(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ")")
            || byte == UInt8(ascii: "\"")
    }

    /// What stands within words; all else of the kind parts them.
    private static let named: [String: String] = [
        "aacute": "á", "eacute": "é", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ",
        "Aacute": "Á", "Eacute": "É", "Iacute": "Í", "Oacute": "Ó", "Uacute": "Ú", "Ntilde": "Ñ",
        "agrave": "à", "egrave": "è", "ograve": "ò", "ccedil": "ç", "ecirc": "ê", "ocirc": "ô",
        "acirc": "â", "icirc": "î", "ucirc": "û", "atilde": "ã", "otilde": "õ", "auml": "ä",
        "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
        "rsquo": "’", "#8217": "’", "lsquo": "‘", "apos": "'", "#39": "'", "laquo": "«",
        "raquo": "»", "quot": "\"", "amp": "&",
    ]
}
