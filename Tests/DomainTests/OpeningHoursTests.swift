import Domain
import Recurrence
import Testing

/// Hours of opening as OpenStreetMap writes them.
@Suite struct OpeningHoursTests {
    private func shown(_ day: OpeningDay) -> String {
        func clock(_ minutes: Int) -> String {
            let (hour, minute) = (minutes / 60, minutes % 60)
            return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
        }
        let spans = day.spans.map { "\(clock($0.from))-\($0.to.map(clock) ?? "")" }
        return (spans + [day.note].compactMap(\.self)).joined(separator: ",")
    }

    /// `Mo 09:00-14:00 …`, days that are closed left out.
    private func shown(_ week: OpeningWeek) -> String {
        let days = Weekday.allCases.compactMap { weekday in
            week[weekday] == .closed ? nil : "\(weekday.code) \(shown(week[weekday]))"
        }
        return (days + [week.holidays.map { "PH \(shown($0))" }].compactMap(\.self))
            .joined(separator: "; ")
    }

    private func shown(_ season: OpeningSeason) -> String {
        let periods = season.periods.map {
            "\($0.first.month)/\($0.first.day)-\($0.last.month)/\($0.last.day)"
        }
        return "[\(periods.joined(separator: ","))] \(shown(season.week))"
    }

    @Test(
        "hours that hold all year are one week",
        arguments: [
            (
                "24/7",
                "MO 00:00-24:00; TU 00:00-24:00; WE 00:00-24:00; TH 00:00-24:00; "
                    + "FR 00:00-24:00; SA 00:00-24:00; SU 00:00-24:00"
            ),
            (
                "Mo,We 09:00-14:00,17:00-20:00",
                "MO 09:00-14:00,17:00-20:00; WE 09:00-14:00,17:00-20:00"
            ),
            ("Tu-We 09:00-14:00; PH off", "TU 09:00-14:00; WE 09:00-14:00; PH "),
            ("Mo-Tu 9:00–14:00; Sa 10:00-13:30; Tu off", "MO 09:00-14:00; SA 10:00-13:30"),
            ("Fr-Mo 10:00-12:00", "MO 10:00-12:00; FR 10:00-12:00; SA 10:00-12:00; SU 10:00-12:00"),
            ("Fr 22:00-03:00", "FR 22:00-27:00"),
            ("Fr 22:00-26:00", "FR 22:00-26:00"),
            ("Sa 20:00+", "SA 20:00-"),
            ("Sa,PH 10:00-12:00", "SA 10:00-12:00; PH 10:00-12:00"),
            ("PH,Su off; Sa 10:00-12:00;", "SA 10:00-12:00; PH "),
            (
                "Mo 09:00-12:00, Tu 10:00-11:00, Mo 15:00-16:00",
                "MO 09:00-12:00,15:00-16:00; TU 10:00-11:00"
            ),
            ("Mo: 09:00-12:00", "MO 09:00-12:00"),
            ("Mo-We 09:00-14:00, Tu off, PH off", "MO 09:00-14:00; WE 09:00-14:00; PH "),
            (#"Mo-Tu 09:00-14:00, Tu off "descanso""#, "MO 09:00-14:00; TU descanso"),
            (
                #"Mo 09:00-12:00 "con cita"; Tu "a demanda""#,
                "MO 09:00-12:00,con cita; TU a demanda"
            ),
            (
                #"Mo,Tu 09:00-14:00 "con cita", Tu 16:00-19:00, Tu 20:00-21:00"#,
                "MO 09:00-14:00,con cita; "
                    + "TU 09:00-14:00,16:00-19:00,20:00-21:00,con cita (09:00–14:00)"
            ),
            ("Mo open", "MO 00:00-24:00"),
            ("mo 08:00-12:00", "MO 08:00-12:00"),
            ("Mo 00:00-24:00; Tu closed", "MO 00:00-24:00"),
        ]
    )
    func week(text: String, expected: String) throws {
        let hours = try OpeningHours(text)
        #expect(hours.seasons.map(\.periods) == [[]])
        #expect(hours.exceptions == [])
        #expect(hours.seasons.first.map { shown($0.week) } == expected)
    }

    @Test(
        "parts of the year are seasons, few days are exceptions",
        arguments: [
            (
                "Mar-Oct Sa 10:00-20:00; Nov-Feb Sa 10:00-18:00",
                ["[11/1-2/29] SA 10:00-18:00", "[3/1-10/31] SA 10:00-20:00"], []
            ),
            (
                "Sa 10:00-20:00; Dec 25,Jan 01 off",
                ["[] SA 10:00-20:00"], ["[1/1-1/1] ", "[12/25-12/25] "]
            ),
            (
                "Mar-Oct: Sa 10:00-20:00; Nov-Feb: Sa 10:00-18:00",
                ["[11/1-2/29] SA 10:00-18:00", "[3/1-10/31] SA 10:00-20:00"], []
            ),
            ("Sa 10:00-20:00; Dec 31-Jan 01 off", ["[] SA 10:00-20:00"], ["[12/31-1/1] "]),
            (
                "Jun 15-Sep 15 Sa 10:00-20:00",
                ["[9/16-6/14] ", "[6/15-9/15] SA 10:00-20:00"], []
            ),
            ("Su 10:00-20:00; Aug off", ["[9/1-7/31] SU 10:00-20:00", "[8/1-8/31] "], []),
            (
                "Sa 10:00-20:00; Dec 24-26: 10:00-12:00", ["[] SA 10:00-20:00"],
                [
                    "[12/24-12/26] MO 10:00-12:00; TU 10:00-12:00; WE 10:00-12:00; TH 10:00-12:00; "
                        + "FR 10:00-12:00; SA 10:00-12:00; SU 10:00-12:00"
                ]
            ),
            (
                "Dec 10:00-12:00; Jan-Nov off; Dec 24,31 off",
                [
                    "[12/31-11/30,12/24-12/24] ",
                    "[12/1-12/23,12/25-12/30] MO 10:00-12:00; TU 10:00-12:00; WE 10:00-12:00; "
                        + "TH 10:00-12:00; FR 10:00-12:00; SA 10:00-12:00; SU 10:00-12:00",
                ], []
            ),
        ] as [(String, [String], [String])]
    )
    func seasons(text: String, seasons: [String], exceptions: [String]) throws {
        let hours = try OpeningHours(text)
        #expect(hours.seasons.map(shown) == seasons)
        #expect(hours.exceptions.map(shown) == exceptions)
    }

    @Test("what never closes is told apart")
    func always() throws {
        #expect(try OpeningHours("24/7").isAlwaysOpen)
        #expect(try OpeningHours("Mo-Su 00:00-24:00").isAlwaysOpen)
        #expect(try !OpeningHours("24/7; PH off").isAlwaysOpen)
        #expect(try !OpeningHours("24/7; Dec 25 off").isAlwaysOpen)
        #expect(try !OpeningHours("Mo-Sa 00:00-24:00").isAlwaysOpen)
    }

    @Test(
        "what no table by days can show is named",
        arguments: [
            ("sunrise-sunset", "'sunrise-sunset' is not understood"),
            ("Mo-Fr 09:00-sunset", "'sunset' is not understood"),
            ("Mo[1] 10:00-12:00", "'[1]10' is not understood"),
            ("SH 10:00-12:00", "'sh 10:00' is not understood"),
            ("week 1-10 Mo 10:00-12:00", "'week 1-10' is not understood"),
            ("2026 Mo 10:00-12:00", "'2026 mo 10:' is not understood"),
            ("Mo 10:00-12:00 || \"cita\"", "'||\"cita\"' is not understood"),
            ("Mo 10:00-12:00 off", "'off' is not understood"),
            ("Mo 25:00-26:00", "'25:00-' is not understood"),
            ("Mo 10:00-49:00", "'49:00' is not understood"),
            ("Mo 10:61-12:00", "'10:61-' is not understood"),
            ("Feb 30 off", "'feb 30' is not understood"),
            ("Mo 10:00", "'' is not understood"),
            ("Lunes a viernes de 9 a 14", "'lunes a viernes de' is not understood"),
            ("Mo-", "they end too soon"),
            ("Mo 10:00-12:00,", "they end too soon"),
            ("", "they end too soon"),
            (";;", "they end too soon"),
            ("Mo 99999999999999999999:00-12:00", "'99999999999999999999' is not understood"),
            ("Mo \"x", "'\"x' is not understood"),
            ("<b>", "'<b>' is not understood"),
        ]
    )
    func faults(text: String, expected: String) {
        do throws(OpeningHoursFault) {
            let hours = try OpeningHours(text)
            Issue.record("\(text) was read as \(hours)")
        } catch {
            let message = expected == "'' is not understood" ? "they end too soon" : expected
            #expect(error.description == message)
        }
    }

    @Test("nothing that anybody writes ends the program or takes long")
    func hostile() {
        let pieces = [
            "Mo", "Dec", "24", "/", "7", ":", "-", ",", ";", "PH", "\"", "+", "00:00", "off", "31",
        ]
        var seed: UInt64 = 7
        var read = 0
        for number in 0..<20_000 {
            var text = ""
            for _ in 0...(number % 12) {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(seed >> 33) % pieces.count] + (seed & 1 << 40 == 0 ? " " : "")
            }
            guard let hours = try? OpeningHours(text) else { continue }
            read += 1
            #expect(!hours.seasons.isEmpty)
            for span in hours.seasons.flatMap({ season in
                Weekday.allCases.flatMap { season.week[$0].spans }
            }) {
                #expect((0..<1_440).contains(span.from))
                #expect(span.to.map { $0 > span.from && $0 <= 2_880 } ?? true)
            }
        }
        // `off` alone is one of them.
        #expect(read > 50)
        #expect(throws: OpeningHoursFault.self) {
            try OpeningHours(String(repeating: "Jan 1 off;", count: 1_000_000))
        }
    }
}
