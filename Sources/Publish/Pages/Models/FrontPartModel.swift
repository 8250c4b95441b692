import Domain
public import TemplateModels

/// One block of the front page in its place; the template shows what its flag names.
public struct FrontPartModel: TemplateModel, Hashable {
    private let block: FrontBlock

    init(_ block: FrontBlock) {
        self.block = block
    }

    public static let fields: TemplateFields<FrontPartModel> = [
        .flag("isAlert") { $0.block == .alert },
        .flag("isLead") { $0.block == .lead },
        .flag("isProgrammes") { $0.block == .programmes },
        .flag("isMatches") { $0.block == .matches },
        .flag("isCountry") { $0.block == .country },
        .flag("isSections") { $0.block == .sections },
        .flag("isCategories") { $0.block == .categories },
        .flag("isMap") { $0.block == .map },
        .flag("isMusic") { $0.block == .music },
        .flag("isRiver") { $0.block == .river },
    ]
}
