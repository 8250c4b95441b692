import Basics
import FeedReader
import Foundation
import Markdown

/// The folder of a site whose texts are files.
struct SiteFolder: Sendable {
    let root: URL
    /// Nothing that lies outside of it is read.
    private let bounds: FolderBounds

    private static let largest = 16 << 20

    init(root: URL) {
        self.root = root
        bounds = FolderBounds(root)
    }

    /// A text with its head.
    struct Text {
        let head: SiteHead
        /// Whether it has one at all.
        let hasHead: Bool
        let body: String
        /// What of it had to be guessed.
        let doubts: [String]
    }

    /// The files below a folder, and what of it is not read.
    func walk(_ folder: String, hides: @escaping (String) -> Bool) -> BoundedWalk {
        let place = root.appending(path: folder, directoryHint: .isDirectory)
        return BoundedWalk(place.path(percentEncoded: false), within: bounds, isHidden: hides)
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: self.path(path))
    }

    /// Whether it is a file that may be read.
    func hasFile(_ path: String) -> Bool {
        guard case .inside(let place) = bounds.place(of: self.path(path)) else { return false }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
            && !isFolder.boolValue
    }

    private func path(_ path: String) -> String {
        root.appending(path: path).path(percentEncoded: false)
    }

    private func read(_ path: String) throws(ImportFault) -> WholeText {
        let place: String
        switch bounds.place(of: self.path(path)) {
        case .inside(let real): place = real
        case .outside: throw ImportFault(FolderBounds.reason)
        case .missing: throw ImportFault("it cannot be read")
        }
        do {
            return WholeText(try RegularFile.bytes(place, limit: Self.largest))
        } catch {
            throw ImportFault("it cannot be read")
        }
    }

    func text(_ path: String) throws(ImportFault) -> Text {
        let read = try read(path)
        do {
            let document = try FrontMatterDocument.parse(read.text, path: path)
            return Text(
                head: SiteHead(document.fields),
                hasHead: document.form != nil,
                body: document.body,
                doubts: read.brokenLine.map {
                    ["line \($0): it is no UTF-8, and was read as windows-1252"]
                } ?? []
            )
        } catch {
            throw ImportFault("its head cannot be read: \(error.message) (line \(error.line))")
        }
    }

    /// A file that is all head: a configuration.
    func configuration(_ path: String) throws(ImportFault) -> SiteHead {
        let string: String
        do throws(ImportFault) {
            string = try read(path).text
        } catch {
            throw ImportFault("\(path): \(error.message)", hint: error.hint)
        }
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
