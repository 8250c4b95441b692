/// One name of a model: what it is called in templates, its type, and how its value is read.
///
/// Getters are functions, so that `\.headline` and `{ $0.headline.uppercased() }` both serve; a
/// getter of a non-optional value is accepted where an optional one is asked for.
public struct TemplateField<Model>: Sendable {
    public let name: String
    public let kind: TemplateKind
    public let read: @Sendable (Model) -> TemplateSlot

    @inlinable
    public init(
        name: String,
        kind: TemplateKind,
        read: @escaping @Sendable (Model) -> TemplateSlot
    ) {
        self.name = name
        self.kind = kind
        self.read = read
    }
}

extension TemplateField {
    /// Text, escaped where it is printed; as a section: present and not empty.
    @inlinable
    public static func text(
        _ name: String,
        _ value: @escaping @Sendable (Model) -> String?
    ) -> Self {
        Self(name: name, kind: .text) { model in
            guard let text = value(model) else { return .absent }
            return .text(text)
        }
    }

    /// Safe markup, printed only by `{{{name}}}`; as a section: present and not empty.
    @inlinable
    public static func html(
        _ name: String,
        _ value: @escaping @Sendable (Model) -> HTML?
    ) -> Self {
        Self(name: name, kind: .html) { model in
            guard let html = value(model) else { return .absent }
            return .text(html.text)
        }
    }

    /// A whole number, printed as digits; as a section: present, also when it is 0.
    @inlinable
    public static func number(
        _ name: String,
        _ value: @escaping @Sendable (Model) -> Int?
    ) -> Self {
        Self(name: name, kind: .number) { model in
            guard let number = value(model) else { return .absent }
            return .number(number)
        }
    }

    /// A condition, for sections only.
    @inlinable
    public static func flag(
        _ name: String,
        _ value: @escaping @Sendable (Model) -> Bool
    ) -> Self {
        Self(name: name, kind: .flag) { .flag(value($0)) }
    }

    /// Texts for a section in which `{{.}}` is each of them in turn.
    @inlinable
    public static func texts(
        _ name: String,
        _ values: @escaping @Sendable (Model) -> [String]
    ) -> Self {
        Self(name: name, kind: .texts) { model in
            .list(values(model).map { TemplateRecord(slots: [.text($0)]) })
        }
    }
}

extension TemplateField {
    /// Another model: a section, and dotted names such as `{{picture.url}}`.
    @inlinable
    public static func model<Child: TemplateModel>(
        _ name: String,
        _ value: @escaping @Sendable (Model) -> Child?
    ) -> Self {
        Self(name: name, kind: .model(Child.templateSchema)) { model in
            guard let child = value(model) else { return .absent }
            return .model(child.templateRecord)
        }
    }

    /// Models for a section that is shown once for each; `-first` and `-last` are flags in it.
    @inlinable
    public static func list<Child: TemplateModel>(
        _ name: String,
        _ values: @escaping @Sendable (Model) -> [Child]
    ) -> Self {
        Self(name: name, kind: .list(Child.templateSchema)) { model in
            .list(values(model).map(\.templateRecord))
        }
    }

    /// A model that was converted once and is shared by many pages, such as what surrounds them.
    @inlinable
    public static func prepared<Child: TemplateModel>(
        _ name: String,
        _ value: @escaping @Sendable (Model) -> Prepared<Child>?
    ) -> Self {
        Self(name: name, kind: .model(Child.templateSchema)) { model in
            guard let child = value(model) else { return .absent }
            return .model(child.record)
        }
    }

    /// Models that were converted once and stand in the lists of many pages, such as cards.
    @inlinable
    public static func preparedList<Child: TemplateModel>(
        _ name: String,
        _ values: @escaping @Sendable (Model) -> [Prepared<Child>]
    ) -> Self {
        Self(name: name, kind: .list(Child.templateSchema)) { model in
            .list(values(model).map(\.record))
        }
    }
}
