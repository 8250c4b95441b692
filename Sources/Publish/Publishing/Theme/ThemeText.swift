import Domain
import Foundation

/// The content of a file of the site's own theme, and whether it can be used where it is text.
struct ThemeText {
    /// Of text without the mark that some editors put before UTF-8.
    let bytes: [UInt8]
    /// Below `Templates/`.
    private let path: String
    /// Whether the theme has one of its own, which can stand in.
    private let hasBuiltIn: Bool
    private let fault: Fault?

    /// What is wrong with the whole of it.
    private enum Fault {
        case notUTF8
        /// It holds NUL bytes, as UTF-16 does, and would put them on pages.
        case noText
        /// What stands after it on a page would be a part of it.
        case open(OpenElement)
    }

    /// - Parameters:
    ///   - path: below `Templates/`.
    ///   - bytes: as they stand in the file.
    ///   - hasBuiltIn: whether the theme has a file of this name.
    init(_ path: String, _ bytes: [UInt8], hasBuiltIn: Bool) {
        self.path = path
        self.hasBuiltIn = hasBuiltIn
        let endings = [".mustache", ".txt", ".css", ".js"]
        guard endings.contains(where: path.hasSuffix) else {
            (self.bytes, fault) = (bytes, nil)
            return
        }
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        fault = Self.fault(path, self.bytes)
    }

    private static func fault(_ path: String, _ bytes: [UInt8]) -> Fault? {
        if bytes.contains(0) { return .noText }
        guard let text = String(validating: bytes, as: UTF8.self) else { return .notUTF8 }
        return path.hasPrefix("slots/") ? OpenElement(in: text).map { .open($0) } : nil
    }

    /// Whether it counts, be it with signs that nobody can read where nothing stands in.
    var isUsed: Bool {
        switch fault {
        case nil: true
        case .notUTF8: !hasBuiltIn
        case .noText, .open: false
        }
    }

    /// What is wrong with it: an error where pages cannot be made without it.
    ///
    /// - Parameter folder: how messages name the folder.
    /// - Returns: nil where nothing is wrong.
    func problem(in folder: String) -> Diagnostic? {
        guard let fault else { return nil }
        var (message, line, hint) = ("the file is not UTF-8 text", nil as Int?, "save it as UTF-8")
        if case .open(let element) = fault {
            message = "\(element.name) is not closed and would hide the rest of each page"
            (line, hint) = (element.line, "write '\(element.closing)' at its end")
        }
        return Diagnostic(
            isNeeded ? .error : .warning,
            consequence.map { "\(message); \($0)" } ?? message,
            path: folder + path,
            line: line,
            hint: hint
        )
    }

    /// Pages that had it would go, or could not be made.
    private var isNeeded: Bool {
        let isTemplate = ["layouts/", "pages/", "partials/"].contains(where: path.hasPrefix)
        return isTemplate && !hasBuiltIn && !isUsed
    }

    private var consequence: String? {
        if isNeeded { return nil }
        if isUsed { return "letters of it cannot be read" }
        if path.hasPrefix("slots/") { return "the slot stays empty until it is mended" }
        return hasBuiltIn
            ? "the theme's own stands in until it is mended" : "it is left out until it is mended"
    }
}
