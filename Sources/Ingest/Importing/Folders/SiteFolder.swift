import Basics
import Foundation
import Markdown

/// The folder of a site whose texts are files.
struct SiteFolder: Sendable {
    let root: URL

    private static let largest = 16 << 20

    /// A text with its head.
    struct Text {
        let head: SiteHead
        /// Whether it has one at all.
        let hasHead: Bool
        let body: String
    }

    /// Paths of the files below a folder, in an order that does not depend on the machine.
    func files(_ folder: String, hides: @escaping @Sendable (String) -> Bool) -> [String] {
        let place = root.appending(path: folder, directoryHint: .isDirectory)
        return FolderWalk(place.path(percentEncoded: false), isDeep: true, isHidden: hides).files
            .sorted()
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(
            atPath: root.appending(path: path).path(percentEncoded: false)
        )
    }

    func string(_ path: String) throws(ImportFault) -> String {
        do {
            let place = root.appending(path: path).path(percentEncoded: false)
            let bytes = try RegularFile.bytes(place, limit: Self.largest)
            // What is no UTF-8 is shown as that; the text is not lost for it.
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            throw ImportFault("it cannot be read")
        }
    }

    func text(_ path: String) throws(ImportFault) -> Text {
        let string = try string(path)
        do {
            let document = try FrontMatterDocument.parse(string, path: path)
            return Text(
                head: SiteHead(document.fields),
                hasHead: document.form != nil,
                body: document.body
            )
        } catch {
            throw ImportFault("its head cannot be read: \(error.message) (line \(error.line))")
        }
    }

    /// A file that is all head: a configuration.
    func configuration(_ path: String) throws(ImportFault) -> SiteHead {
        let string = try string(path)
        let isTOML = path.hasSuffix(".toml")
        let fence = isTOML ? "+++" : "---"
        // Several documents in one file, and marks around it, are nothing to a configuration.
        let plain = isTOML ? string : string.replacing(/(?m)^---\s*$/, with: "")
        let whole = path.hasSuffix(".json") ? string : "\(fence)\n\(plain)\n\(fence)\n"
        do {
            return SiteHead(try FrontMatterDocument.parse(whole, path: path).fields)
        } catch {
            throw ImportFault(
                "\(path) cannot be read: \(error.message) (line \(error.line - 1))",
                hint: error.hint
            )
        }
    }
}

/// The texts of a site of files, each read when its turn comes.
public struct FolderReader: TextReader {
    private var places: Range<Int>
    private let read: @Sendable (Int) throws(ImportFault) -> ImportedText?

    init(count: Int, _ read: @escaping @Sendable (Int) throws(ImportFault) -> ImportedText?) {
        places = 0..<count
        self.read = read
    }

    public mutating func next() throws(ImportFault) -> ImportedText? {
        while let place = places.popFirst() {
            if let text = try read(place) { return text }
        }
        return nil
    }
}
