/// The language in which a head is written, told by how it begins.
public enum FrontMatterForm: Sendable {
    case yaml, toml, json

    /// What stands on the lines around it; nil where its own brackets are that.
    var fence: String? {
        switch self {
        case .yaml: "---"
        case .toml: "+++"
        case .json: nil
        }
    }

    /// How a key with a value is written in it.
    public func line(_ key: String, _ value: String) -> String {
        switch self {
        case .yaml: "\(key): \(value)"
        case .toml: "\(key) = \"\(value)\""
        case .json: "\"\(key)\": \"\(value)\""
        }
    }

    /// What closes a head that is open.
    var closingHint: String {
        switch self {
        case .yaml, .toml: "put a line with \(fence ?? "") between the last key and the text"
        case .json: "close the { with a } before the text"
        }
    }

    /// Nil for a text that has no head.
    init?(firstLine: Substring.UTF8View, rest: Substring.UTF8View) {
        if Self.isFence(firstLine, "---") {
            self = .yaml
        } else if Self.isFence(firstLine, "+++") {
            self = .toml
        } else if firstLine.first == UInt8(ascii: "{"), Self.beginsObject(rest.dropFirst()) {
            self = .json
        } else {
            return nil
        }
    }

    static func isFence(_ line: Substring.UTF8View, _ fence: String) -> Bool {
        line.starts(with: fence.utf8) && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// What follows a bracket: a quoted key or nothing, as it is not of what a text begins with.
    private static func beginsObject(_ text: Substring.UTF8View) -> Bool {
        let next = text.first { !" \t\r\n".utf8.contains($0) }
        return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
    }

    /// Reads what is between the fences.
    ///
    /// - Parameters:
    ///   - text: of the head.
    ///   - path: how messages name the file.
    /// - Returns: its keys in their order.
    /// - Throws: what is wrong with it, and where.
    func fields(of text: String, path: String) throws(FrontMatterError) -> [FrontMatterField] {
        switch self {
        case .yaml: try FrontMatterReader.fields(of: text, path: path)
        case .toml: try TOMLReader.fields(of: text, path: path)
        case .json: try JSONHeadReader.fields(of: text, path: path)
        }
    }
}
