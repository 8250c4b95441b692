extension OptionKey.ValueType {
    /// What may stand as a value, in words.
    ///
    /// - Parameter quoted: how the words say what stands in the configuration as it is.
    /// - Returns: a part of a sentence.
    public func words(_ quoted: (String) -> String = { $0 }) -> String {
        func list(_ names: [String]) -> String { names.map(quoted).joined(separator: ", ") }
        return switch self {
        case .text: "text"
        case .texts: "text, or a list of them"
        case .whole(let range): "whole number from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let known): list(known)
        case .choices(let known): "one of \(list(known)), or a list of them"
        case .flag: list(["true", "false"])
        case .date: "day, or day and time"
        case .mapping: "mapping to text"
        case .keys(let known): "mapping of \(list(known))"
        case .any: "text, list or mapping"
        }
    }
}
