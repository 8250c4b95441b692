import Publishing

/// What a kind of host takes at most, as its owners say.
public struct HostLimits: Equatable, Sendable {
    public let host: String
    var files: Int?
    var fileSize: Int?
    var size: Int?

    static let cloudflare = HostLimits(
        host: "Cloudflare Pages (free plan)",
        files: 20_000,
        fileSize: 25 << 20
    )
    static let gitHub = HostLimits(host: "GitHub Pages", fileSize: 100 << 20, size: 1_000_000_000)

    /// What of a site is beyond them, each in words.
    func excess(of files: [StandingSite.File]) -> [String] {
        var words: [String] = []
        if let most = self.files, files.count > most {
            words.append("\(host) takes \(most) files, the site has \(files.count)")
        }
        let total = files.reduce(0) { $0 + $1.size }
        if let most = size, total > most {
            words.append(
                "\(host) takes \(most / 1_000_000) MB, the site has \((total + 999_999) / 1_000_000) MB"
            )
        }
        if let most = fileSize {
            let large = files.filter { $0.size > most }
            if let first = large.first {
                words.append(
                    "\(host) takes files of \(most >> 20) MiB, \(first.name) has \((first.size + (1 << 20) - 1) >> 20) MiB"
                        + (large.count > 1 ? ", and \(large.count - 1) more are larger" : "")
                )
            }
        }
        return words
    }
}
