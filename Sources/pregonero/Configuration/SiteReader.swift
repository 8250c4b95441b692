import Domain
import Foundation
import WebURL

/// Reads the `site` block of the configuration.
struct SiteReader {
    let node: ConfigurationNode
    /// The file, in which some blocks may stand beside `site`.
    let root: ConfigurationNode
    /// Those that do, by name.
    let beside: [String: ConfigurationNode]
    let context: SettingContext

    func read() -> ConfiguredSite {
        var site = ConfiguredSite(sections: context.sections)
        Settings.site.read(values(), of: node, into: &site, context)
        return site
    }

    /// A block that stands in both places is an error: one of the two would be lost.
    private func values() -> [String: ConfigurationNode] {
        let inside = node.mapping(known: Settings.site.names, misplaced: Self.misplaced)
        for name in beside.keys.sorted() {
            guard let first = inside[name].flatMap({ _ in node.key(name) }) else { continue }
            root.key(name)?.error(
                "the key '\(name)' stands twice",
                hint: "it stands in 'site' too, on line \(first.line): keep one of the two"
            )
        }
        return inside.merging(beside) { inner, _ in inner }
    }

    private static let misplaced = [
        ConfigurationBlock.sources.rawValue: "it belongs beside 'site', at the margin"
    ]

    /// The languages alone, by which sections and other keys are read.
    static func languages(of node: ConfigurationNode, _ context: SettingContext) -> [Language] {
        let setting = Settings.languages
        let value = node.isMapping ? node.mapping().first { $0.key == setting.name }?.value : nil
        var site = ConfiguredSite()
        setting.read(SettingPlace(value: value, block: node, context: context), &site)
        return site.settings.languages
    }

    /// Whether the sections that every portal has are wanted, which sections are read with.
    static func standardSections(
        of node: ConfigurationNode,
        _ context: SettingContext
    ) -> SiteSettings.Sections {
        let setting = Settings.sections
        let value = node.isMapping ? node.mapping().first { $0.key == setting.name }?.value : nil
        var site = ConfiguredSite()
        setting.read(SettingPlace(value: value, block: node, context: context), &site)
        return site.settings.standardSections
    }

    /// The base address that a text names; nil when it is not an http(s) address without query and fragment, or has
    /// a path that not every server could be told.
    static func baseURL(_ text: String) -> BaseURL? {
        // Browsers take a backslash for a slash and leave line ends out; here they are mistakes.
        let isStraight = text.unicodeScalars.allSatisfy { $0 > " " && $0 != "\\" }
        guard isStraight, let url = WebURL(text), url.isHTTP, url.query == nil, url.fragment == nil,
            url.username.isEmpty, url.password.isEmpty,
            let path = url.path.removingPercentEncoding, SitePath.isPlain(path)
        else { return nil }
        return BaseURL(origin: url.origin, pathPrefix: url.path)
    }

    /// What is to be done about an address that is none, whether of the configuration or of the command line.
    static func hint(_ text: String) -> String {
        let path = WebURL(text).flatMap { $0.isHTTP ? $0.path.removingPercentEncoding : nil } ?? "/"
        if !SitePath.isPlain(path) {
            return "the path of a base address has letters, digits, '-', '.', '_' and '~'"
        }
        return "write the whole address without query or fragment, as https://example.org/"
    }

    static func isTag(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        return (2...3).contains(parts.first?.count ?? 0)
            && parts.allSatisfy { part in
                (1...8).contains(part.count) && part.utf8.allSatisfy { Self.isAlphanumeric($0) }
            }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }
}
