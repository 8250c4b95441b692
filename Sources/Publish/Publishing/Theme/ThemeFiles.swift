import Basics
public import Domain
public import Foundation
import Theme

/// The theme in force: the built-in files, each replaced by the site's own of the same name.
public struct ThemeFiles: Sendable {
    /// Path below `Templates/` → content.
    private(set) var files: [String: [UInt8]]
    /// How messages name the site's own folder.
    private let folder: String
    private let own: Set<String>
    /// Own files that do not count until they are mended.
    private let leftOut: Set<String>
    /// Files there from which nothing is made where they lie, and all that there are among the texts.
    private let strays: [String]
    /// Those that the newsroom keeps elsewhere.
    private var added: Set<String> = []
    private let builtIn: [String: [UInt8]]
    /// What is sent of built-in scripts and style sheets.
    private let sent: [String: ThemeFile]
    /// Own files and folders that cannot be had as they should; with an error among them the site would look otherwise.
    public let problems: [Diagnostic]
    /// Whether the site has a folder of its own for them, and how many there are in it.
    public let exists: Bool
    public var ownCount: Int { own.count + leftOut.count }

    /// - Parameters:
    ///   - overrides: the site's own `Templates` folder, which need not exist.
    ///   - folderName: how messages name it.
    public init(overrides: URL, folderName: String) {
        var files: [String: [UInt8]] = [:]
        var sent: [String: ThemeFile] = [:]
        for file in Theme.files {
            files[file.path] = file.bytes
            if file.hasSent { sent[file.path] = file }
        }
        builtIn = files
        self.sent = sent
        var own: Set<String> = []
        var leftOut: Set<String> = []
        let root = overrides.path(percentEncoded: false)
        let walk = FolderWalk(root)
        var problems = walk.troubles.filter { $0.concerns(Self.isThemeFile) }
            .map { Diagnostic($0, in: folderName) }
        for name in walk.files where Self.isThemeFile(name) {
            do throws(RegularFile.Problem) {
                let text = ThemeText(
                    name,
                    try RegularFile.bytes("\(root)/\(name)"),
                    hasBuiltIn: builtIn[name] != nil
                )
                // A copy that says the same is the theme's.
                if text.bytes == builtIn[name] { continue }
                text.problem(in: folderName).map { problems.append($0) }
                if text.isUsed {
                    files[name] = text.bytes
                    own.insert(name)
                } else {
                    leftOut.insert(name)
                }
            } catch {
                problems.append(
                    Diagnostic(
                        .error,
                        "\(error)",
                        path: "\(folderName)\(name)",
                        hint: Diagnostic.unreadableHint
                    )
                )
            }
        }
        strays = walk.files.filter { Self.isStray($0) || $0.hasPrefix("texts/") }
        self.problems = problems
        exists = walk.exists
        self.files = files
        self.own = own
        self.leftOut = leftOut
        folder = folderName
    }

    private static func isThemeFile(_ name: String) -> Bool {
        name.contains("/") || name == StylesheetAssembly.ownRules || name.hasSuffix(".mustache")
    }

    /// Whether somebody means a file to count that does not, by its folder or its ending; notes of people are none.
    private static func isStray(_ name: String) -> Bool {
        if name.hasSuffix(".md") { return false }
        guard let slash = name.firstIndex(of: "/") else {
            return !isThemeFile(name)
                && [".css", ".js", ".txt"].contains(where: name.lowercased().hasSuffix)
        }
        // A folder of another name may hold anything.
        let folders = ["assets", "layouts", "pages", "partials", "shortcodes", "slots", "texts"]
        let folder = String(name[..<slash])
        return !folders.contains(folder) && NearestName.of(folder, in: folders) != nil
    }

    /// What lies where nothing is made of it.
    ///
    /// - Parameter languages: of the site.
    /// - Returns: a warning for each, with a hint at the place that may be meant.
    func strayFiles(of languages: [Language]) -> [Diagnostic] {
        let known = builtIn.keys + [StylesheetAssembly.ownRules]
        return strays.compactMap { name in
            if name.hasPrefix("texts/") { return strayTexts(name, languages) }
            let file = name.split(separator: "/").last.map(String.init) ?? name
            let meant =
                known.first { $0.hasSuffix("/\(file)") || $0.lowercased() == name.lowercased() }
                ?? (file.hasSuffix(".txt") ? "texts/\(file)" : "assets/\(file)")
            return Diagnostic(
                .warning,
                "nothing is made of '\(name)'",
                path: "\(folder)\(name)",
                hint: "did you mean '\(meant)'?"
            )
        }
    }

    /// A file among the texts that is none of a language of the site; nil where it is one.
    private func strayTexts(_ name: String, _ languages: [Language]) -> Diagnostic? {
        let known = languages.map { "texts/\($0.tag).txt" }
        if known.contains(name) || name.hasSuffix(".md") { return nil }
        let tag = name.dropFirst("texts/".count).prefix { $0 != "." }.lowercased()
        let isOther = name == "texts/\(tag).txt"
        let meant = "texts/\(tag).txt"
        return Diagnostic(
            .warning,
            isOther ? "the site has no language '\(tag)'" : "nothing is made of '\(name)'",
            path: folder + name,
            hint: known.contains(meant)
                ? "did you mean '\(meant)'?" : "texts of the site: \(known.joined(separator: ", "))"
        )
    }

    /// Puts in files that the newsroom keeps elsewhere, unless its folder has them too.
    ///
    /// - Parameter more: contents by their paths below `Templates/`; nil for one of the theme that is not to be there.
    public mutating func add(_ more: [String: [UInt8]?]) {
        for (path, bytes) in more where !own.contains(path) {
            files[path] = bytes
            added.insert(path)
        }
    }

    /// Whether any template is not the theme's.
    var hasOwnTemplates: Bool { own.union(added).contains { $0.hasSuffix(".mustache") } }

    /// Whether a template of the site's own names an asset.
    var namesAssets: Bool {
        own.contains { $0.hasSuffix(".mustache") && AssetMarks.stand(in: text($0)) }
    }

    /// Which of the newsroom's own pictures, sounds and films the site's own templates and style sheets name.
    public func names(_ search: OwnFileSearch) -> Set<String> {
        var names: Set<String> = []
        for path in own.union(added) where path.hasSuffix(".mustache") || path.hasSuffix(".css") {
            search.find(in: text(path), into: &names)
        }
        return names
    }

    /// Differs whenever a file of the site's own differs; the built-in ones belong to the program.
    public var fingerprint: UInt64 {
        var hash = StableHash()
        for path in own.union(added).sorted() {
            hash.add(path)
            hash.add(files[path] ?? [])
        }
        return hash.value
    }

    /// Names of the section marks in the sprite, without their prefix.
    public var glyphs: [String] {
        let pieces = (files["assets/sprite.svg"] ?? [])
            .split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        return zip(pieces, pieces.dropFirst())
            .filter { $0.suffix(3).elementsEqual("id=".utf8) && $1.starts(with: "g-".utf8) }
            .map { String(decoding: $1.dropFirst(2), as: UTF8.self) }.sorted()
    }

    /// The languages in which the interface has texts.
    public var languages: [Language] {
        paths(in: "texts", ending: ".txt")
            .map { Language(String($0.dropFirst("texts/".count).dropLast(".txt".count))) }
    }

    /// The templates that the site adds to those of the theme, which say themselves what pages they have, and those
    /// of its own that take the place of the theme's.
    public var ownPages: (added: [String], replaced: [String]) {
        let names = own.filter { $0.hasPrefix("pages/") && $0.hasSuffix(".mustache") }.sorted()
        return (names.filter { builtIn[$0] == nil }, names.filter { builtIn[$0] != nil })
    }

    /// The site's own page templates that no page has.
    ///
    /// - Parameter types: the templates of the site's page types, without their ending.
    /// - Returns: each with a hint at what may be meant.
    func unknownPages(besides types: Set<String>) -> [Diagnostic] {
        func isNeeded(_ path: String) -> Bool {
            path.hasPrefix("pages/") || path.hasPrefix("slots/")
        }
        let known = builtIn.keys.filter(isNeeded).sorted()
        let unknown = own.filter { path in
            isNeeded(path) && builtIn[path] == nil
                && !types.contains(String(path.dropLast(".mustache".count)))
        }
        return unknown.sorted().map { path in
            let isSlot = path.hasPrefix("slots/")
            let folder = path.prefix { $0 != "/" }
            let others = known.filter { $0.hasPrefix("\(folder)/") }
            let meant = NearestName.of(Self.stem(path), in: others.map(Self.stem))
                .map { "\(folder)/\($0).mustache" }
            return Diagnostic(
                .error,
                isSlot ? "there is no slot '\(path)'" : "no page has the template '\(path)'",
                path: name(of: path),
                hint: meant.map { "did you mean '\($0)'?" }
                    ?? (isSlot ? "slots: \(others.joined(separator: ", "))" : Self.ownPageHint)
            )
        }
    }

    private static let ownPageHint =
        "a page type of your own begins with ---, the lines 'path: /x/' and 'title: …', and ---"

    /// The name of a template without its folder and its ending.
    private static func stem(_ path: String) -> String {
        let name = path.drop { $0 != "/" }.dropFirst()
        return String(name.hasSuffix(".mustache") ? name.dropLast(".mustache".count) : name)
    }

    /// The site's own templates of which nothing is made: they take no other's place, and no template names them. Those of
    /// pages, slots and shortcodes are looked at where these are read.
    ///
    /// - Returns: a warning for each, with a hint at what may be meant.
    func unusedTemplates() -> [Diagnostic] {
        let ending = ".mustache"
        let others = own.filter { path in
            let isRead = ["pages/", "slots/", "shortcodes/"].contains { path.hasPrefix($0) }
            return path.hasSuffix(ending) && builtIn[path] == nil && !isRead
        }
        guard !others.isEmpty else { return [] }
        let templates = files.keys.filter { $0.hasSuffix(ending) }
        let named = Set(templates.flatMap { Self.included(by: text($0)) })
        let known = builtIn.keys.filter { $0.hasSuffix(ending) }.sorted()
        return others.filter { !named.contains(String($0.dropLast(ending.count))) }.sorted().map {
            Diagnostic(
                .warning,
                "no template names '\($0)', and the theme has none of this name",
                path: name(of: $0),
                hint: NearestName.of($0, in: known).map { "did you mean '\($0)'?" }
                    ?? "name it in a template, or remove it"
            )
        }
    }

    /// The templates that a template puts into itself, or fills in.
    static func included(by text: String) -> [String] {
        text.matches(of: /\{\{\s*[<>]\s*([^\s}]+)/).map { String($0.output.1) }
    }

    /// The templates of the site's own shortcodes, below `Templates/`.
    public var shortcodes: [String] { paths(in: "shortcodes", ending: ".mustache") }

    /// The site's own slots, which may load from elsewhere.
    var slots: [(path: String, text: String)] {
        own.filter { $0.hasPrefix("slots/") }.sorted().map { (name(of: $0), text($0)) }
    }

    func paths(in folder: String, ending: String) -> [String] {
        files.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(ending) }.sorted()
    }

    /// The texts of the interface: the built-in file of each language before the site's own, which may hold
    /// only the keys that it changes.
    public var texts: [(path: String, text: String)] {
        paths(in: "texts", ending: ".txt").flatMap { path -> [(path: String, text: String)] in
            let own = own.contains(path) ? files[path] : nil
            return [
                builtIn[path].map { (path: "Templates/\(path)", text: Self.text($0)) },
                own.map { (path: name(of: path), text: Self.text($0)) },
            ].compactMap(\.self)
        }
    }

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    public func text(_ path: String) -> String {
        String(decoding: files[path] ?? [], as: UTF8.self)
    }

    /// Whether the site has this file itself, in the place of the theme's or beside them.
    func isOwn(_ path: String) -> Bool { own.contains(path) }

    /// Whether a file is the theme's, which nothing replaces.
    func isBuiltIn(_ path: String) -> Bool {
        builtIn[path] != nil && !own.contains(path) && !added.contains(path)
    }

    /// What is sent of a built-in script or style sheet: shortened, and a script with the built-in ones that it includes; nil
    /// for all else, and for scripts that stand in others only.
    func sent(_ path: String) -> [UInt8]? { isBuiltIn(path) ? sent[path]?.sent : nil }

    /// Whether a file of the site's own takes the place of one of the theme.
    func standsIn(_ path: String) -> Bool { own.contains(path) && builtIn[path] != nil }

    /// The theme's files in whose place own templates, scripts and style sheets stand, with both contents.
    var replaced: [(path: String, own: [UInt8], builtIn: [UInt8])] {
        let endings = [".mustache", ".css", ".js", "sprite.svg"]
        return own.sorted().compactMap { path in
            guard let former = builtIn[path], let now = files[path],
                endings.contains(where: path.hasSuffix), !path.hasPrefix("slots/")
            else { return nil }
            return (path, now, former)
        }
    }

    /// How messages name a file: where the site's own one lies, or the theme's name.
    public func name(of path: String) -> String {
        isOwn(path) ? "\(folder)\(path)" : "Templates/\(path)"
    }
}
