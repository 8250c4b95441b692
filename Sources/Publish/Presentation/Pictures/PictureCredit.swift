import Basics
import Domain
import Foundation

/// Who made a picture, and under which licence it may be shown.
enum PictureCredit {
    /// - Parameters:
    ///   - picture: with what its source says of it.
    ///   - fallback: what is said of a picture of which its source says nothing.
    /// - Returns: nil when there is nothing to say.
    static func line(_ picture: Picture, fallback: String?) -> String? {
        let credit = picture.credit?.nonEmpty ?? fallback
        let parts = [credit, picture.license.flatMap(name)].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    /// What a licence is called: addresses of Creative Commons by their usual short names.
    static func name(_ license: String) -> String? {
        let text = ShortText.onOneLine(license)
        guard !text.isEmpty else { return nil }
        guard let host = text.range(of: "creativecommons.org/") else {
            return text.contains("://") || text.count > 120 ? nil : text
        }
        return License(creativeCommons: String(text[host.lowerBound...]))?.name
    }
}
