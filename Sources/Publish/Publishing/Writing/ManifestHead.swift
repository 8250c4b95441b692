import Domain

/// The first line of a manifest: what the whole site was made from, so that a build which changes nothing reads no more.
public struct ManifestHead: Equatable, Sendable {
    /// What the site depends on beside the clock; 0 when that is not known.
    var inputs: UInt64 = 0
    /// What all pages share.
    var shared: UInt64 = 0
    /// The build's clock, in seconds.
    var clock = 0
    /// The next moment at which the site changes by itself.
    var due: Int?
    /// The next moment at which an item comes due or ends.
    var next: Int?
    /// What stands uppermost in the output folder, and when it was changed.
    var surface: UInt64 = 0
    /// In which run of the machine it was written.
    var boot: UInt64 = 0
    /// Of what builds kept compressed copies; nil when that is not known.
    var compressed: SiteSettings.Compress?
    /// The number of published articles that are no samples, for the shrink guard.
    var liveArticles = 0
    var articles = 0
    var held = 0
    var pages = 0
    var files = 0

    /// Whether the lines of files say what these hold.
    private(set) var hasDigests = true

    private static let name = "pregonero-manifest 3"
    /// Earlier programs wrote no digests.
    private static let formerName = "pregonero-manifest 2"
    /// The longest that a first line can be.
    static let limit = 512

    init() {}

    /// Nil when the bytes do not begin with the first line of a manifest.
    init?(of bytes: [UInt8]) {
        let line = String(decoding: bytes.prefix(Self.limit).prefix { $0 != 0x0A }, as: UTF8.self)
        hasDigests = line.hasPrefix(Self.name + " ")
        guard hasDigests || line.hasPrefix(Self.formerName + " ") else { return nil }
        var values: [Substring: Int] = [:]
        for pair in line.dropFirst(Self.name.count).split(separator: " ") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let value = Int(parts[1]) else { return nil }
            values[parts[0]] = value
        }
        guard let live = values["live"] else { return nil }
        inputs = UInt64(bitPattern: Int64(values["inputs"] ?? 0))
        shared = UInt64(bitPattern: Int64(values["shared"] ?? 0))
        clock = values["clock"] ?? 0
        due = values["due"]
        next = values["next"]
        surface = UInt64(bitPattern: Int64(values["surface"] ?? 0))
        boot = UInt64(bitPattern: Int64(values["boot"] ?? 0))
        compressed = values["compressed"].flatMap { number in
            SiteSettings.Compress.allCases.first { $0.rank == number }
        }
        liveArticles = live
        articles = values["articles"] ?? 0
        held = values["held"] ?? 0
        pages = values["pages"] ?? 0
        files = values["files"] ?? 0
    }

    /// Of a site that no build made from what there is now.
    mutating func renew(live: Int?, files: Int?) {
        inputs = 0
        due = nil
        next = nil
        hasDigests = true
        liveArticles = live ?? liveArticles
        self.files = files ?? self.files
    }

    var line: String {
        let due = (due.map { " due=\($0)" } ?? "") + (next.map { " next=\($0)" } ?? "")
        let name = hasDigests ? Self.name : Self.formerName
        return "\(name) live=\(liveArticles) articles=\(articles) held=\(held) pages=\(pages)"
            + " files=\(files) clock=\(clock)\(due) inputs=\(Int64(bitPattern: inputs))"
            + " shared=\(Int64(bitPattern: shared)) surface=\(Int64(bitPattern: surface))"
            + " boot=\(Int64(bitPattern: boot))"
            + (compressed.map { " compressed=\($0.rank)" } ?? "") + "\n"
    }
}

extension SiteSettings.Compress {
    /// How much is compressed.
    var rank: Int {
        switch self {
        case .none: 0
        case .assets: 1
        case .all: 2
        }
    }
}
