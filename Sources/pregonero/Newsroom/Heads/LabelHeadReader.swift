import Basics
import Domain
import Pages

/// Reads the heads of the files that tell of one kind of label.
protocol LabelHeadReader {
    var kind: Label.Kind { get }
    var keys: Set<String> { get }

    /// What a head says; what is wrong with it is reported.
    func head(_ fields: FrontMatterFields) -> LabelHead
}

extension LabelHeadReader {
    func name(_ fields: FrontMatterFields, _ key: HeadKey<String?>) -> String? {
        guard let name = fields[key]?.nonBlank else { return nil }
        fields.warnOfQuotes(key.name, [name])
        return name
    }

    func otherNames(_ fields: FrontMatterFields, _ key: HeadKey<[String]>) -> [String] {
        let names = fields[key]
        if let text = fields.oneForSeveral(key.name) { fields.warnOfList(key.name, text) }
        fields.warnOfQuotes(key.name, names)
        return names
    }
}
