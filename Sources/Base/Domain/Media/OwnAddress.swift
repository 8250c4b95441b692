import Foundation

/// The address of a file of the newsroom's own as a text writes it.
public struct OwnAddress {
    /// The path below `Content/`: `pictures/a b.jpg` for `pictures/a%20b.jpg` and for `./pictures/a b.jpg`.
    public let path: String

    public init(_ address: String) {
        let bare = address.prefix { $0 != "?" && $0 != "#" }
        let path = bare.contains("%") ? bare.removingPercentEncoding ?? String(bare) : String(bare)
        self.path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// An address with a scheme or a host.
    public static func isElsewhere(_ address: String) -> Bool {
        address.hasPrefix("//") || address.prefix { $0 != "/" }.contains(":")
    }
}
