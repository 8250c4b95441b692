public import Domain
public import TemplateModels

/// The news of one day in a list, hour by hour as the crier goes round.
public struct DayGroupModel: TemplateModel {
    public let heading: String
    public let hours: [HourModel]
    /// Whether so little came that day that its heading need not take a line of the page.
    private let isQuiet: Bool

    private static let fewest = 3

    public static let fields: TemplateFields<DayGroupModel> = [
        .text("heading", \.heading),
        .list("hours", \.hours),
        .flag("isQuiet", \.isQuiet),
    ]

    /// Groups articles, newest first, by day and hour.
    ///
    /// - Parameters:
    ///   - listed: the articles.
    ///   - isOneDay: whether all are of one day, so that its hours can be linked to.
    ///   - heading: what stands above a day.
    ///   - catalogue: the texts of the page's language.
    /// - Returns: the days, newest first.
    public static func groups(
        _ listed: some Sequence<ListedArticle>,
        isOneDay: Bool = false,
        heading: (Day) -> String,
        catalogue: Catalogue
    ) -> [DayGroupModel] {
        var groups: [DayGroupModel] = []
        var hours: [HourModel] = []
        var cards: [Prepared<CardModel>] = []
        var count = 0
        var current: CivilTime?
        func endHour() {
            guard let time = current else { return }
            hours.append(
                HourModel(time.hour, cards: cards, isAnchor: isOneDay, catalogue: catalogue)
            )
            cards = []
        }
        func endDay() {
            guard let time = current else { return }
            groups.append(
                DayGroupModel(heading: heading(time.day), hours: hours, isQuiet: count < fewest)
            )
            hours = []
            count = 0
        }
        for item in listed {
            let isSameDay = item.time.day == current?.day
            if !isSameDay || item.time.hour != current?.hour { endHour() }
            if !isSameDay { endDay() }
            current = item.time
            count += 1
            cards.append(item.card)
        }
        endHour()
        endDay()
        return groups
    }
}
