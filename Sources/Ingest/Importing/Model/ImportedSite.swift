public import Foundation
public import WebURL

/// What is known of another program's site before its texts are taken over one by one.
public struct ImportedSite: Sendable {
    public var program: String
    public var title = ""
    /// Its address; nil where the export does not say.
    public var home: WebURL?
    public var language: String?
    public var entries: [Entry] = []
    public var authors: [ImportedAuthor] = []
    /// What may become sections, by their names.
    public var categories: [ImportedTerm] = []
    /// What may become topics.
    public var tags: [ImportedTerm] = []
    /// What is not taken over.
    public var leftOut: [LeftOut] = []
    /// What else is good to know.
    public var notes: [String] = []
    /// What is to be known before all else: that the export is not whole.
    public var warnings: [String] = []
    /// Old addresses that no page of the portal answers, and where they lead: for the server to know.
    public var queries: [(query: String, address: String)] = []
    /// How addresses begin that stand for files which lie beside a text.
    public static let bundle = "/import-bundle/"
    /// Where the files beside a text were found, by how the addresses begin that stand for them.
    public var bundles: [String: String] = [:]
    /// Lists of all news, or of those of a year.
    public var lists: [String] = []
    /// Lists of all tags, and of all categories.
    public var (tagLists, categoryLists): ([String], [String]) = ([], [])
    /// Where its feeds were.
    public var feeds: [String] = []
    /// Folders in which files lie that its addresses name, each with how such an address begins.
    public var folders: [(prefix: String, folder: URL)] = []
    /// The folder of the whole site, out of which no file is read; nil for an export that is a file.
    public var root: URL?

    public init(program: String) {
        self.program = program
    }

    /// The path of its address, without a slash at its end: nothing for a site that stands at the root of its host.
    public var prefix: String {
        let path = home?.path ?? ""
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Where a file was found: one beside a text below the address of that.
    public func address(of file: WebURL) -> String {
        let path = file.path
        guard path.hasPrefix(Self.bundle) else { return file.href }
        for end in path.indices.reversed() where path[end] == "/" {
            let folder = String(path[...end])
            guard let address = bundles[folder.removingPercentEncoding ?? folder] else { continue }
            return address + path[path.index(after: end)...]
        }
        return file.href
    }

    /// A text, of which only what names it is kept.
    public struct Entry: Sendable {
        public var id: String
        public var isPage: Bool
        public var slug: String
        public var title: String
        /// `2020-05-01`, empty without a date.
        public var day: String
        public var language: String?
        public var addresses: [String]
        /// What its headings are called here, by what of their former names does not depend on how those were made.
        private let anchors: [String: String]

        /// - Parameters:
        ///   - text: of which only the head counts.
        ///   - day: of its publication, empty without one.
        ///   - body: in which its headings stand.
        public init(_ text: ImportedText, day: String, body: ImportedText.Body) {
            anchors = TextAnchors.of(body)
            id = text.id
            isPage = text.kind == .page
            slug = text.slug
            title = text.title
            self.day = day
            language = text.language
            addresses = text.addresses
        }

        /// The id of a heading here.
        ///
        /// - Parameter name: that it had there, decoded.
        /// - Returns: nil where the text has no such heading.
        public func anchor(_ name: String) -> String? { anchors[TextAnchors.key(name)] }
    }
}

/// Whoever wrote there.
public struct ImportedAuthor: Sendable {
    public var name: String
    public var otherNames: [String] = []
    public var role: String?
    public var words = ""
    public var links: [String] = []
    public var portrait: String?
    /// Where all that they wrote was listed, and where the feeds of that were.
    public var addresses: [String] = []
    public var feeds: [String] = []

    public init(name: String) {
        self.name = name
    }
}

/// A category or a tag.
public struct ImportedTerm: Sendable {
    public var name: String
    public var slug: String
    public var words = ""
    /// Whether a section is made of it where the portal has none of that name.
    public var mayBeNew = true
    /// Where its texts were listed, and where the feeds of them were.
    public var addresses: [String] = []
    public var feeds: [String] = []

    public init(name: String, slug: String) {
        self.name = name
        self.slug = slug
    }
}

/// Something of the other site that is not taken over, and why.
public struct LeftOut: Hashable, Sendable {
    public let what: String
    public let reason: String

    public init(_ what: String, _ reason: String) {
        self.what = what
        self.reason = reason
    }
}
