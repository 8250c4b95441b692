import Basics
import Foundation

/// What is shown of eight documents, as the JSON that the browser reads.
enum DocumentChunk {
    /// Documents in one file.
    static let size = 8
    /// Chunks of a segment that share one tag, so that the list of tags stays short; in the tail each has its own,
    /// so that one more document changes one of them.
    static func chunksPerTag(inTail: Bool) -> Int { inTail ? 1 : 8 }

    /// One list per document: kind, title, path, seconds or 0, source, section, language, summary, picture, what it is
    /// called in other languages, and its summary in them, where it has such; `0` for what was withdrawn.
    static func bytes(_ documents: ArraySlice<SearchDocument>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(documents.count * 420)
        for document in documents {
            bytes += bytes.isEmpty ? "[".utf8 : ",\n".utf8
            if document.isWithdrawn {
                bytes.append(UInt8(ascii: "0"))
            } else {
                write(document, to: &bytes)
            }
        }
        bytes += "]\n".utf8
        return bytes
    }

    private static func write(_ texts: [String: String], to bytes: inout [UInt8]) {
        bytes += ",{".utf8
        for (index, (language, text)) in texts.sorted(by: { $0.key < $1.key }).enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.appendJSON(language)
            bytes.append(UInt8(ascii: ":"))
            bytes.appendJSON(text)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private static func write(_ document: SearchDocument, to bytes: inout [UInt8]) {
        let seconds =
            document.date.map { Int(clamping: $0.timeIntervalSince1970.rounded(.down)) } ?? 0
        bytes.append(UInt8(ascii: "["))
        bytes.appendJSON(document.facets.kind)
        for text in [document.title, document.path] {
            bytes.append(UInt8(ascii: ","))
            bytes.appendJSON(text)
        }
        bytes += ",\(seconds)".utf8
        let facets = document.facets
        for text in [
            facets.source, facets.section, facets.language, document.summary, document.picture,
        ] {
            bytes.append(UInt8(ascii: ","))
            bytes.appendJSON(text)
        }
        if !document.titles.isEmpty || !document.summaries.isEmpty {
            write(document.titles, to: &bytes)
        }
        if !document.summaries.isEmpty { write(document.summaries, to: &bytes) }
        bytes.append(UInt8(ascii: "]"))
    }
}
