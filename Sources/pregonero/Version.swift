/// The program's version, as `--version` and the user agent say it.
enum Version {
    static let text = "0.1.0"
}
