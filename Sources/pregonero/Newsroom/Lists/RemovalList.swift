import Domain
import Foundation
import WebURL

/// Items that the publisher had to take out for good: `Content/removed.txt`, one address or identity a line.
struct RemovalList {
    let layout: SiteLayout
    let settings: SiteSettings

    /// How messages name it.
    var name: String { layout.name(of: layout.removals) }

    /// - Returns: what the lines name, in every form under which the archive may know it; nothing when there is no file.
    /// - Throws: `ContentFailure` when there is one that cannot be read.
    func read() throws -> [Removal] {
        try ListFile(file: layout.removals, name: name).read().map(removal)
    }

    /// Before the address of what is not to be kept anywhere.
    static let erasing = "erase "

    /// What a line names.
    func removal(_ line: ListFile.Line) -> Removal {
        let word = line.text.prefix { !$0.isWhitespace }
        let rest = line.text.dropFirst(word.count).drop(while: \.isWhitespace)
        guard !rest.isEmpty, ["erase", "erase:"].contains(word.lowercased()) else {
            return removal(line, isErased: false)
        }
        return removal(ListFile.Line(number: line.number, text: String(rest)), isErased: true)
    }

    private func removal(_ line: ListFile.Line, isErased: Bool) -> Removal {
        let text = line.text.trimmingCharacters(in: CharacterSet(charactersIn: "<>\"'"))
        // An address has no blanks: what stands before one says what nobody understands.
        if text.contains(where: \.isWhitespace) {
            return Removal(text, line: line.number, isErased: isErased)
        }
        let baseURL = settings.baseURL
        guard
            let address = WrittenAddress(text, of: baseURL)
                ?? (text.contains("/") && !text.contains(":")
                    ? WrittenAddress("/" + text, of: baseURL) : nil)
        else {
            return Removal(
                text,
                line: line.number,
                id: Self.permalink(text)
                    ?? (text.contains("/") ? nil : WrittenAddress.id(endOf: text)),
                canonicalAddress: Self.canonical(text),
                isErased: isErased
            )
        }
        return Removal(
            text,
            line: line.number,
            paths: address.paths(of: baseURL, settings.languages),
            id: address.id,
            // What looks like a path may be an address without its scheme.
            canonicalAddress: address.isWhole || text.hasPrefix("/") ? nil : Self.canonical(text),
            isErased: isErased
        )
    }

    /// The address of an article under a host that the portal had before, or has besides.
    private static func permalink(_ text: String) -> ItemID? {
        guard let path = WebURL(text)?.path, path.contains(/\/n\/\d{4,}\/\d\d\/\d\d\/[^\/]/) else {
            return nil
        }
        return WrittenAddress.id(endOf: path)
    }

    private static func canonical(_ text: String) -> String? {
        if let url = WebURL(text), url.isHTTP { return url.canonicalAddress }
        guard let host = text.split(separator: "/").first, host.contains(".") else { return nil }
        let address = text.hasPrefix("//") ? "https:\(text)" : "https://\(text)"
        return WebURL(address)?.canonicalAddress
    }
}
