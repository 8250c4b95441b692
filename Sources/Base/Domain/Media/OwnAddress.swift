import Foundation

/// The address of a file of the newsroom's own as a text writes it.
public struct OwnAddress {
    /// The path below `Content/`: `pictures/a b.jpg` for `pictures/a%20b.jpg`, and for `./pictures/a b.jpg` and
    /// `/pictures/a b.jpg`; as it is written where that leads out of it.
    public let path: String

    public init(_ address: String) {
        let bare = address.prefix { $0 != "?" && $0 != "#" }
        let path = bare.contains("%") ? bare.removingPercentEncoding ?? String(bare) : String(bare)
        self.path = Self.joined([], path) ?? path
    }

    /// The path below `Content/` that another one names from a folder there; nil for what leads out of it.
    public static func joined(_ folder: [Substring], _ path: String) -> String? {
        var parts = folder
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    /// An address with a scheme or a host.
    public static func isElsewhere(_ address: String) -> Bool {
        address.hasPrefix("//") || address.prefix { $0 != "/" }.contains(":")
    }
}
