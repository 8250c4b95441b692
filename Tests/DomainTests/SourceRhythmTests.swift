import Domain
import Foundation
import Testing

@Suite struct SourceRhythmTests {
    private func times(_ hours: [Double]) -> [Date] {
        hours.map { Date(timeIntervalSince1970: 1_000_000 - $0 * 3_600) }
    }

    @Test func theCadenceIsTheMedianGap() {
        let rhythm = SourceRhythm(newestFirst: times([0, 1, 3, 4, 30]))
        #expect(rhythm?.cadence == 7_200)
    }

    @Test func fewItemsHaveNoCadence() {
        #expect(SourceRhythm(newestFirst: times([0, 1, 2])).map(\.cadence) == .some(nil))
        #expect(SourceRhythm(newestFirst: []) == nil)
    }

    @Test(arguments: [(20.0, false), (23, false), (26, true)])
    func silenceIsFiveTimesTheCadenceAndADayAtLeast(hours: Double, isSilent: Bool) {
        let rhythm = SourceRhythm(newestFirst: times([0, 1, 2, 3, 4]))
        let now = Date(timeIntervalSince1970: 1_000_000 + hours * 3_600)
        #expect(rhythm?.isSilent(at: now) == isSilent)
    }
}
