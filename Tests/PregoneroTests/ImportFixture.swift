import Foundation
import Testing

/// Exports of our own writing, and how a built site answers their old addresses.
enum ImportFixture {
    static func file(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Imports/\(name)")
    }

    /// Two pictures, a sound and a document, as a site has them.
    static func writeFiles(in workplace: Workplace, folder: String) throws {
        try workplace.write(picture, to: "\(folder)/ferry.png")
        try workplace.write(picture, to: "\(folder)/muelle.png")
        try workplace.write(
            Array("ID3".utf8) + Array(repeating: 0, count: 64),
            to: "\(folder)/sirena.mp3"
        )
        try workplace.write("%PDF-1.4\n", to: "\(folder)/horario.pdf")
    }

    /// A grey square of 8 by 8 (PNG).
    static let picture = [UInt8](
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR4nGNogAIGyhgAgIQgAQ2AJGEAAAAASUVORK5CYII="
        ) ?? Data()
    )

    /// What a reader sees at an address, of a file or of the page to which it sends on; nil for nothing.
    static func answer(to address: String, in site: BuiltSite, prefix: String = "") -> String? {
        var path = address
        for _ in 0..<3 {
            let name =
                path.hasSuffix("/") ? "\(path.dropFirst())index.html" : String(path.dropFirst())
            guard site.files[name] != nil else { return nil }
            let page = site.text(name)
            guard let match = page.firstMatch(of: /http-equiv="refresh" content="0; url=([^"]*)"/)
            else {
                return page
            }
            path = String(match.output.1).removingPercentEncoding ?? String(match.output.1)
            path = String(path.dropFirst(prefix.count))
        }
        return nil
    }

    /// All files of a site with their content, but for what builds make.
    static func tree(of workplace: Workplace) throws -> [String: Data] {
        let root = workplace.folder.path(percentEncoded: false)
        var files: [String: Data] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
            let isOurs = name.hasPrefix("Content/") || name.hasPrefix("imports/")
            guard isOurs, BuiltSite.isFile("\(root)/\(name)") else { continue }
            files[name] = try Data(contentsOf: workplace.folder.appending(path: name))
        }
        return files
    }
}
