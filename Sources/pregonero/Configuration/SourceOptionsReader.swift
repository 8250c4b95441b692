import Domain
import SourceKinds

/// Reads the keys of a source that only its kind knows, checks their types and fills in the defaults.
struct SourceOptionsReader {
    let kind: any SourceKind
    let secrets: SecretReader

    /// - Parameters:
    ///   - values: the source's values by key.
    ///   - node: the whole source, for keys that are missing.
    /// - Returns: every option that has a value or a default.
    func read(_ values: [String: ConfigurationNode], of node: ConfigurationNode) -> SourceOptions {
        var options: [String: SourceOption] = [:]
        var isSound = true
        for key in kind.optionKeys {
            if let value = values[key.name] {
                options[key.name] = option(value, key.type)
                isSound = isSound && options[key.name] != nil
            } else if key.isRequired {
                node.error(
                    "a source of the kind '\(kind.name)' has no '\(key.name)'",
                    hint: "add '\(key.name): …': \(key.purpose)"
                )
            } else if let standard = key.standard {
                options[key.name] = .text(standard)
            }
        }
        let read = SourceOptions(options)
        // What a value of the wrong type stands for is not known, nor what a variable would hold that is not set.
        if isSound {
            for fault in kind.faults(in: read)
            where secrets.missing(in: [values[fault.option]]).isEmpty {
                tell(fault, values, node)
            }
        }
        return read
    }

    private func tell(
        _ fault: OptionFault,
        _ values: [String: ConfigurationNode],
        _ node: ConfigurationNode
    ) {
        let option = values[fault.option]
        let place = fault.key.flatMap { option?.key($0) } ?? option ?? node
        place.error(secrets.hiding(valuesOf: option, in: fault.message), hint: fault.hint)
    }

    private func option(_ value: ConfigurationNode, _ type: OptionKey.ValueType) -> SourceOption? {
        switch type {
        case .text: return secrets.text(of: value).map { .text($0) }
        case .texts: return .list(texts(value).map { .text($0) })
        case .whole(let range): return whole(value, range)
        case .choice(let known): return value.choice(among: known).map { .text($0) }
        case .choices(let known):
            let nodes = value.isList ? value.list() : [value]
            return .list(nodes.compactMap { $0.choice(among: known) }.map { .text($0) })
        case .flag: return value.choice(among: ["true", "false"]).map { .text($0) }
        case .date: return date(value)
        case .mapping: return mapping(value)
        case .keys(let known): return pairs(value, known)
        case .any: return any(value)
        }
    }

    private func texts(_ value: ConfigurationNode) -> [String] {
        (value.isList ? value.list() : [value]).compactMap { secrets.text(of: $0) }
    }

    private func whole(_ value: ConfigurationNode, _ range: ClosedRange<Int>) -> SourceOption? {
        guard let text = value.text() else { return nil }
        if let number = Int(text), range.contains(number) { return .text("\(number)") }
        value.error(
            "'\(value.name)' must be a whole number from \(range.lowerBound) to "
                + "\(range.upperBound), not '\(text)'"
        )
        return nil
    }

    private func date(_ value: ConfigurationNode) -> SourceOption? {
        guard let text = value.text() else { return nil }
        if text.wholeMatch(of: /\d{4}-\d{2}-\d{2}([T ][0-9:.]+(Z|[+-]\d{2}:\d{2})?)?/) != nil {
            return .text(text)
        }
        value.error("'\(value.name)' must be a date, not '\(text)'", hint: "for example 2026-11-21")
        return nil
    }

    private func mapping(_ value: ConfigurationNode) -> SourceOption {
        .mapping(
            value.mapping().compactMap { key, node in any(node).map { .init(key, $0) } }
        )
    }

    private func pairs(_ value: ConfigurationNode, _ known: [String]) -> SourceOption {
        let nodes = value.mapping(known: known)
        return .mapping(
            known.compactMap { key in nodes[key].flatMap(any).map { .init(key, $0) } }
        )
    }

    private func any(_ value: ConfigurationNode) -> SourceOption? {
        if value.isMapping { return mapping(value) }
        if value.isList { return .list(value.list().compactMap(any)) }
        return value.isMissing ? .text("") : secrets.text(of: value).map { .text($0) }
    }
}
