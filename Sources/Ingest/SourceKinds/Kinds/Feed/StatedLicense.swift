import Domain
import WebURL

/// What a feed or an entry says of its licence.
enum StatedLicense {
    /// - Parameters:
    ///   - named: what stands where feeds name a licence.
    ///   - rights: what stands there of rights in general, which is believed where it is a licence of Creative Commons and
    ///     nothing else.
    /// - Returns: nil where no licence is said.
    static func of(_ named: String?, rights: String?) -> License? {
        if let license = named.flatMap({ License($0) }), WebURL(license.address)?.isHTTP == true {
            return license
        }
        return rights.flatMap { License(creativeCommons: $0) }
    }
}
