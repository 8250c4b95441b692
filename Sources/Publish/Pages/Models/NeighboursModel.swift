import Presentation
import TemplateModels

/// The ways to the page before and the page after, where both stand in one order.
struct NeighboursModel: TemplateModel, Hashable {
    let previous: LinkModel?
    let next: LinkModel?

    /// Nil when there is neither.
    init?(previous: LinkModel?, next: LinkModel?) {
        if previous == nil, next == nil { return nil }
        self.previous = previous
        self.next = next
    }

    static let fields: TemplateFields<NeighboursModel> = [
        .model("previous", \.previous),
        .model("next", \.next),
    ]
}
