/// Where a key is looked for.
struct SettingPlace {
    /// Nil when the key is not there.
    let value: ConfigurationNode?
    /// The mapping in which it stands.
    let block: ConfigurationNode
    let context: SettingContext
}
