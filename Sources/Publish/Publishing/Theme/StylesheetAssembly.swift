import Domain
import Shortening

/// The style sheets as they are sent: the theme's, what the site's look adds, and the site's own rules, shortened.
struct StylesheetAssembly {
    let theme: ThemeFiles
    let look: LookSheet
    let names: AssetNames

    /// Beside the templates of the site.
    static let ownRules = "site.css"

    /// - Parameter path: that of a sheet of the theme, as `assets/base.css`.
    /// - Returns: all that is sent under its name.
    /// - Throws: `PublishingError.invalid` with the files that it names and that are not there.
    func bytes(of path: String) throws(PublishingError) -> [UInt8] {
        var bytes: [UInt8]
        if let sheet = theme.sent(path) {
            bytes = sheet
        } else {
            bytes = StylesheetText.shortened(try filled(path))
        }
        let asset = String(path.dropFirst("assets/".count))
        let rules = look.rules(after: asset)
        if !rules.isEmpty {
            var addresses = StylesheetAddresses(Array(rules.utf8), names: names, path: path)
            bytes += addresses.filled() + [UInt8(ascii: "\n")]
        }
        return bytes
    }

    /// The site's own rules, which are linked behind all sheets of the theme; nil where it has none.
    func ownRules() throws(PublishingError) -> [UInt8]? {
        guard theme.isOwn(Self.ownRules) else { return nil }
        return StylesheetText.shortened(try filled(Self.ownRules))
    }

    private func filled(_ path: String) throws(PublishingError) -> [UInt8] {
        let bytes = theme.files[path] ?? []
        guard theme.isOwn(path) else { return bytes }
        var addresses = StylesheetAddresses(bytes, names: names, path: theme.name(of: path))
        let filled = addresses.filled()
        guard addresses.problems.isEmpty else { throw .invalid(addresses.problems) }
        return filled
    }
}
