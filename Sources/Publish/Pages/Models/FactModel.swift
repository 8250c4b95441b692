import Presentation
import TemplateModels

/// One labelled fact of a list: a text, a moment or a link.
struct FactModel: TemplateModel {
    let label: String
    let text: String?
    let time: TimeModel?
    let link: LinkModel?
    /// By whose clock a time is told, which readers elsewhere replace by their own.
    let zone: String?

    init(
        _ label: String,
        text: String? = nil,
        time: TimeModel? = nil,
        link: LinkModel? = nil,
        zone: String? = nil
    ) {
        self.label = label
        self.text = text
        self.time = time
        self.link = link
        self.zone = zone
    }

    static let fields: TemplateFields<FactModel> = [
        .text("label", \.label),
        .text("text", \.text),
        .model("time", \.time),
        .model("link", \.link),
        .text("zone", \.zone),
    ]
}
