import Foundation
import TestSupport

/// Hostile and odd HTML of the shared folder, read as strings.
enum PayloadCorpus {
    /// The payloads of corpora/xss.
    static func attacks() throws -> [String] {
        try ["core-open", "bulk-open"].flatMap { name in
            let file = Shared.folder.appending(path: "corpora/xss/\(name).json")
            return try JSONDecoder().decode([Payload].self, from: Data(contentsOf: file))
                .map(\.payload)
        }
    }

    /// The `#data` of html5lib's tree construction cases.
    static func oddDocuments() throws -> [String] {
        let folder = Shared.folder.appending(path: "corpora/html5lib/tree-construction")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return try paths.filter { $0.hasSuffix(".dat") }.flatMap { path -> [String] in
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            return text.components(separatedBy: "#data\n").dropFirst()
                .compactMap { $0.components(separatedBy: "\n#errors").first }
        }
    }
}

private struct Payload: Decodable {
    let payload: String
}
