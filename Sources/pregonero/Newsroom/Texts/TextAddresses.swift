import Basics
import Domain
import Foundation
import Markdown
import Pages

/// What texts of the newsroom's own say of themselves by `id` and `aliases`: who they are whatever their file is called,
/// and where they have been.
final class TextAddresses {
    private let baseURL: BaseURL
    /// Where files stand that are published as they are; in small letters, as disks that do not tell capitals apart.
    private let taken: Set<String>
    /// The files that have an id, by it.
    private var articles: [String: String] = [:]
    private var pages: [String: String] = [:]
    /// Those of each file.
    private var found: [String: [WrittenAlias]] = [:]
    /// What articles with an id would be called without it.
    private(set) var identities: [String: String] = [:]

    private static let longest = 200

    /// - Parameters:
    ///   - baseURL: the portal's address.
    ///   - files: the site paths of what is published as it is.
    init(baseURL: BaseURL, beside files: [String]) {
        self.baseURL = baseURL
        taken = Set(files.map { $0.lowercased() })
    }

    /// All addresses that lead elsewhere, in the order of their files.
    var aliases: [WrittenAlias] { found.sorted { $0.key < $1.key }.flatMap(\.value) }

    /// - Parameters:
    ///   - fields: of the article.
    ///   - file: its place below `Content/articles`, which is its identity where it has no id.
    /// - Returns: its identity; nil when that cannot be told, or is that of another.
    func identity(_ fields: FrontMatterFields, of file: String) -> String? {
        guard let named = fields[TextHead.id] else { return nil }
        let id = named.isEmpty ? file : named
        guard claim(id, in: &articles, fields) else { return nil }
        if id != file { identities[file] = id }
        return id
    }

    /// - Returns: what a page says it is; empty where it says nothing, nil when that cannot be used.
    func pageID(_ fields: FrontMatterFields) -> String? {
        guard let id = fields[TextHead.id] else { return nil }
        return id.isEmpty || claim(id, in: &pages, fields) ? id : nil
    }

    /// Takes over where a text has been.
    func note(_ fields: FrontMatterFields, of target: WrittenLink.Target) {
        let file = fields.document.path
        let key = TextHead.aliases.name
        let line = fields.document.line(of: key) ?? 1
        found[file] = fields[TextHead.aliases].compactMap { address in
            if let path = WrittenAddress.belowPrefix(address, of: baseURL) {
                fields.warn(
                    key,
                    "'\(address)' would stand at '\(baseURL.pathPrefix)\(address)'; the alias is left out",
                    hint: WrittenAddress.prefixHint(path, of: baseURL)
                )
                return nil
            }
            guard let path = WrittenAddress.page(address, of: baseURL) else {
                fields.warn(
                    key,
                    "'\(address)' is not the address of a page of this site; the alias is left out",
                    hint: "write it from the site's root, without a query: /2019/old.html or /old/"
                )
                return nil
            }
            guard isFree(path) else {
                fields.warn(
                    key,
                    "a file of Content/static stands in the place of '\(path)'; the alias is left out",
                    hint: "leave it out, or give the file another name"
                )
                return nil
            }
            return WrittenAlias(path: path, target: target, file: file, line: line)
        }
    }

    /// Whether no file stands there, nor where its folder would be.
    private func isFree(_ path: String) -> Bool {
        let path = path.lowercased()
        return !taken.contains(path) && !path.foldersAround.contains(where: taken.contains)
    }

    /// What a head that cannot be read seems to say of its id: what was published under it stays.
    static func ids(in text: String) -> [String] { values(of: TextHead.id.name, in: text) }

    /// What a head that cannot be read seems to say under a key.
    static func values(of key: String, in text: String) -> [String] {
        text.split(maxSplits: 100, whereSeparator: \.isNewline).compactMap { line in
            let match = line.firstMatch(of: /^\s*"?(\w+)"?\s*[:=]\s*["']?(.*?)["']?\s*,?\s*$/)
            return match.flatMap { $0.output.1 == key ? String($0.output.2) : nil }
        }
    }

    /// Empty where the text has none, nil for what is none.
    static func id(_ fields: FrontMatterFields, key: String) -> String? {
        switch fields.document.fields[key] {
        case nil, .null: return ""
        case .string(let text), .number(_, let text):
            let isPlain = text.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control
            }
            if !text.isEmpty, text.count <= longest, isPlain, text == text.trimmed {
                return text
            }
            fields.error(
                key,
                "the id must be one line of at most \(longest) characters",
                hint: "for example dredging-2026"
            )
        case .some(let value):
            fields.error(
                key,
                "the id must be text, not \(value.kind)",
                hint: "for example dredging-2026; put a date or true in quotes"
            )
        }
        return nil
    }

    private func claim(
        _ id: String,
        in owners: inout [String: String],
        _ fields: FrontMatterFields
    ) -> Bool {
        let file = fields.document.path
        guard let owner = owners[id], owner != file else {
            owners[id] = file
            return true
        }
        fields.error(
            TextHead.id.name,
            "'\(id)' is the id of \(owner) already",
            hint: "write another 'id' in one of the two"
        )
        return false
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
