import Domain
public import TemplateModels

/// A font that browsers ask for before they have read the style sheet.
public struct EarlyFontModel: TemplateModel, Hashable {
    private let address: String
    private let type: String

    init(_ face: FontFace, context: SiteContext) {
        address = context.asset(face.asset)
        type = face.format.mediaType
    }

    public static let fields: TemplateFields<EarlyFontModel> = [
        .text("address", \.address),
        .text("type", \.type),
    ]
}
