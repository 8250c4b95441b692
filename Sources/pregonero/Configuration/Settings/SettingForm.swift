/// A form of values: what it is called, how one is read and checked, and how it is shown.
struct SettingForm<Value>: Sendable {
    let type: SettingType
    var secrecy = SettingSecrecy.open
    /// Nil when something is wrong with the value, which has been said then.
    let read: @Sendable (ConfigurationNode, SettingContext) -> Value?
    /// Nil for what the configuration need not say.
    let shown: @Sendable (Value) -> ConfigurationValue?

    func description(
        _ name: String,
        _ standard: SettingDefault,
        _ purpose: String
    ) -> SettingDescription {
        SettingDescription(
            name: name,
            type: type,
            standard: standard,
            purpose: purpose,
            secrecy: secrecy
        )
    }

    /// The same for a value that stands in the program as another one.
    func mapped<Other>(
        _ forth: @escaping @Sendable (Value) -> Other,
        back: @escaping @Sendable (Other) -> Value
    ) -> SettingForm<Other> {
        SettingForm<Other>(
            type: type,
            secrecy: secrecy,
            read: { node, context in read(node, context).map(forth) },
            shown: { shown(back($0)) }
        )
    }

    /// The same with a check of the whole value, which says what is wrong.
    func checked(
        _ check: @escaping @Sendable (Value, ConfigurationNode) -> Void
    ) -> SettingForm {
        SettingForm(
            type: type,
            secrecy: secrecy,
            read: { node, context in
                let value = read(node, context)
                if let value { check(value, node) }
                return value
            },
            shown: shown
        )
    }
}

extension SettingForm where Value: Collection & Sendable {
    /// The same; an empty one is not shown.
    var hiddenWhenEmpty: SettingForm {
        SettingForm(
            type: type,
            secrecy: secrecy,
            read: read,
            shown: { $0.isEmpty ? nil : shown($0) }
        )
    }
}

extension SettingForm {
    /// Keys of its own, of a value that may be left out as a whole.
    static func block(
        _ table: SettingTable<Value>,
        from blank: Value,
        secrecy: SettingSecrecy = .open
    ) -> SettingForm where Value: Sendable {
        SettingForm(
            type: .block(table.descriptions),
            secrecy: secrecy,
            read: { node, context in
                var value = blank
                table.read(node.mapping(known: table.names), of: node, into: &value, context)
                return value
            },
            shown: table.shown
        )
    }

    /// One value alone, or a list of them.
    static func list<Element>(
        of form: SettingForm<Element>
    ) -> SettingForm where Value == [Element] {
        SettingForm(
            type: .list(of: form.type),
            secrecy: form.secrecy,
            read: { node, context in
                (node.isList ? node.list() : [node]).compactMap { form.read($0, context) }
            },
            shown: { .list($0.compactMap(form.shown)) }
        )
    }

    /// Values under keys that are the newsroom's own.
    static func mapping<Element>(
        of form: SettingForm<Element>
    ) -> SettingForm where Value == [String: Element] {
        SettingForm(
            type: .mapping(of: form.type),
            secrecy: form.secrecy,
            read: { node, context in
                var values: [String: Element] = [:]
                for (key, value) in node.mapping() { values[key] = form.read(value, context) }
                return values
            },
            shown: { values in
                .known(values.sorted { $0.key < $1.key }.map { ($0.key, form.shown($0.value)) })
            }
        )
    }

    /// A text that is understood as something else; nil with a word about what is wrong with it.
    static func parsed(
        _ parse: @escaping @Sendable (String, ConfigurationNode, SettingContext) -> Value?,
        shown: @escaping @Sendable (Value) -> String
    ) -> SettingForm {
        SettingForm(
            type: .text,
            read: { node, context in node.text().flatMap { parse($0, node, context) } },
            shown: { .text(shown($0)) }
        )
    }
}

extension SettingForm where Value == String {
    static var text: SettingForm {
        parsed { text, _, _ in
            text
        } shown: {
            $0
        }
    }
}

extension SettingForm where Value == Int {
    static func whole(atLeast least: Int) -> SettingForm {
        SettingForm(
            type: .whole(atLeast: least),
            read: { node, _ in node.whole(atLeast: least) },
            shown: { .number($0) }
        )
    }

    /// Seconds, and some: the time in which something has to be done.
    static var time: SettingForm {
        SettingForm(
            type: .duration,
            read: { node, _ in node.time() },
            shown: { .number($0) }
        )
    }

    /// Seconds.
    static var duration: SettingForm {
        SettingForm(
            type: .duration,
            read: { node, _ in node.duration() },
            shown: { .number($0) }
        )
    }

    /// How long something is kept, which a number alone does not say.
    static var age: SettingForm {
        SettingForm(
            type: .duration,
            read: { node, _ in node.age() },
            shown: { .text($0 % 86_400 == 0 ? "\($0 / 86_400)d" : "\($0)s") }
        )
    }
}

extension SettingForm where Value == Bool {
    static var flag: SettingForm {
        SettingForm(
            type: .flag,
            read: { node, _ in node.choice(among: ["true", "false"]).map { $0 == "true" } },
            shown: { .flag($0) }
        )
    }
}

extension SettingForm
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    static var choice: SettingForm {
        let known = Value.allCases.map(\.rawValue)
        return SettingForm(
            type: .choice(known),
            read: { node, _ in node.choice(among: known).flatMap { Value(rawValue: $0) } },
            shown: { .text($0.rawValue) }
        )
    }
}
