public import Basics

/// The site as it stands in the output folder, with what each file holds, to be sent somewhere.
public struct StandingSite: Sendable {
    /// A file, relative to the output folder.
    public struct File: Equatable, Sendable {
        public let name: String
        public let digest: ContentDigest
        public let size: Int

        public init(name: String, digest: ContentDigest, size: Int) {
            self.name = name
            self.digest = digest
            self.size = size
        }
    }

    public let output: String
    /// The clock of the build, in seconds.
    public let clock: Int
    /// Published articles that are no samples.
    public let articles: Int
    /// In the order of their names.
    public let files: [File]
    /// What a build wrote and somebody took away.
    public let gone: [String]

    /// Why there is nothing that could be sent.
    public enum Problem: Error, Equatable, Sendable {
        case noSite
        /// A build did not end.
        case unfinished
    }

    public init(output: String, clock: Int, articles: Int, files: [File]) {
        self.output = output
        self.clock = clock
        self.articles = articles
        self.files = files
        gone = []
    }

    /// - Parameters:
    ///   - places: where it lies.
    ///   - withCopies: whether compressed copies beside files are files, too.
    /// - Throws: `Problem`.
    public init(in places: PublishingPlaces, withCopies: Bool) throws(Problem) {
        guard !FileSystem.exists(places.journal) else { throw .unfinished }
        guard let manifest = Manifest.read(places.manifest) else { throw .noSite }
        output = places.output
        clock = manifest.head.clock
        articles = manifest.head.liveArticles
        var files: [File] = []
        var gone: [String] = []
        files.reserveCapacity(manifest.pathCount)
        let output = places.output
        manifest.forEach { path, record in
            let name = OutputPath.file(of: path)
            // What the site no longer needs is kept at a host for as long as here.
            if FormerAssets.stays(name), record.left(by: manifest.head.clock) != nil { return }
            guard let now = FileSystem.look("\(output)/\(name)") else {
                gone.append(name)
                return
            }
            // Whatever somebody has made of it since, what lies there is sent.
            let isKnown =
                now.size == record.size && now.changed == record.changed
                && record.digest != .unknown
            guard let digest = isKnown ? record.digest : ContentDigest.ofFile("\(output)/\(name)")
            else {
                gone.append(name)
                return
            }
            files.append(File(name: name, digest: digest, size: now.size))
            guard withCopies else { return }
            for ending in Self.copyEndings {
                let copy = FileSystem.look("\(output)/\(name).\(ending)")
                guard let copy, copy.changed >= now.changed else { continue }
                // A copy follows from its original, so it need not be read.
                let text = "\(ending) \(copy.size) \(digest.text)"
                files.append(
                    File(
                        name: "\(name).\(ending)",
                        digest: ContentDigest(of: Array(text.utf8)),
                        size: copy.size
                    )
                )
            }
        }
        self.files = files.sorted { $0.name < $1.name }
        self.gone = gone.sorted()
    }

    /// The ends of the names of compressed copies.
    public static let copyEndings = ["gz", "br"]

    /// The site path of a file.
    public static func path(of file: String) -> String { OutputPath.site(of: file) }
}
