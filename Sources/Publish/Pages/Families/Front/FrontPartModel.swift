import Domain
public import TemplateModels

/// One block of the front page in its place; the template shows what its flag names: `isLead`, `isMusic`.
public struct FrontPartModel: TemplateModel, Hashable {
    private let block: FrontBlock

    init(_ block: FrontBlock) {
        self.block = block
    }

    public static let fields = TemplateFields<FrontPartModel>(
        FrontBlock.allCases.map { block in
            let name = block.rawValue
            return .flag("is\(name.prefix(1).uppercased())\(name.dropFirst())") {
                $0.block == block
            }
        }
    )
}
