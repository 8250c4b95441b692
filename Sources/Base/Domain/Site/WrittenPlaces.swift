import Foundation

/// Where the configuration writes values, for what is said of them later. No part of what they say: two of them are always equal.
public struct WrittenPlaces: Hashable, Sendable {
    private var places: [String: [String: Place]] = [:]
    /// By what is the same for all spellings of a value.
    private var respelt: [String: [String: Place]] = [:]

    public init() {}

    /// A place in a file of the configuration.
    public struct Place: Hashable, Sendable {
        fileprivate let path: String
        /// Both counted from 1.
        fileprivate let line: Int
        fileprivate let column: Int

        public init(path: String, line: Int, column: Int) {
            self.path = path
            self.line = line
            self.column = column
        }
    }

    /// Where a value of a key stands first, if not as it is spelt then in another spelling.
    public subscript(_ value: String, of key: String) -> Place? {
        places[key]?[value] ?? respelt[key]?[Self.bare(value)]
    }

    public mutating func add(_ value: String, of key: String, at place: Place) {
        places[key, default: [:]].noteFirst(place, of: value)
        respelt[key, default: [:]].noteFirst(place, of: Self.bare(value))
    }

    /// The same for all spellings: an origin may be written without its scheme.
    private static func bare(_ value: String) -> String {
        let text = value.trimmingCharacters(in: .whitespaces).lowercased()
        return text.hasPrefix("https://") ? String(text.dropFirst(8)) : text
    }

    public static func == (left: Self, right: Self) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}

extension [String: WrittenPlaces.Place] {
    fileprivate mutating func noteFirst(_ place: WrittenPlaces.Place, of value: String) {
        if self[value] == nil { self[value] = place }
    }
}

extension Diagnostic {
    /// What a person is told of a value of the configuration.
    ///
    /// - Parameters:
    ///   - severity: how much it weighs.
    ///   - message: what is wrong.
    ///   - place: where the value is written; nil for a default.
    ///   - path: the file in which one would write it.
    ///   - hint: what to do.
    public init(
        _ severity: Severity,
        _ message: String,
        at place: WrittenPlaces.Place?,
        else path: String? = nil,
        hint: String? = nil
    ) {
        self.init(
            severity,
            message,
            path: place?.path ?? path,
            line: place?.line,
            column: place?.column,
            hint: hint
        )
    }
}
