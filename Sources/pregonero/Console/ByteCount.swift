/// A number of bytes as the console says it, in powers of ten.
enum ByteCount {
    /// As `38 KB` or `2.4 MB`; what is begun of a KB counts.
    static func text(_ bytes: Int) -> String {
        bytes < 100_000
            ? "\((bytes + 999) / 1_000) KB"
            : "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
    }
}
