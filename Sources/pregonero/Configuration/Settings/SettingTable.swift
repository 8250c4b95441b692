/// The keys of one block of the configuration, in the order in which they are shown.
struct SettingTable<Subject>: Sendable {
    let settings: [Setting<Subject>]
    let names: [String]

    init(_ settings: [Setting<Subject>]) {
        self.settings = settings
        names = settings.map(\.name)
    }

    var descriptions: [SettingDescription] { settings.map(\.description) }

    /// Reads every key, or puts its default into its place.
    ///
    /// - Parameters:
    ///   - values: by key.
    ///   - block: where they stand, for what is missing.
    ///   - subject: takes the values.
    ///   - context: what they are checked against.
    func read(
        _ values: [String: ConfigurationNode],
        of block: ConfigurationNode,
        into subject: inout Subject,
        _ context: SettingContext
    ) {
        for setting in settings {
            setting.read(
                SettingPlace(value: values[setting.name], block: block, context: context),
                &subject
            )
        }
    }

    /// Every key that has a value.
    func pairs(of subject: Subject) -> [ConfigurationValue.Pair] {
        settings.compactMap { setting in
            setting.shown(subject).map { (setting.name, $0) }
        }
    }

    /// All of them as one value; nil when no key has one.
    func shown(_ subject: Subject) -> ConfigurationValue? {
        let pairs = pairs(of: subject)
        return pairs.isEmpty ? nil : .mapping(pairs)
    }
}
