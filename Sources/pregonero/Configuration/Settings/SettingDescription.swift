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
