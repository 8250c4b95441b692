/// What a name stands for, and so in which tags it may be used.
public enum TemplateKind: Sendable {
    case text
    case html
    case number
    case flag
    case texts
    case model(TemplateSchema)
    case list(TemplateSchema)
}
