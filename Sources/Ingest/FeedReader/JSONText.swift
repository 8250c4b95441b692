import Foundation

/// A JSON document of whatever encoding as UTF-8 that a decoder can read.
public struct JSONText: Sendable {
    public let bytes: [UInt8]
    /// What had to be mended on the way, in words for the publisher.
    public let remarks: [String]

    /// Decodes the bytes of an answer.
    ///
    /// - Parameters:
    ///   - raw: The document as it came.
    ///   - charset: The label in the answer's Content-Type, when there was one.
    public init(_ raw: [UInt8], charset: String?) {
        var warnings = WarningList(limit: 8)
        let text = DecodedText(raw, charset: charset, warnings: &warnings).bytes
        bytes = SurrogateEscapes.paired(text)
        remarks = warnings.warnings.map(\.message)
    }

    /// Why a decoder found the syntax wrong: it says only that something is; the brackets tell more.
    public var damage: String {
        let outline = JSONOutline(bytes)
        if outline.depth > 512 { return "it is nested \(outline.depth) deep" }
        return outline.isClosed ? "its syntax is damaged" : "it is cut off"
    }

    /// Where a text that somebody wrote by hand is no JSON, and what to do; nil where nothing of its syntax is wrong.
    public var fault: JSONFault? { JSONSyntax.fault(in: bytes) }
}

/// Any document of text as UTF-8, whatever its encoding.
public enum PlainDocument {
    /// The text of a file that nobody labelled, without byte order mark.
    public static func text(_ raw: [UInt8], charset: String? = nil) -> String {
        var warnings = WarningList(limit: 0)
        return String(
            decoding: DecodedText(raw, charset: charset, warnings: &warnings).bytes,
            as: UTF8.self
        )
    }
}
