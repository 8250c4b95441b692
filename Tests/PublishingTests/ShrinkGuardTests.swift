import Testing

@testable import Publishing

@Suite struct ShrinkGuardTests {
    @Test(arguments: [(10, 7), (100, 70), (9, 0), (0, 0), (10, 10), (10, 400)])
    func aSiteMayLoseThreeOfTenAndASmallOneAll(before: Int, now: Int) throws {
        try ShrinkGuard.check(from: before, to: now)
    }

    @Test(arguments: [(10, 6), (100, 69), (10, 0)])
    func aSiteThatLosesMoreIsRefused(before: Int, now: Int) {
        #expect {
            try ShrinkGuard.check(from: before, to: now)
        } throws: { error in
            guard case .shrunk(before, now)? = error as? PublishingError else { return false }
            return true
        }
    }
}
