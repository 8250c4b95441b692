import Domain
public import TemplateModels

/// A picture in place of the title in the masthead.
public struct LogoModel: TemplateModel, Hashable {
    private let address: String
    private let width: Int
    private let height: Int
    /// The one for dark pages, where there is another.
    private let dark: DarkLogo?

    init(_ logo: ThemeVariants<SiteLook.Logo>, context: SiteContext) {
        address = context.asset(logo.light.asset)
        width = logo.light.width
        height = logo.light.height
        dark = logo.dark.map {
            DarkLogo(address: context.asset($0.asset), width: $0.width, height: $0.height)
        }
    }

    public static let fields: TemplateFields<LogoModel> = [
        .text("address", \.address),
        .number("width", \.width),
        .number("height", \.height),
        .model("dark", \.dark),
    ]

    /// The picture that dark pages have in its place.
    struct DarkLogo: TemplateModel, Hashable {
        let address: String
        let width: Int
        let height: Int

        static let fields: TemplateFields<DarkLogo> = [
            .text("darkAddress", \.address),
            .number("darkWidth", \.width),
            .number("darkHeight", \.height),
        ]
    }
}
