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
        let options = source.options.names.map { name in
            (name, source.options[name].map(shown))
        }
        return .known(common + options)
    }

    private var common: [(String, ConfigurationValue?)] {
        [
            ("id", .text(source.id.text)),
            ("kind", .text(source.kind)),
            ("title", source.title.map { .text($0) }),
            ("url", source.address.map { masked($0) }),
            ("section", source.section.map { .text($0.text) }),
            ("language", source.language.map { .text($0.tag) }),
            ("country", source.country.map { .text($0) }),
            ("sample", source.sample.map { .text($0) }),
            ("key", source.credentials.key.map { masked($0) }),
            ("credentials", credentials),
            ("headers", headers),
            ("onFailure", .text(source.onFailure.rawValue)),
            ("maxItems", .number(source.maxItems)),
            ("maxBytes", .number(source.maxBytes)),
            ("rights", .text(source.rights.rawValue)),
            ("content", .text(source.content.rawValue)),
            ("pictures", .text(source.pictures.rawValue)),
            ("sectionMap", sectionMap),
            ("include", patterns(source.filter.include)),
            ("exclude", patterns(source.filter.exclude)),
            ("weight", .number(source.weight)),
            ("future", .text(source.future.rawValue)),
            ("expect", .text(source.expect.rawValue)),
            ("every", source.every.map { .number($0) }),
            ("timeout", .number(source.timeout)),
            ("formerly", list(source.formerly.map(\.text))),
        ]
    }

    private var credentials: ConfigurationValue? {
        let (user, password) = (source.credentials.user, source.credentials.password)
        guard user != nil || password != nil else { return nil }
        return .known([
            ("user", user.map { _ in .text(Self.mask) }),
            ("password", password.map { _ in .text(Self.mask) }),
        ])
    }

    /// What a header says may be a key even where it stands in the file itself.
    private var headers: ConfigurationValue? {
        guard !source.headers.isEmpty else { return nil }
        return .mapping(
            source.headers.sorted { $0.key < $1.key }.map { name, text in
                let isOpen = Self.openHeaders.contains(name.lowercased())
                return (name, isOpen ? masked(text) : .text(Self.mask))
            }
        )
    }

    private static let openHeaders: Set<String> = [
        "accept", "accept-language", "cache-control", "referer", "user-agent",
    ]

    private var sectionMap: ConfigurationValue? {
        guard !source.sectionMap.isEmpty else { return nil }
        return .mapping(
            source.sectionMap.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value.text)) }
        )
    }

    private func patterns(_ patterns: [ItemPattern]) -> ConfigurationValue? {
        list(patterns.map(\.text))
    }

    private func list(_ texts: [String]) -> ConfigurationValue? {
        texts.isEmpty ? nil : .texts(texts)
    }

    /// An empty text may be that of a variable that is not set.
    private func masked(_ text: String) -> ConfigurationValue {
        let isSecret =
            source.secrets.contains { text.contains($0) }
            || text.isEmpty && !source.missingVariables.isEmpty
        return .text(isSecret ? Self.mask : text)
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
        let value = masked(text)
        guard case .text(text) = value, let number = Int(text), "\(number)" == text else {
            return value
        }
        return .number(number)
    }
}
