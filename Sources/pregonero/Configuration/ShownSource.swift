import Domain

/// A source as `pregonero config` shows it: every key, and of a secret only that there is one.
struct ShownSource {
    /// What stands for a value of the environment.
    static let mask = "${env:…}"

    private let source: Source

    init(_ source: Source) {
        self.source = source
    }

    var value: ConfigurationValue {
        .mapping(Settings.source.pairs(of: source) + options)
    }

    private var options: [ConfigurationValue.Pair] {
        source.options.names.compactMap { name in
            source.options[name].map { (name, shown($0)) }
        }
    }

    /// What a header says may be a key even where it stands in the file itself.
    var headers: ConfigurationValue? {
        guard !source.headers.isEmpty else { return nil }
        return .mapping(
            source.headers.sorted { $0.key < $1.key }.map { name, text in
                let isOpen = Self.openHeaders.contains(name.lowercased())
                return (name, .text(isOpen ? masked(text) : Self.mask))
            }
        )
    }

    private static let openHeaders: Set<String> = [
        "accept", "accept-language", "cache-control", "referer", "user-agent",
    ]

    /// An empty text may be that of a variable that is not set.
    func masked(_ text: String) -> String {
        let isSecret =
            source.secrets.contains { text.contains($0) }
            || text.isEmpty && !source.missingVariables.isEmpty
        return isSecret ? Self.mask : text
    }

    private func shown(_ option: SourceOption) -> ConfigurationValue {
        switch option {
        case .text(let text): shown(text)
        case .list(let values): .list(values.map(shown))
        case .mapping(let pairs): .mapping(pairs.map { ($0.key, shown($0.value)) })
        }
    }

    /// A number as one, unless it is secret.
    private func shown(_ text: String) -> ConfigurationValue {
        let shown = masked(text)
        guard shown == text, let number = Int(text), "\(number)" == text else {
            return .text(shown)
        }
        return .number(number)
    }
}
