/// A person or an organisation of a JSON Feed.
struct JSONFeedAuthor: Decodable {
    let name: Lenient<LooseText>?

    init(name: Lenient<LooseText>?) {
        self.name = name
    }

    enum CodingKeys: String, CodingKey {
        case name
    }

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            name = try container.decodeIfPresent(Lenient<LooseText>.self, forKey: .name)
        } else {
            name = try Lenient<LooseText>(from: decoder)
        }
    }

    /// The list of version 1.1 goes before the single author of 1.0.
    static func names(
        _ list: Lenient<LooseList<JSONFeedAuthor>>?,
        _ single: Lenient<JSONFeedAuthor>?
    ) -> String? {
        let names = list?.value?.values.prefix(16).compactMap { $0.name?.trimmed } ?? []
        let known = names.isEmpty ? [single?.value?.name?.trimmed].compactMap(\.self) : names
        return known.isEmpty ? nil : known.joined(separator: ", ")
    }
}
