/// One text in several languages, of which one may be in none that is known.
public struct LocalizedText: Hashable, Sendable {
    public let texts: [Language: String]
    /// The text whose language nobody named.
    public let plain: String?

    public init(_ texts: [Language: String], plain: String? = nil) {
        self.texts = texts
        self.plain = plain
    }

    public init(_ text: String, in language: Language? = nil) {
        texts = language.map { [$0: text] } ?? [:]
        plain = language == nil ? text : nil
    }

    public var isEmpty: Bool { texts.isEmpty && plain == nil }

    /// Its texts in all languages.
    public var all: [String] {
        texts.sorted { $0.key < $1.key }.map(\.value) + [plain].compactMap(\.self)
    }

    /// The text for a page, and the language it really is in; nil where that is not known.
    public func text(in language: Language, fallback: Language) -> (
        text: String, language: Language?
    )? {
        for wanted in [language, fallback] {
            if let text = texts[wanted] { return (text, wanted) }
        }
        if let plain { return (plain, nil) }
        return texts.min { $0.key < $1.key }.map { ($0.value, $0.key) }
    }

    /// The text in one language, else what there is; empty where there is none.
    func shown(in language: Language) -> String {
        text(in: language, fallback: language)?.text ?? ""
    }
}

extension LocalizedText: Codable {
    /// A plain text, or an object from language tags to texts; the key `und` (BCP 47) is the one in no known language.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.init(text)
            return
        }
        var texts: [Language: String] = [:]
        var plain: String?
        for (tag, text) in try container.decode([String: String].self) {
            if tag == "und" { plain = text } else { texts[Language(tag)] = text }
        }
        self.init(texts, plain: plain)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if texts.isEmpty, let plain {
            try container.encode(plain)
            return
        }
        var all = Dictionary(texts.map { ($0.key.tag, $0.value) }) { first, _ in first }
        all["und"] = plain
        try container.encode(all)
    }
}
