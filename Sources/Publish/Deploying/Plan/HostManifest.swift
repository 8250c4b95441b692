import Basics
import Publishing
import Transfers

/// What a host has of a site, as it is kept there: one line that says whose it is, then all files with the hash of each, packed.
struct HostManifest: Equatable, Sendable {
    /// A file that lies there.
    struct Entry: Equatable, Sendable {
        var digest: ContentDigest
        /// Since when no page needs it, in seconds; nil where it is a file of the site.
        var left: Int?
    }

    /// The address of the portal.
    var site: String
    /// The clock of the build, in seconds.
    var clock: Int
    var articles: Int
    /// By name, relative to the root of the site.
    var files: [String: Entry]

    static let folder = PublishingPlaces.hostRecords
    static let name = "_deploy/manifest"
    private static let head = "pregonero-deployed "
    private static let format = 1
    private static let firstLimit = 4_096
    /// Within which seconds are believed.
    static let times = 0...1 << 40
    private static let sizeLimit = 1 << 28

    init(site: String, clock: Int, articles: Int, files: [String: Entry]) {
        self.site = site
        self.clock = clock
        self.articles = articles
        self.files = files
    }

    /// - Throws: `DeployError.damagedManifest` for what the program did not write, `newerFormat` for what a later one wrote.
    init(_ bytes: [UInt8]) throws(DeployError) {
        let first = bytes.prefix(Self.firstLimit).prefix { $0 != 0x0A }
        let line = String(decoding: first, as: UTF8.self)
        guard line.hasPrefix(Self.head) else { throw .damagedManifest }
        var words = line.dropFirst(Self.head.count).split(separator: " ")
        guard let form = words.first.flatMap({ Int(foreign: $0) }) else { throw .damagedManifest }
        guard form >= 1 else { throw .damagedManifest }
        guard form <= Self.format else { throw .newerFormat(form) }
        words.removeFirst()
        var values: [Substring: Substring] = [:]
        for word in words {
            guard let sign = word.firstIndex(of: "=") else { throw .damagedManifest }
            values[word[..<sign]] = word[word.index(after: sign)...]
        }
        guard let site = values["site"], let sum = values["sum"],
            let clock = values["clock"].flatMap({ Int(foreign: $0, in: Self.times) }),
            let articles = values["articles"].flatMap({ Int(foreign: $0) }),
            let size = values["size"].flatMap({ Int(foreign: $0, in: 0...Self.sizeLimit) }),
            first.count < bytes.count,
            let body = Packing.unpacked(Array(bytes[(first.count + 1)...]), size: size)
        else { throw .damagedManifest }
        self.init(site: String(site), clock: clock, articles: articles, files: [:])
        guard Self.sum(of: self, body) == sum else { throw .damagedManifest }
        for line in body.split(separator: 0x0A) {
            let parts = line.split(separator: 0x20, maxSplits: 2)
            guard parts.count == 3, let digest = ContentDigest(parts[0]) else {
                throw .damagedManifest
            }
            let left = String(decoding: parts[1], as: UTF8.self)
            let time = Int(foreign: left, in: Self.times)
            let name = String(decoding: parts[2], as: UTF8.self)
            guard Self.isName(name), left == "-" || time != nil else { throw .damagedManifest }
            files[name] = Entry(digest: digest, left: time)
        }
    }

    /// What stands among files under a name that is spelled just so: in a dictionary names are one whose letters are the same.
    static func entry(_ name: String, in files: [String: Entry]) -> Entry? {
        guard let index = files.index(forKey: name) else { return nil }
        return files[index].key.utf8.elementsEqual(name.utf8) ? files[index].value : nil
    }

    var bytes: [UInt8] {
        let body = body
        let line =
            "\(Self.head)\(Self.format) site=\(site) clock=\(clock) articles=\(articles)"
            + " size=\(body.count) sum=\(Self.sum(of: self, body))\n"
        return Array(line.utf8) + Packing.packed(body)
    }

    private var body: [UInt8] {
        var text: [UInt8] = []
        for (name, entry) in files.sorted(by: { $0.key < $1.key }) {
            text += Array(
                "\(entry.digest.text) \(entry.left.map(String.init) ?? "-") \(name)\n".utf8
            )
        }
        return text
    }

    private static func sum(of manifest: HostManifest, _ body: [UInt8]) -> String {
        let head = "\(manifest.site) \(manifest.clock) \(manifest.articles)\n"
        return ContentDigest(of: Array(head.utf8) + body).text
    }

    /// Whether it is what a file of a site can be called: nothing outside of its folder, and none of our own records.
    static func isName(_ name: String) -> Bool {
        name.pathParts.first != folder[...] && name.staysInside && !name.hasControls
    }
}
