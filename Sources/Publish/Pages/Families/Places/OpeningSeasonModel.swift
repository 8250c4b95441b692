import Domain
import Presentation
import Recurrence
import TemplateModels

/// When something is open in a part of the year, by day.
struct OpeningSeasonModel: TemplateModel {
    /// Nil for the whole year.
    let title: String?
    let facts: [FactModel]

    /// All that is known of some hours, the usual first.
    static func all(_ hours: OpeningHours, _ words: OpeningFormatter) -> [OpeningSeasonModel] {
        let catalogue = words.catalogue
        if hours.isAlwaysOpen {
            let label = catalogue[.openEveryDay]
            return [Self(title: nil, facts: [FactModel(label, text: catalogue[.openWholeDay])])]
        }
        let seasons = hours.seasons + hours.exceptions.filter { $0.week.everyDay == nil }
        let single = hours.exceptions.compactMap { exception in
            exception.week.everyDay.map { day in
                FactModel(words.text(exception.periods), text: words.text(day))
            }
        }
        let special =
            single.isEmpty ? [] : [Self(title: catalogue[.openExceptions], facts: single)]
        return seasons.map { Self($0, words) } + special
    }

    private init(title: String?, facts: [FactModel]) {
        self.title = title
        self.facts = facts
    }

    private init(_ season: OpeningSeason, _ words: OpeningFormatter) {
        title = season.periods.isEmpty ? nil : words.text(season.periods)
        let catalogue = words.catalogue
        var facts: [FactModel]
        if let day = season.week.everyDay {
            facts = [FactModel(catalogue[.openEveryDay], text: words.text(day))]
        } else {
            facts = Weekday.allCases.map { weekday in
                FactModel(words.name(weekday), text: words.text(season.week[weekday]))
            }
        }
        if let holidays = season.week.holidays {
            facts.append(FactModel(catalogue[.openHolidays], text: words.text(holidays)))
        }
        self.facts = facts
    }

    static let fields: TemplateFields<OpeningSeasonModel> = [
        .text("title", \.title),
        .list("facts", \.facts),
    ]
}
