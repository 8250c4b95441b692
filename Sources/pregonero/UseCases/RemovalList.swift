import Domain
import Foundation

/// Items that the publisher had to take out for good: `Content/removed.txt`, one address or identity a line.
struct RemovalList {
    let file: URL
    let baseURL: BaseURL

    /// What the lines name, in the forms under which the archive knows it; nothing when there is no file.
    func names() -> [String] {
        guard let bytes = try? Data(contentsOf: file) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
            .flatMap { [$0] + path($0) }
    }

    /// The site path of an address of the portal itself.
    private func path(_ name: String) -> [String] {
        let root = baseURL.absolute("/")
        guard name.hasPrefix(root) else { return [] }
        return ["/" + name.dropFirst(root.count)]
    }
}
