public import Domain
public import TemplateModels

/// The news of one day in a list, hour by hour as the crier goes round.
public struct DayGroupModel: TemplateModel {
    public let heading: String
    public let hours: [HourModel]

    public static let fields: TemplateFields<DayGroupModel> = [
        .text("heading", \.heading),
        .list("hours", \.hours),
    ]

    /// Groups articles, newest first, by day and hour.
    public static func groups(
        _ listed: some Sequence<ListedArticle>,
        heading: (Day) -> String,
        catalogue: Catalogue
    ) -> [DayGroupModel] {
        var groups: [DayGroupModel] = []
        var hours: [HourModel] = []
        var cards: [Prepared<CardModel>] = []
        var current: CivilTime?
        func endHour() {
            guard let time = current else { return }
            hours.append(HourModel(time.hour, cards: cards, catalogue: catalogue))
            cards = []
        }
        func endDay() {
            guard let time = current else { return }
            groups.append(DayGroupModel(heading: heading(time.day), hours: hours))
            hours = []
        }
        for item in listed {
            let isSameDay = item.time.day == current?.day
            if !isSameDay || item.time.hour != current?.hour { endHour() }
            if !isSameDay { endDay() }
            current = item.time
            cards.append(item.card)
        }
        endHour()
        endDay()
        return groups
    }
}
