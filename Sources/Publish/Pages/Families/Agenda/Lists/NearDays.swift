import Domain
import Presentation

/// What days near to one are called: today, tomorrow, the weekend.
struct NearDays {
    let today: Day
    let catalogue: Catalogue

    /// Nil for days that have no other name. The weekend is that of the week of today.
    func name(of day: Day) -> String? {
        switch day.ordinal - today.ordinal {
        case 0: catalogue[.today].capitalizingFirst()
        case 1: catalogue[.tomorrow]
        case 2...6 where day.isOfWeekend && day.ordinal <= sunday: catalogue[.weekend]
        default: nil
        }
    }

    /// The number of the last day of this week.
    private var sunday: Int { today.ordinal + (7 - today.weekday) % 7 }
}

extension Day {
    fileprivate var isOfWeekend: Bool { weekday == 0 || weekday == 6 }
}
