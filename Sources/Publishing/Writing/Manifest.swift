/// What an earlier build wrote: the files that may be replaced and pruned, and nothing else.
struct Manifest: Equatable, Sendable {
    /// Paths relative to the output folder.
    var files: Set<String>
    /// The number of published articles that are no samples, for the shrink guard.
    var articles: Int

    private static let heading = "pregonero-manifest 1"

    /// Reads the manifest; nil when there is none, or when it is no manifest of ours.
    static func read(_ path: String) -> Manifest? {
        guard let bytes = FileSystem.read(path) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard let head = lines.first, head.hasPrefix(heading),
            let articles = head.split(separator: " ").last.flatMap({ Int($0) }),
            lines.last == "end"
        else { return nil }
        let files = lines.dropFirst().dropLast().map(String.init)
        // We never wrote outside the output folder, whatever the file says.
        guard files.allSatisfy({ !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") })
        else { return nil }
        return Manifest(files: Set(files), articles: articles)
    }

    func write(to path: String) throws(WriteError) {
        var text = "\(Self.heading) \(articles)\n"
        for file in files.sorted() { text += "\(file)\n" }
        text += "end\n"
        try FileSystem.replace(path, with: Array(text.utf8))
    }
}
