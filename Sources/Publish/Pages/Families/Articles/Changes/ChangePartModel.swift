import Basics
import TemplateModels

/// Words that were kept, taken out or put in.
struct ChangePartModel: TemplateModel, Hashable {
    let kept: String?
    let removed: String?
    let added: String?

    /// How many words around a change are shown.
    private static let around = 8

    static func all(_ runs: [WordDifference.Run]) -> [ChangePartModel] {
        runs.enumerated().compactMap { index, run in
            let isFirst = index == 0
            let isLast = index == runs.count - 1
            let text =
                run.fate == .kept
                ? shortened(run.words, from: isFirst, to: isLast) : spelled(run.words)
            guard !text.isEmpty else { return nil }
            return ChangePartModel(
                kept: run.fate == .kept ? text : nil,
                removed: run.fate == .removed ? text : nil,
                added: run.fate == .added ? text : nil
            )
        }
    }

    /// The beginning and the end, as far as something was changed beside them.
    private static func shortened(_ words: [String], from isFirst: Bool, to isLast: Bool) -> String
    {
        let start = isFirst ? [] : Array(words.prefix(around))
        let end = isLast ? [] : Array(words.suffix(around))
        guard start.count + end.count < words.count else { return spelled(words) }
        return [spelled(start), spelled(end)].joined(separator: " … ")
    }

    private static func spelled(_ words: [String]) -> String {
        words.map { $0 == ChangedWords.paragraph ? "¶" : $0 }.joined(separator: " ")
    }

    static let fields: TemplateFields<ChangePartModel> = [
        .text("kept", \.kept),
        .text("removed", \.removed),
        .text("added", \.added),
    ]
}
