public import Domain

/// Everything that is wrong with the texts of the interface.
public struct TextFaults: Error, Equatable, Sendable {
    public let diagnostics: [Diagnostic]
}
