/// Every key of the configuration, each told once: how it is read, shown, checked and explained.
enum Settings {
    /// The keys in which `${env:NAME}` is filled in, as messages name them.
    static let fillable =
        (SettingDescription.fillable(source.descriptions).joined(separator: ", ")
            + " and the keys of a source's kind, "
            + SettingDescription.fillable(site.descriptions).joined(separator: ", "))

    /// Blocks of `site` that may also stand beside it.
    static let besideSite = [slots, shortcodes, protect].map(\.name)
}
