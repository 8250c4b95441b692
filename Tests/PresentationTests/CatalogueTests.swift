import Domain
import Foundation
import Testing

@testable import Presentation

@Suite struct CatalogueTests {
    private let time = CivilTime(Sample.moment, in: Sample.zone)

    @Test(arguments: [
        ("es", "21 nov, 06:10", "21 de noviembre de 2026, 06:10"),
        ("en", "21 Nov, 06:10", "21 November 2026, 06:10"),
        ("fr", "21 nov., 06:10", "21 novembre 2026, 06:10"),
    ])
    func timesAreAbsolute(language: Language, short: String, long: String) throws {
        let catalogue = try Sample.catalogue(language)
        #expect(catalogue.timeShort(time, in: 2026) == short)
        #expect(catalogue.timeLong(time) == long)
    }

    @Test(arguments: [
        ("es", "21 nov 2026, 06:10"), ("en", "21 Nov 2026, 06:10"), ("fr", "21 nov. 2026, 06:10"),
    ])
    func anotherYearIsNamed(language: Language, text: String) throws {
        let catalogue = try Sample.catalogue(language)
        #expect(catalogue.timeShort(time, in: 2027) == text)
        #expect(catalogue.timeShort(time, in: 2018) == text)
    }

    @Test(arguments: [
        ("es", "Sábado 21 de noviembre de 2026", "Domingo 1 de febrero", "Noviembre de 2026"),
        ("en", "Saturday 21 November 2026", "Sunday 1 February", "November 2026"),
        ("fr", "Samedi 21 novembre 2026", "Dimanche 1er février", "Novembre 2026"),
    ])
    func headingsBeginLarge(language: Language, day: String, near: String, month: String) throws {
        let catalogue = try Sample.catalogue(language)
        let first = Day(year: 2026, month: 2, day: 1)
        #expect(catalogue.dayHeading(time.day) == day)
        #expect(catalogue.dayHeading(first, withYear: false) == near)
        #expect(catalogue.monthHeading(year: 2026, month: 11) == month)
    }

    @Test(arguments: [
        ("es", 14, "A las 14"), ("es", 1, "A la 1"), ("es", 0, "A medianoche"),
        ("en", 14, "14:00"), ("fr", 14, "À 14 h"),
    ])
    func hoursAreTold(language: Language, hour: Int, text: String) throws {
        #expect(try Sample.catalogue(language).hour(hour) == text)
    }

    @Test(arguments: [
        (20_261_119, 20_261_120, "del 19 al 20 de noviembre de 2026"),
        (20_261_120, 20_261_120, "20 de noviembre de 2026"),
        (20_261_030, 20_261_101, "del 30 de octubre de 2026 al 1 de noviembre de 2026"),
    ])
    func periodsAreAsShortAsTheyCanBe(from: Int, to: Int, text: String) throws {
        let catalogue = try Sample.catalogue("es")
        #expect(catalogue.period(Day(number: from), Day(number: to)) == text)
    }

    @Test(arguments: [
        ("es", 1_234, "1234"), ("es", 12_345, "12.345"), ("es", -1_234_567, "-1.234.567"),
        ("en", 1_234, "1,234"), ("en", 999, "999"), ("fr", 1_234, "1\u{202F}234"),
    ])
    func numbersAreGrouped(language: Language, number: Int, text: String) throws {
        #expect(try Sample.catalogue(language).number(number) == text)
    }

    @Test(arguments: [
        ("es", 0, "0 noticias"), ("es", 1, "1 noticia"), ("es", 2, "2 noticias"),
        ("en", 1, "1 story"), ("en", 0, "0 stories"),
        ("fr", 0, "0 article"), ("fr", 1, "1 article"), ("fr", 2, "2 articles"),
    ])
    func pluralsFollowTheLanguage(language: Language, count: Int, text: String) throws {
        #expect(try Sample.catalogue(language).text(.newsCount, count: count) == text)
    }

    @Test(arguments: [(20_000_229, 2), (19_691_231, 3), (20_261_121, 6), (20_250_101, 3)])
    func weekdaysAreThoseOfTheCalendar(day: Int, weekday: Int) {
        #expect(Day(number: day).weekday == weekday)
    }

    @Test(arguments: [(0, "UTC"), (3_600, "UTC+1"), (-12_600, "UTC−3:30")])
    func zonesAreNamedByTheirOffset(seconds: Int, name: String) throws {
        let zone = try #require(TimeZone(secondsFromGMT: seconds))
        #expect(TimeModel.zoneName(Sample.moment, in: zone) == name)
    }
}
