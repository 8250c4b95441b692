import Transfers

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
                        let missing = context.secrets.missing(in: [node])
                        if missing.isEmpty {
                            context.check(node) { DeployPlaceReader(layout: $0).fault(in: place) }
                        }
                        return DeploySettings.Target(
                            name: name,
                            place: place,
                            missing: missing,
                            secrets: context.secrets.values(in: [node])
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

extension SettingForm where Value == String {
    /// Where the state is kept once more.
    static var stateRemote: SettingForm {
        secret(.mayHoldSecret) { node, context in
            guard let text = context.secrets.text(of: node) else { return nil }
            guard context.secrets.missing(in: [node]).isEmpty else { return text }
            // Of a branch it is told at its own key.
            context.check(node) { layout in
                StateRemoteReader(layout: layout, branch: StateSettings.standardBranch)
                    .fault(in: text)
            }
            return text
        }
    }

    static var branch: SettingForm {
        parsed { text, node, _ in
            if BranchName.isOne(text) { return text }
            node.error(
                "'\(text)' is no name of a branch",
                hint: "for example \(StateSettings.standardBranch)"
            )
            return nil
        } shown: {
            $0
        }
    }
}

extension SettingContext {
    /// Says what is wrong with a place, if anything is. A folder that flags name for one run is no mistake of the configuration,
    /// nor one of whose place they put another: whatever sends there looks at it again.
    fileprivate func check(_ node: ConfigurationNode, _ fault: (SiteLayout) -> ExitReason?) {
        guard fault(layout.withoutFlags) != nil, let fault = fault(layout) else { return }
        let told = secrets.hiding(fault, of: node.raw ?? "", named: "'\(node.name)'")
        node.error(told.message, hint: told.hint)
    }
}
