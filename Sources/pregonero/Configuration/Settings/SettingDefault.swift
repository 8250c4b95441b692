/// What holds where the configuration does not name a key.
enum SettingDefault: Sendable {
    /// The key has to be there.
    case required
    case nothing
    case value(ConfigurationValue)
    /// It depends on other keys, and is told in words.
    case dependent(String)
}
