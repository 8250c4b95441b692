import Domain

extension SettingForm where Value == AIRights {
    /// One answer for all such programs, or one for each kind of them.
    static var aiRights: SettingForm {
        let answer = SettingForm<AIRights.Answer>.choice
        let kinds = block(keys, from: AIRights())
        return SettingForm(
            type: .either(answer.type, kinds.type),
            read: { node, context in
                node.isMapping
                    ? kinds.read(node, context)
                    : answer.read(node, context).map { AIRights(search: $0, training: $0) }
            },
            shown: kinds.shown
        )
    }

    private static var keys: SettingTable<AIRights> {
        SettingTable([
            .optional(
                "search",
                \.search,
                .choice,
                "What those are told that look something up to answer a reader."
            ),
            .optional(
                "training",
                \.training,
                .choice,
                "What those are told that gather texts to train models."
            ),
            .optional(
                "policy",
                \.policy,
                .webAddress(hint: "write the whole address, as https://example.org/mineria/"),
                "Where the conditions stand under which texts may be mined all the same."
            ),
        ])
    }
}
