import Basics
import FeedReader
import Foundation

/// Decodes a page of JSON, or says what it is instead.
enum JSONAnswer {
    static func decode<Value: Decodable & Sendable>(
        _ type: Value.Type,
        from page: AnswerPage
    ) throws(SourceError) -> Value {
        guard let decoded = page.decoded else {
            return try decode(type, from: page.bytes, charset: page.charset)
        }
        return try decoded.value { () throws(SourceError) in
            try decode(type, from: page.bytes, charset: page.charset)
        }
    }

    static func decode<Value: Decodable>(
        _ type: Value.Type,
        from bytes: [UInt8],
        charset: String? = nil
    ) throws(SourceError) -> Value {
        let text = JSONText(bytes, charset: charset)
        let start = text.bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard let start else { throw SourceError("the answer is empty") }
        guard start != UInt8(ascii: "<") else {
            throw SourceError(
                "the answer is a web page or XML, not JSON",
                hint:
                    "open its address in a browser: it may ask for a log-in, or the API may be down"
            )
        }
        do {
            return try JSONDecoder().decode(type, from: Data(text.bytes))
        } catch DecodingError.dataCorrupted {
            throw SourceError("the answer is no JSON: \(text.damage)")
        } catch {
            throw SourceError("the answer has another form than this kind of source gives")
        }
    }

    /// One text at a key of an object, for envelopes of errors.
    static func text(at path: String..., in bytes: [UInt8]) -> String? {
        guard var value = try? decode(JSONValue.self, from: bytes) else { return nil }
        for key in path {
            guard let next = value[key] else { return nil }
            value = next
        }
        return value.text
    }
}
