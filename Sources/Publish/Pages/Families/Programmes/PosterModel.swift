import Domain
import Presentation
import TemplateModels

/// An upright or lying picture in all the widths that its source offers.
struct PosterModel: TemplateModel, Hashable {
    private let picture: PictureModel
    /// `… 240w, … 480w`, where there are several widths.
    private let widths: String?
    private let width: Int
    private let height: Int

    /// Nil when nothing can be shown.
    ///
    /// - Parameters:
    ///   - renditions: of one picture.
    ///   - wanted: the width nearest to which the plain address is.
    ///   - ratio: width and height where the source does not say.
    ///   - id: whose colour holds the place.
    ///   - context: settings and addresses.
    init?(
        _ renditions: [Picture],
        wanted: Int,
        ratio: (width: Int, height: Int),
        of id: ItemID,
        context: SiteContext
    ) {
        let shown = renditions.filter { context.address(of: $0) != nil }
        // The portal's own copy has all widths itself.
        let nearest =
            shown.first { $0.copy != nil }
            ?? shown.min {
                abs(($0.width ?? wanted) - wanted) < abs(($1.width ?? wanted) - wanted)
            }
        guard let nearest,
            let picture = PictureModel(nearest, of: id, credit: nil, context: context)
        else { return nil }
        self.picture = picture
        let hasSize = nearest.copy != nil || (nearest.width ?? 0) > 0 && (nearest.height ?? 0) > 0
        width = hasSize ? picture.width : ratio.width
        height = hasSize ? picture.height : ratio.height
        let sized = shown.filter { ($0.width ?? 0) > 0 }.sorted {
            ($0.width ?? 0) < ($1.width ?? 0)
        }
        let list = sized.compactMap { rendition in
            context.address(of: rendition).map { "\($0) \(rendition.width ?? 0)w" }
        }
        widths = nearest.copy == nil && list.count > 1 ? list.joined(separator: ", ") : nil
    }

    static let fields: TemplateFields<PosterModel> = [
        .text("address", \.picture.address),
        .flag("isElsewhere") { ShownPicture.isElsewhere($0.picture.address) },
        .text("widths", \.widths),
        .text("small", \.picture.small),
        .text("large", \.picture.large),
        .number("width", \.width),
        .number("height", \.height),
        .text("alt", \.picture.alt),
        .text("colour", \.picture.colour),
        .text("credit", \.picture.credit),
    ]
}
