import Basics
import Domain

/// Where there is more about a whole collection of figures, as the configuration of its source says it.
enum CollectionLink {
    /// The keys that all kinds with figures know.
    static let optionKeys = [
        OptionKey("more", "of figures: an address with more about the whole collection")
    ]

    static func faults(in options: SourceOptions) -> [OptionFault] {
        guard let text = options.text("more"), WebAddress.withScheme(text) == nil else { return [] }
        return [
            OptionFault(
                "more",
                "'more' must be an http or https address, not '\(text.plainLine(atMost: 60))'",
                hint: "write it whole, as https://example.org/heroes"
            )
        ]
    }
}

extension RowCollector {
    /// Lets the source's page be what the configuration says of the collection.
    mutating func takeCollectionLink(of model: DataModel) {
        guard model == .figure, let more = WebAddress.withScheme(options.text("more")) else {
            return
        }
        home = more
    }
}
