/// What a person is told of a key of the configuration: all but its value.
struct SettingDescription: Sendable {
    let name: String
    let type: SettingType
    let standard: SettingDefault
    /// One sentence.
    let purpose: String
    let secrecy: SettingSecrecy

    /// The keys in which `${env:NAME}` is filled in, each with the blocks that it stands in.
    static func fillable(_ descriptions: [SettingDescription]) -> [String] {
        descriptions.flatMap { description in
            description.secrecy == .open
                ? fillable(description.type.parts).map { "\(description.name).\($0)" }
                : [description.name]
        }
    }
}

/// What holds where the configuration does not name a key.
enum SettingDefault: Sendable {
    /// The key has to be there.
    case required
    case nothing
    case value(ConfigurationValue)
    /// It depends on other keys, and is told in words.
    case dependent(String)
}

/// Whether the value of a key may come from the environment, and whether it is ever shown.
enum SettingSecrecy: Sendable {
    /// It stands for itself and is shown.
    case open
    /// `${env:NAME}` is filled in, and what holds such a value is masked.
    case mayHoldSecret
    /// It is never shown.
    case secret
}
