/// Lets only addresses of the web into links, whatever a source wrote.
public enum WebAddress {
    public static func checked(_ text: String?) -> String? {
        guard let text else { return nil }
        let start = text.prefix(8).lowercased()
        guard start.hasPrefix("https://") || start.hasPrefix("http://") else { return nil }
        return text
    }
}
