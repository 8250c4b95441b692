import Basics
import Foundation

/// The newest news of a country or a source, as the front page's script reads them.
struct HeadlinesDocument: Encodable {
    /// Its name and its page in each language of the site.
    let names: [String: String]
    let paths: [String: String]
    /// The last parts of the addresses of a country's lists of single sections, in each language.
    let sections: [String: [String]]?
    var items: [Item]

    /// A story; what is as usual is left out.
    struct Item: Encodable {
        let title: String
        let path: String
        let source: String
        let time: String
        let lang: String
        let dir: String?
        let sample: Bool?
    }

    /// The most bytes of the file.
    private static let limit = 6_000

    /// As many items as there is room for.
    func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder.stable()
        var document = self
        var bytes = try encoder.encode(document)
        while bytes.count >= Self.limit, !document.items.isEmpty {
            document.items.removeLast()
            bytes = try encoder.encode(document)
        }
        return [UInt8](bytes) + [0x0A]
    }
}
