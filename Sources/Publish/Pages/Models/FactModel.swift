public import Presentation
public import TemplateModels

/// One labelled fact of a list: a text, a moment or a link.
public struct FactModel: TemplateModel {
    public let label: String
    public let text: String?
    public let time: TimeModel?
    public let link: LinkModel?
    /// Whether readers elsewhere want to know it by their own clock.
    public let isKickoff: Bool

    init(
        _ label: String,
        text: String? = nil,
        time: TimeModel? = nil,
        link: LinkModel? = nil,
        isKickoff: Bool = false
    ) {
        self.label = label
        self.text = text
        self.time = time
        self.link = link
        self.isKickoff = isKickoff
    }

    public static let fields: TemplateFields<FactModel> = [
        .text("label", \.label),
        .text("text", \.text),
        .model("time", \.time),
        .model("link", \.link),
        .flag("isKickoff", \.isKickoff),
    ]
}
