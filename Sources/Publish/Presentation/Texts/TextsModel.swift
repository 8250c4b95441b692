public import TemplateModels

public typealias PreparedTexts = Prepared<TextsModel>

/// The fixed texts of the interface, as templates print them: `{{t.skip}}`.
public struct TextsModel: TemplateModel {
    private let catalogue: Catalogue

    public init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
    }

    /// The texts that a script fills: their slots are printed as they are written.
    private static let patterns: [TextKey] = [
        .liveNew, .liveChecked, .liveLate, .mapZoomed, .kilometres, .openNowUntil, .openNext,
        .metres, .frontSource, .filterCount, .filterNone, .localTime, .storeSize, .savedRemove,
    ]

    /// Every text that says all by itself, and those for scripts; what a page fills in comes with its model.
    public static let fields = TemplateFields<TextsModel>(
        TextKey.allCases.filter { !$0.isPlural && $0.slots.isEmpty }.map { key in
            .text(key.rawValue) { $0.catalogue[key] }
        }
            + patterns.map { key in .text(key.rawValue) { $0.catalogue.pattern(key) } }
    )
}
