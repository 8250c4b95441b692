/// The values of one model, in the order in which it declares its names.
public struct TemplateRecord: Sendable {
    public let slots: [TemplateSlot]

    @inlinable
    public init(slots: [TemplateSlot]) {
        self.slots = slots
    }
}
