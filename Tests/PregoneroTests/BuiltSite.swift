import Foundation
import TestSupport

/// A finished site as a visitor or a crawler meets it.
struct BuiltSite {
    let folder: URL
    /// All files by path, with their content.
    let files: [String: [UInt8]]

    init(folder: URL) throws {
        self.folder = folder
        var files: [String: [UInt8]] = [:]
        let root = folder.path(percentEncoded: false)
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        for name in names where Self.isFile("\(root)/\(name)") {
            files[name] = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        }
        self.files = files
    }

    static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }

    var pages: [String] { files.keys.filter { $0.hasSuffix(".html") }.sorted() }

    func text(_ path: String) -> String {
        String(decoding: files[path] ?? [], as: UTF8.self)
    }

    /// Pages whose text holds a string.
    func pages(containing text: String) -> [String] {
        pages.filter { self.text($0).contains(text) }
    }

    /// The start tags of a page.
    func tags(of page: String) -> [StartTags.Tag] { StartTags.of(files[page] ?? []) }

    /// Every internal link, source and anchor that leads nowhere, and every id that stands twice.
    ///
    /// - Parameter prefix: the path of the base address.
    /// - Returns: one line for each fault, with its page.
    func brokenLinks(prefix: String = "") -> [String] {
        let tags = Dictionary(uniqueKeysWithValues: pages.map { ($0, self.tags(of: $0)) })
        let ids = tags.mapValues { $0.compactMap { $0.attributes["id"] } }
        var problems: [String] = []
        for page in pages {
            let own = ids[page] ?? []
            if Set(own).count < own.count { problems.append("\(page): an id stands twice") }
            for address in Set((tags[page] ?? []).flatMap { Self.addresses(in: $0) }).sorted() {
                if let problem = problem(with: address, on: page, prefix: prefix, ids: ids) {
                    problems.append("\(page): \(problem)")
                }
            }
        }
        return problems
    }

    private static func addresses(in tag: StartTags.Tag) -> [String] {
        if tag.name == "link", tag.attributes["rel"] == "canonical" { return [] }
        return [tag.attributes["href"], tag.attributes["src"]].compactMap(\.self)
    }

    private func problem(
        with address: String,
        on page: String,
        prefix: String,
        ids: [String: [String]]
    ) -> String? {
        if address.contains(":") { return nil }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first.map(String.init) ?? ""
        var target = page
        if !path.isEmpty {
            guard path.hasPrefix(prefix + "/") else { return "\(address) lacks the base path" }
            let relative = String(path.dropFirst(prefix.count + 1))
            target = path.hasSuffix("/") ? relative + "index.html" : relative
        }
        guard files[target] != nil else { return "\(address) leads nowhere" }
        guard parts.count > 1, target.hasSuffix(".html"), let fragment = parts.last else {
            return nil
        }
        return ids[target]?.contains(String(fragment)) == true
            ? nil : "\(address): no such anchor"
    }
}
