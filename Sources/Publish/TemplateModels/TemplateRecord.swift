/// The values of one model, in the order in which it declares its names.
public struct TemplateRecord: Sendable {
    public let slots: [TemplateSlot]

    @inlinable
    public init(slots: [TemplateSlot]) {
        self.slots = slots
    }
}

/// The value of one name; text and markup look alike, since templates are checked beforehand.
public enum TemplateSlot: Sendable {
    case absent
    case text(String)
    case number(Int)
    case flag(Bool)
    case model(TemplateRecord)
    case list([TemplateRecord])
}
