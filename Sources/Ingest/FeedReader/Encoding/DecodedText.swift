/// A document as valid UTF-8 without the characters that XML forbids, whatever came.
///
/// The order of belief: byte order mark, the shape of UTF-16 and UTF-32, valid UTF-8, the label of
/// the answer or of the document, windows-1252.
struct DecodedText {
    private(set) var bytes: [UInt8]

    init(_ raw: [UInt8], charset: String?, warnings: inout WarningList) {
        if let wide = WideEncoding(detectedIn: raw) {
            bytes = UTF8Text.cleaned(wide.decode(raw))
        } else {
            let survey = UTF8Survey(raw)
            if survey.hasEscapes, let seven = Self.sevenBitEncoding(raw, charset: charset) {
                bytes = UTF8Text.cleaned(seven.decode(raw))
            } else {
                bytes = Self.decode(raw, survey, charset: charset, warnings: &warnings)
            }
        }
        dropByteOrderMarks()
    }

    private static func decode(
        _ raw: [UInt8],
        _ survey: UTF8Survey,
        charset: String?,
        warnings: inout WarningList
    ) -> [UInt8] {
        let label = EncodingLabel(charset: charset, declaration: declaredEncoding(in: raw))
        if survey.isValid {
            if let label, let name = LegacyEncoding(label: label.text), survey.hasWideText {
                if !survey.hasLongSequences, name.isMultiByte, let text = name.decodeStrictly(raw) {
                    return UTF8Text.cleaned(text)
                }
                warnings.add(.wrongEncoding(label: label.text, read: "UTF-8"), line: 1)
            }
            return survey.needsCleaning ? UTF8Text.cleaned(raw) : raw
        }
        if !survey.isEvidentlyUTF8, let label, let legacy = LegacyEncoding(label: label.text) {
            return UTF8Text.cleaned(legacy.decode(raw))
        }
        warnings.add(.brokenBytes(survey.brokenBytes))
        if survey.isMostlyUTF8 { return UTF8Text.cleaned(UTF8Text.repaired(raw)) }
        if let label {
            warnings.add(.wrongEncoding(label: label.text, read: "windows-1252"), line: 1)
        }
        return UTF8Text.cleaned(LegacyEncoding.windows1252.decode(raw))
    }

    /// ISO-2022-JP looks like ASCII: only its label and its escapes tell it.
    private static func sevenBitEncoding(_ raw: [UInt8], charset: String?) -> LegacyEncoding? {
        let label = EncodingLabel(charset: charset, declaration: declaredEncoding(in: raw))
        guard let label, let legacy = LegacyEncoding(label: label.text), legacy.isSevenBit else {
            return nil
        }
        return legacy
    }

    /// The `encoding` of an XML declaration within the first kilobyte.
    static func declaredEncoding(in raw: [UInt8]) -> String? {
        let head = Array(raw.prefix(1_024))
        guard let start = head.firstIndex(of: "<?xml", from: 0) else { return nil }
        let end = head.firstIndex(of: "?>", from: start) ?? head.count
        guard var place = head.firstIndex(of: "encoding", from: start), place < end else {
            return nil
        }
        place += 8
        while place < end, head[place].isXMLSpace || head[place] == UInt8(ascii: "=") { place += 1 }
        guard place < end, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(head[place]) else {
            return nil
        }
        let stop = head.firstIndex(of: head[place], from: place + 1, to: end) ?? end
        return String(decoding: head[(place + 1)..<stop], as: UTF8.self)
    }

    private mutating func dropByteOrderMarks() {
        var start = 0
        while bytes.count >= start + 3, bytes[start] == 0xEF, bytes[start + 1] == 0xBB,
            bytes[start + 2] == 0xBF
        {
            start += 3
        }
        if start > 0 { bytes.removeFirst(start) }
    }
}

/// The encoding that a feed names for itself, of the two places where it can.
struct EncodingLabel {
    let text: String

    /// The answer's label goes first, but for those that servers put on everything.
    init?(charset: String?, declaration: String?) {
        let trimmed = charset?.trimmingASCIISpace(alsoQuotes: true)
        let answered = trimmed.flatMap { $0.isEmpty ? nil : $0 }
        let isDefault = answered.map { LegacyEncoding(label: $0)?.isDefault ?? true } ?? true
        guard let chosen = isDefault ? declaration ?? answered : answered else { return nil }
        text = chosen.trimmingASCIISpace(alsoQuotes: true)
    }
}
