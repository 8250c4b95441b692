public import Domain
public import TemplateModels

/// The picture that goes with a page when its link is shared.
public struct SharedPictureModel: TemplateModel, Hashable {
    public let address: String
    public let width: Int?
    public let height: Int?
    public let alt: String?

    public init?(_ picture: Picture?, newsroom: Newsroom) {
        guard let picture, let address = newsroom.absoluteAddress(of: picture) else { return nil }
        self.address = address
        width = picture.width
        height = picture.height
        alt = picture.alt?.nonEmpty
    }

    public static let fields: TemplateFields<SharedPictureModel> = [
        .text("address", \.address),
        .number("width", \.width),
        .number("height", \.height),
        .text("alt", \.alt),
    ]
}
