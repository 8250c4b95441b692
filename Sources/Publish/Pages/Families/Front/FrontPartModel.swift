import Domain
import TemplateModels

/// One block of the front page in its place; the template shows what its flag names: `isLead`, `isMusic`.
struct FrontPartModel: TemplateModel {
    private let kind: FrontBlock.Kind
    /// The lists of a part that shows sections, or a single list.
    let blocks: [FrontSectionModel]

    init(_ kind: FrontBlock.Kind, _ blocks: [FrontSectionModel] = []) {
        self.kind = kind
        self.blocks = blocks
    }

    static let fields = TemplateFields<FrontPartModel>(
        FrontBlock.Kind.allCases.map { kind in
            let name = kind.rawValue
            return .flag("is\(name.prefix(1).uppercased())\(name.dropFirst())") {
                $0.kind == kind
            }
        } + [.flag("hasBlocks") { !$0.blocks.isEmpty }, .list("blocks", \.blocks)]
    )
}
