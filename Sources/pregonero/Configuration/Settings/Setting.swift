/// One key of the configuration: what it takes, what it is for, how it is read, and how it is shown.
struct Setting<Subject>: Sendable {
    typealias Path<Value> = WritableKeyPath<Subject, Value> & Sendable

    let description: SettingDescription
    /// Puts the value, or the default, into its place, and says what is wrong.
    let read: @Sendable (SettingPlace, inout Subject) -> Void
    /// Nil for what the configuration need not say.
    let shown: @Sendable (Subject) -> ConfigurationValue?

    var name: String { description.name }

    /// The same with a check that looks at other keys, or with a value that follows from this one.
    func then(
        _ more: @escaping @Sendable (SettingPlace, inout Subject) -> Void
    ) -> Setting {
        let read = read
        return Setting(
            description: description,
            read: { place, subject in
                read(place, &subject)
                more(place, &subject)
            },
            shown: shown
        )
    }

    /// The same, shown as far as it holds no secret.
    func showing(
        _ shown: @escaping @Sendable (Subject) -> ConfigurationValue?
    ) -> Setting {
        Setting(description: description, read: read, shown: shown)
    }
}

extension Setting {
    /// A key with a default.
    static func value<Value: Sendable>(
        _ name: String,
        _ path: any Path<Value>,
        _ form: SettingForm<Value>,
        default standard: Value,
        _ purpose: String
    ) -> Setting {
        Setting(
            description: form.description(
                name,
                form.shown(standard).map { .value($0) } ?? .nothing,
                purpose
            ),
            read: { place, subject in
                subject[keyPath: path] =
                    place.value.flatMap { form.read($0, place.context) } ?? standard
            },
            shown: { form.shown($0[keyPath: path]) }
        )
    }

    /// A key whose default depends on other keys, which stand above it in the table.
    static func dependent<Value>(
        _ name: String,
        _ path: any Path<Value>,
        _ form: SettingForm<Value>,
        default words: String,
        _ purpose: String,
        standard: @escaping @Sendable (Subject, SettingContext) -> Value
    ) -> Setting {
        Setting(
            description: form.description(name, .dependent(words), purpose),
            read: { place, subject in
                subject[keyPath: path] =
                    place.value.flatMap { form.read($0, place.context) }
                    ?? standard(subject, place.context)
            },
            shown: { form.shown($0[keyPath: path]) }
        )
    }

    /// A key that may be left out.
    static func optional<Value>(
        _ name: String,
        _ path: any Path<Value?>,
        _ form: SettingForm<Value>,
        _ purpose: String
    ) -> Setting {
        Setting(
            description: form.description(name, .nothing, purpose),
            read: { place, subject in
                subject[keyPath: path] = place.value.flatMap { form.read($0, place.context) }
            },
            shown: { $0[keyPath: path].flatMap(form.shown) }
        )
    }

    /// A key that has to be there.
    ///
    /// - Parameters:
    ///   - name: as the configuration writes it.
    ///   - path: where its value goes.
    ///   - form: what it takes.
    ///   - purpose: what it is for.
    ///   - missing: says that it is not there.
    /// - Returns: the key.
    static func required<Value>(
        _ name: String,
        _ path: any Path<Value>,
        _ form: SettingForm<Value>,
        _ purpose: String,
        missing: @escaping @Sendable (SettingPlace) -> Void
    ) -> Setting {
        Setting(
            description: form.description(name, .required, purpose),
            read: { place, subject in
                guard let node = place.value else { return missing(place) }
                guard let value = form.read(node, place.context) else { return }
                subject[keyPath: path] = value
            },
            shown: { form.shown($0[keyPath: path]) }
        )
    }

    /// A key with keys of its own.
    static func block<Part>(
        _ name: String,
        _ path: any Path<Part>,
        _ table: SettingTable<Part>,
        secrecy: SettingSecrecy = .open,
        _ purpose: String
    ) -> Setting {
        Setting(
            description: SettingDescription(
                name: name,
                type: .block(table.descriptions),
                standard: .nothing,
                purpose: purpose,
                secrecy: secrecy
            ),
            read: { place, subject in
                let values = place.value?.mapping(known: table.names) ?? [:]
                table.read(
                    values,
                    of: place.value ?? place.block,
                    into: &subject[keyPath: path],
                    place.context
                )
            },
            shown: { table.shown($0[keyPath: path]) }
        )
    }
}
