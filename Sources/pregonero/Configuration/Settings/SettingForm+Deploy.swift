extension SettingForm where Value == DeploySettings {
    /// One place, or several by name. Nothing of them is shown, since they may hold secrets.
    static var deployTargets: SettingForm {
        SettingForm(
            type: .either(.text, .mapping(of: .text)),
            secrecy: .mayHoldSecret,
            read: { node, context in
                let nodes =
                    node.isMapping ? node.mapping() : [(DeploySettings.standardName, node)]
                return DeploySettings(
                    targets: nodes.compactMap { name, node in
                        guard let place = context.secrets.text(of: node) else { return nil }
                        return DeploySettings.Target(
                            name: name,
                            place: place,
                            missing: context.secrets.missing(in: [node])
                        )
                    }
                )
            },
            shown: { settings in
                guard !settings.targets.isEmpty else { return nil }
                return .mapping(
                    settings.targets.map { ($0.name, ConfigurationValue.text(ShownSource.mask)) }
                )
            }
        )
    }
}
