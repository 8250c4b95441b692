/// Tells addresses of elsewhere that lack what begins them, and so look like files of the newsroom's own.
enum ForgottenScheme {
    /// Endings of hosts that no file of a portal has.
    private static let hosts: Set<String> = [
        "be", "cat", "com", "de", "es", "eu", "eus", "fr", "gal", "info", "it", "net", "org", "pt",
        "tv", "uk",
    ]

    /// - Parameter address: as it is written, without a scheme.
    /// - Returns: what to write; nil for what may be a file.
    static func hint(for address: String) -> String? {
        let host = address.prefix { !"/?#".contains($0) }.lowercased()
        if host.split(separator: "@", omittingEmptySubsequences: false).count == 2,
            address.utf8.count == host.utf8.count
        {
            return "begin an address of mail with 'mailto:'"
        }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
        let isHost = labels[0] == "www" || labels.last.map { hosts.contains(String($0)) } ?? false
        return isHost ? "begin an address of elsewhere with 'https://'" : nil
    }
}
