import Recurrence
import Testing

@Suite struct RecurrenceRuleTests {
    @Test(
        "a rule is read in any order and case, and written in one",
        arguments: [
            ("FREQ=WEEKLY;BYDAY=TH", "FREQ=WEEKLY;BYDAY=TH"),
            ("byday=th,mo;freq=weekly;interval=2", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO"),
            ("RRULE:FREQ=DAILY; COUNT=10;", "FREQ=DAILY;COUNT=10"),
            ("FREQ=MONTHLY;BYDAY=+1MO,-1FR", "FREQ=MONTHLY;BYDAY=1MO,-1FR"),
            ("FREQ=YEARLY;UNTIL=20261231T225959Z", "FREQ=YEARLY;UNTIL=20261231T225959Z"),
            ("FREQ=YEARLY;UNTIL=2026-12-31", "FREQ=YEARLY;UNTIL=20261231"),
            ("FREQ=WEEKLY;WKST=SU;BYDAY=2TU", "FREQ=WEEKLY;BYDAY=TU;WKST=SU"),
            ("FREQ=DAILY;X-MINE=1;RSCALE=GREGORIAN;SKIP=OMIT", "FREQ=DAILY"),
            ("FREQ=MINUTELY;BYSECOND=60", "FREQ=MINUTELY;BYSECOND=59"),
        ]
    )
    func reads(_ text: String, _ written: String) throws {
        let rule = try RecurrenceRule(text)
        #expect(rule.text == written)
        #expect(try RecurrenceRule(rule.text) == rule)
    }

    @Test(
        "half a rule is none, and what is wrong with it is said",
        arguments: [
            ("", "it has no FREQ"),
            ("BYDAY=MO", "it has no FREQ"),
            ("FREQ=FORTNIGHTLY", "FREQ=FORTNIGHTLY is no frequency"),
            ("FREQ=DAILY;INTERVAL=0", "INTERVAL=0 is no number from 1 to 1000000"),
            ("FREQ=DAILY;INTERVAL=-1", "INTERVAL=-1 is no number from 1 to 1000000"),
            (
                "FREQ=DAILY;COUNT=99999999999999999999",
                "COUNT=99999999999999999999 is no number from 1 to 1000000000"
            ),
            ("FREQ=DAILY;UNTIL=tomorrow", "UNTIL=TOMORROW is no day or time"),
            ("FREQ=MONTHLY;BYDAY=XX", "BYDAY=XX is no day of the week"),
            ("FREQ=MONTHLY;BYDAY=0MO", "BYDAY=0MO counts nothing"),
            ("FREQ=MONTHLY;BYMONTHDAY=0", "BYMONTHDAY=0 counts nothing"),
            ("FREQ=MONTHLY;BYMONTHDAY=32", "BYMONTHDAY=32 is no number from -31 to 31"),
            ("FREQ=DAILY;FREQ=DAILY", "FREQ stands there twice"),
            ("FREQ=DAILY;RSCALE=HEBREW", "nobody knows RSCALE=HEBREW"),
            ("FREQ=YEARLY;BYEASTER=0", "nobody knows BYEASTER=0"),
            ("FREQ=DAILY;COUNT", "'COUNT' is no part of a rule"),
        ]
    )
    func refuses(_ text: String, _ message: String) {
        let fault = #expect(throws: RecurrenceFault.self) { try RecurrenceRule(text) }
        #expect(fault?.message == message)
    }
}
