import Basics
import Domain
import Foundation
import Presentation

/// The corrections of an article as its entries in feeds carry them: below the whole text, else with the summary.
struct CorrectionTexts {
    /// `Corrección (21 de noviembre de 2026): el molino es de 1804.`
    private let lines: [(label: String, text: String)]
    private let language: Language

    init(_ article: Article, context: SiteContext) {
        language = context.pageLanguage(of: article.language)
        let catalogue = context.catalogue(language)
        lines = (article.details.corrections ?? []).map { correction in
            let day = CivilTime(correction.date, in: context.settings.timeZone).day
            let label = catalogue.title(of: correction.kind)
            return ("\(label) (\(catalogue.dayLong(day))):", correction.text)
        }
    }

    /// What stands below the text.
    var html: String {
        lines.map { line in
            "<p><strong>\(line.label.escaped(for: .content))</strong> "
                + "\(line.text.escaped(for: .content))</p>"
        }.joined()
    }

    /// The summary with the newest correction, where nothing else tells of it.
    func line(after summary: String?, isAlone: Bool) -> String? {
        guard isAlone, let newest = lines.first else { return summary }
        return [summary, "\(newest.label) \(newest.text)"].compactMap(\.self).joined(separator: " ")
    }
}
