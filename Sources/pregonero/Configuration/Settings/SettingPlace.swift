import Domain
import SourceKinds

/// Where a key is looked for.
struct SettingPlace {
    /// Nil when the key is not there.
    let value: ConfigurationNode?
    /// The mapping in which it stands.
    let block: ConfigurationNode
    let context: SettingContext
}

/// What the value of a key is checked against, besides the other keys of its block.
struct SettingContext {
    let secrets: SecretReader
    /// Of the site that is read, whose own folders are no places to send anything to.
    let layout: SiteLayout
    var languages: [Language] = []
    var sections: [Section] = []
    /// Of the source's kind.
    var access: AccessNeed = .none
    /// Of the source's kind, with its options.
    var terms: SourceTerms = .none
}
