import Basics
import Domain
import Foundation
import Pages

/// The script `sw.js`, through which browsers keep pages for when there is no connection.
///
/// It differs only when what it keeps from the first visit on does: a new article is no reason for a new worker.
struct ServiceWorker: Sendable {
    /// The pages that are kept from the first visit on.
    let pages: [PlannedPage]
    private let script: [UInt8]
    /// Site paths of the files that are.
    private let assets: [String]
    private let base: String
    private let fallbacks: [KeptPages.Fallback]
    private let isKeeping: Bool

    private static let files = [
        "base.css", "core.js", "icon.svg", "saved.js", "site.css", "sprite.svg",
    ]

    /// - Parameters:
    ///   - kept: the pages; nil where the site wants nothing kept.
    ///   - assets: where the theme's files are published.
    ///   - theme: templates, texts and assets.
    ///   - look: what the site's own look brings along.
    ///   - baseURL: the address of the site.
    /// - Throws: when a script is missing.
    init(
        keeping kept: KeptPages?,
        assets: HashedAssets,
        theme: ThemeFiles,
        look: SiteLook = SiteLook(),
        baseURL: BaseURL
    ) throws(PublishingError) {
        pages = kept?.pages ?? []
        fallbacks = kept?.fallbacks ?? []
        isKeeping = kept != nil
        script = try ReaderScripts(theme).worker(isKeeping: kept != nil)
        self.assets =
            kept == nil ? [] : (Self.files + look.neededAssets).compactMap { assets.paths[$0] }
        base = baseURL.link("/")
    }

    /// What tells whether it can have changed.
    func key(_ portal: Portal) throws -> UInt64 {
        var hash = StableHash.of(script)
        for page in pages { hash = hash &* 31 &+ (try portal.key(of: page)) }
        for asset in assets { hash = hash &* 31 &+ StableHash.of(asset) }
        return hash &* 31 &+ StableHash.of(base)
    }

    /// - Parameter contents: the pages as they are written, of which the worker's version is made.
    /// - Returns: the script with what it has to know before it.
    func bytes(pages contents: [[UInt8]]) -> [UInt8] {
        guard isKeeping else { return script }
        var hash = SHA256()
        for content in contents { hash.update(content) }
        for asset in assets { hash.update(asset) }
        let version = hash.digest().prefix(4).hexadecimal
        let files = (pages.map(\.path) + assets).map { Self.quoted(String($0.dropFirst())) }
        let offline = fallbacks.map { "[\(Self.quoted($0.below)),\(Self.quoted($0.path))]" }
        let setup =
            "const SETUP = [\(Self.quoted(version)),\(Self.quoted(base)),"
            + "[\(files.joined(separator: ","))],[\(offline.joined(separator: ","))]];\n"
        return Array(setup.utf8) + script
    }

    /// A text of JSON is one of JavaScript.
    private static func quoted(_ text: String) -> String { JSONValue.text(text).serialized }
}
