import Basics
import Foundation

/// The path of a request, decoded once and free of everything by which files are reached that are not the site's.
struct RequestPath: Equatable {
    let text: String

    /// Nil for a path that no page of a site has.
    ///
    /// - Parameter target: the path as it came, without its query.
    init?(_ target: String) {
        guard let path = target.removingPercentEncoding, path.hasPrefix("/"),
            !path.utf8.contains(UInt8(ascii: "\\")),
            !path.hasControls
        else { return nil }
        let parts = path.pathParts.dropFirst()
        // Only the last one may be empty: then the path is that of a folder.
        guard parts.dropLast().allSatisfy({ !$0.isEmpty }), !parts.contains("."),
            !parts.contains("..")
        else { return nil }
        text = path
    }

    /// Whether it leads to a file that browsers are not to see, as `.htaccess`; what is well known they may.
    var isHidden: Bool {
        text.pathParts.contains { $0.utf8.first == UInt8(ascii: ".") && $0 != ".well-known" }
    }
}
