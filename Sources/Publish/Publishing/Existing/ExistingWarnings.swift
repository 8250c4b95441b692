import Basics
import Domain
import Foundation

/// What a build said of the site that it wrote. The next one that finds everything as it was says it again: a warning holds
/// until what it warns of is mended.
struct ExistingWarnings {
    private let path: String

    init(_ places: PublishingPlaces) {
        path = places.warnings
    }

    /// A diagnostic as it is kept.
    private struct Entry: Codable {
        /// A warning where it is not said.
        let severity: String?
        let message: String
        let path: String?
        let line: Int?
        let column: Int?
        let hint: String?
    }

    private struct Document: Codable {
        /// Of the build that said it.
        let inputs: UInt64
        let warnings: [Entry]
    }

    /// - Parameter inputs: what the site was made from.
    /// - Returns: what was said of it.
    func of(_ inputs: UInt64) -> [Diagnostic] {
        guard let bytes = FileSystem.read(path),
            let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)),
            document.inputs == inputs
        else { return [] }
        return document.warnings.map {
            Diagnostic(
                $0.severity.flatMap(Diagnostic.Severity.init(rawValue:)) ?? .warning,
                $0.message,
                path: $0.path,
                line: $0.line,
                column: $0.column,
                hint: $0.hint
            )
        }
    }

    func keep(_ warnings: [Diagnostic], of inputs: UInt64) throws(WriteError) {
        guard !warnings.isEmpty else { return try FileSystem.remove(path) }
        let entries = warnings.map {
            Entry(
                severity: $0.severity.rawValue,
                message: $0.message,
                path: $0.path,
                line: $0.line,
                column: $0.column,
                hint: $0.hint
            )
        }
        guard
            let data = try? JSONEncoder.stable().encode(Document(inputs: inputs, warnings: entries))
        else {
            return
        }
        try FileSystem.replace(path, with: [UInt8](data))
    }
}
