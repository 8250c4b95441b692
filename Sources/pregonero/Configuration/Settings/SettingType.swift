/// What may stand as the value of a key.
indirect enum SettingType: Sendable {
    case text
    /// One text, or one for each language.
    case localizedText
    case whole(atLeast: Int)
    case duration
    case flag
    case choice([String])
    /// One value alone, or a list of them.
    case list(of: SettingType)
    /// Keys that are the newsroom's own.
    case mapping(of: SettingType)
    case block([SettingDescription])
    case either(SettingType, SettingType)

    /// The keys inside, where there are any.
    var parts: [SettingDescription] {
        switch self {
        case .block(let parts): parts
        case .either(let one, let other): one.parts + other.parts
        default: []
        }
    }
}
