import Basics
import Domain
import Presentation
import TemplateModels

/// What was changed in an article at one time, word by word.
struct ChangeModel: TemplateModel, Hashable {
    let time: TimeModel
    /// Nothing where too much was changed to say it by words.
    let parts: [ChangePartModel]

    /// How many changes a page tells of, the newest.
    private static let most = 10

    /// - Parameters:
    ///   - history: what readers saw of the article, oldest first.
    ///   - language: that of the page.
    ///   - context: settings, texts and names.
    /// - Returns: the changes, newest first; what changed no word is none.
    static func all(
        _ history: [ArticleVersion],
        in language: Language,
        context: SiteContext
    ) -> [ChangeModel] {
        let words = history.map { ChangedWords($0).words }
        let changes = zip(history, zip(words, words.dropFirst()))
            .filter { $0.1.0 != $0.1.1 }.suffix(most)
        return changes.reversed().compactMap { version, words in
            version.replaced.map { date in
                let time = CivilTime(date, in: context.settings.timeZone)
                return ChangeModel(
                    time: TimeModel(date, text: context.catalogue(language).timeLong(time)),
                    parts: WordDifference(from: words.0, to: words.1)
                        .map { ChangePartModel.all($0.runs) } ?? []
                )
            }
        }
    }

    static let fields: TemplateFields<ChangeModel> = [
        .model("time", \.time),
        .flag("isWhole") { $0.parts.isEmpty },
        .list("parts", \.parts),
    ]
}
