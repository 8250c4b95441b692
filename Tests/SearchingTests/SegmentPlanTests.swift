import Testing

@testable import Searching

@Suite struct SegmentPlanTests {
    @Test(arguments: [0, 1, 63, 64, 65, 200, 2_000, 16_383, 16_384, 20_000, 100_000])
    func segmentsFollowOneAnotherWithoutGaps(count: Int) {
        var next = 0
        for range in SegmentPlan.ranges(count: count) {
            #expect(range.lowerBound == next)
            #expect(!range.isEmpty)
            next = range.upperBound
        }
        #expect(next == count)
    }

    @Test func twentyThousandDocumentsAreFourSegments() {
        let sizes = SegmentPlan.ranges(count: 20_000).map(\.count)
        #expect(sizes == [16_384, 3_072, 512, 32])
    }

    @Test func oneMoreDocumentOnlyTouchesTheTail() {
        let before = SegmentPlan.ranges(count: 20_000)
        let after = SegmentPlan.ranges(count: 20_001)
        #expect(before.dropLast() == after.dropLast())
        #expect(after.last == 19_968..<20_001)
    }

    @Test(arguments: 0..<70)
    func fewSegmentsWhateverTheNumber(step: Int) {
        #expect(SegmentPlan.ranges(count: step * 233).count <= 6)
    }
}
