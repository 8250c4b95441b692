import Basics
import Testing

@Suite struct WholeNumbersTests {
    @Test(arguments: [
        (2.9, 2), (-2.9, -2), (1e300, Int.max), (-1e300, Int.min), (.nan, 0), (.infinity, Int.max),
        (9_223_372_036_854_775_807.0, Int.max), (-9_223_372_036_854_775_808.0, Int.min),
    ])
    func aFloatingPointNumberBecomesTheNearestThatThereIs(value: Double, whole: Int) {
        #expect(Int(clamping: value) == whole)
    }

    @Test(arguments: [
        ("2", 2), ("-2", -2), ("1000000000", 1_000_000_000), ("1000000001", nil),
        ("9223372036854775808", nil), ("2.0", nil), ("", nil), (" 2", nil), ("1e3", nil),
        ("+2", nil),
    ])
    func aTextIsBelievedWithinTheRange(text: String, whole: Int?) {
        #expect(Int(foreign: text) == whole)
    }

    @Test(arguments: [(2.0, 2), (2.5, nil), (1e10, nil), (.nan, nil), (-.infinity, nil)])
    func aNumberIsBelievedWithinTheRange(value: Double, whole: Int?) {
        #expect(Int(foreign: value) == whole)
    }

    @Test func whatIsBelievedCanBeMultiplied() {
        let most = Int.believed.upperBound
        #expect(!most.multipliedReportingOverflow(by: most).overflow)
        #expect(!Int.believed.lowerBound.multipliedReportingOverflow(by: most).overflow)
    }

    @Test func twoNumbersOfAnySizeHaveADistance() {
        #expect(3.apart(from: -4) == 7)
        #expect(Int.max.apart(from: .min) == .max)
        #expect(Int.min.apart(from: 0) == .max)
    }
}
