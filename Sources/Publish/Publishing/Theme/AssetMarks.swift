import Basics
import Domain
import Foundation

/// The marks `{{#asset}}mark.svg{{/asset}}` in a site's own templates: each becomes the address under which the file is
/// published.
struct AssetMarks {
    private let names: AssetNames
    private let baseURL: BaseURL
    private(set) var problems: [Diagnostic] = []

    private static let mark: StaticString = "{{#asset}}"
    private static let opening = "\(mark)"
    private static let closing = "{{/asset}}"

    init(_ names: AssetNames, baseURL: BaseURL) {
        self.names = names
        self.baseURL = baseURL
    }

    static func stand(in text: String) -> Bool { ByteSearch.contains(mark, in: text) }

    /// The text with addresses; a mark without an end is left to whoever reads the template.
    mutating func filled(_ text: String, path: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: Self.opening),
            let end = rest[start.upperBound...].range(of: Self.closing)
        {
            let before = text[..<start.lowerBound]
            let name = rest[start.upperBound..<end.lowerBound]
                .trimmingCharacters(in: .whitespacesAndNewlines)
            result += rest[..<start.lowerBound]
            if let address = names.path(of: name) {
                result += baseURL.link(address)
            } else {
                let line = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
                let column = before.reversed().prefix { $0 != "\n" }.count + 1
                problems.append(names.missing(name, path: path, line: line, column: column))
            }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
