import Domain
import Testing

@Suite struct PublicHolidaysTests {
    private func days(_ country: String?, _ year: Int, _ own: [String] = []) -> String {
        PublicHolidays(country: country, own: own.compactMap { OwnHoliday($0) }).days(in: year)
            .map { "\($0.month)/\($0.day)" }.joined(separator: " ")
    }

    @Test(
        "each country has the days that its own calendar shows",
        arguments: [
            ("es", 2026, "1/1 1/6 4/3 5/1 8/15 10/12 11/1 12/6 12/8 12/25"),
            ("fr", 2027, "1/1 3/29 5/1 5/6 5/8 5/17 7/14 8/15 11/1 11/11 12/25"),
            ("gb", 2026, "1/1 4/3 4/6 5/4 5/25 8/31 12/25 12/26 12/28"),
            ("gb", 2027, "1/1 3/26 3/29 5/3 5/31 8/30 12/25 12/26 12/27 12/28"),
            ("gb", 2022, "1/1 1/3 4/15 4/18 5/2 5/30 8/29 12/25 12/26 12/27"),
            ("ie", 2026, "1/1 2/2 3/17 4/6 5/4 6/1 8/3 10/26 12/25 12/26"),
            ("ie", 2030, "1/1 2/1 3/17 4/22 5/6 6/3 8/5 10/28 12/25 12/26"),
            ("us", 2026, "1/1 1/19 2/16 5/25 6/19 7/4 9/7 10/12 11/11 11/26 12/25"),
            ("mx", 2026, "1/1 2/2 3/16 5/1 9/16 11/16 12/25"),
            ("mx", 2030, "1/1 2/4 3/18 5/1 9/16 10/1 11/18 12/25"),
            (
                "ar", 2026,
                "1/1 2/16 2/17 3/24 4/2 4/3 5/1 5/25 6/15 6/20 7/9 8/17 10/12 11/23 12/8 12/25"
            ),
            (
                "cl", 2026,
                "1/1 4/3 4/4 5/1 5/21 6/21 6/29 7/16 8/15 9/18 9/19 10/12 10/31 11/1 12/8 12/25"
            ),
            (
                "cl", 2028,
                "1/1 4/14 4/15 5/1 5/21 6/20 6/26 7/16 8/15 9/18 9/19 10/9 10/27 11/1 12/8 12/25"
            ),
            (
                "co", 2026,
                "1/1 1/12 3/23 4/2 4/3 5/1 5/18 6/8 6/15 6/29 7/20 8/7 8/17 10/12 11/2 11/16 12/8 12/25"
            ),
            (
                "pe", 2026,
                "1/1 4/2 4/3 5/1 6/7 6/29 7/23 7/28 7/29 8/6 8/30 10/8 11/1 12/8 12/9 12/25"
            ),
            ("de", 2026, "1/1 4/3 4/6 5/1 5/14 5/25 10/3 12/25 12/26"),
            ("it", 2026, "1/1 1/6 4/5 4/6 4/25 5/1 6/2 8/15 10/4 11/1 12/8 12/25 12/26"),
            ("it", 2025, "1/1 1/6 4/20 4/21 4/25 5/1 6/2 8/15 11/1 12/8 12/25 12/26"),
            ("pt", 2026, "1/1 4/3 4/5 4/25 5/1 6/4 6/10 8/15 10/5 11/1 12/1 12/8 12/25"),
        ]
    )
    func countries(country: String, year: Int, expected: String) {
        #expect(days(country, year) == expected)
    }

    @Test("Easter is that of the Gregorian calendar, at its ends too")
    func easter() {
        // Easter Monday is Easter's next day: 22 March, 25 April and some between.
        for (year, monday) in [(1818, "3/23"), (2038, "4/26"), (1954, "4/19"), (2000, "4/24")] {
            #expect(days("fr", year).contains(" \(monday) "), "\(year)")
        }
    }

    @Test("a site adds days of one year and of each, once where the country has them")
    func own() {
        #expect(days(nil, 2026, ["08-16", "2026-04-02", "2027-03-25"]) == "4/2 8/16")
        #expect(days("xx", 2027, ["02-29"]) == "")
        #expect(days(nil, 2028, ["02-29"]) == "2/29")
        #expect(days("es", 2026, ["12-25"]) == days("es", 2026))
    }

    @Test("a site takes away what its region does not keep, in one year or in each")
    func off() {
        #expect(days("es", 2026, ["08-15 off"]) == "1/1 1/6 4/3 5/1 10/12 11/1 12/6 12/8 12/25")
        #expect(days("es", 2026, ["2026-08-15 off"]) == days("es", 2026, ["08-15 off"]))
        #expect(days("es", 2026, ["2027-08-15 off"]) == days("es", 2026))
        #expect(days("es", 2026, ["08-15", "08-15 off"]) == days("es", 2026, ["08-15 off"]))
        let off = [OwnHoliday("08-15 off")].compactMap(\.self)
        #expect(!PublicHolidays(country: nil, own: off).areKnown)
    }

    @Test(
        "what is no day is refused",
        arguments: [
            "", "8-", "13-01", "02-30", "2026-02-29", "2026-13-01", "1-2-3-4", "a-b",
            "99999999999999999999-01-01", "-1-01", "off", " off", "08-15off", "08-15 of",
            "08-15 off off",
        ]
    )
    func refused(text: String) {
        #expect(OwnHoliday(text) == nil)
    }

    @Test("a day is written as it is read")
    func written() {
        #expect(
            ["08-16", "2026-04-02", "08-15 off"].map { OwnHoliday($0)?.description }
                == ["08-16", "2026-04-02", "08-15 off"]
        )
    }
}
