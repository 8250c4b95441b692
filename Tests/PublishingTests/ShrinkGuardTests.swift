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

    @Test(arguments: [(7, true), (6, false)])
    func withoutAStateWhatTheFolderShowsCounts(now: Int, isPublished: Bool) throws {
        let output = try Scratch.emptyFolder()
        for number in 1...10 {
            try Scratch.put("<!doctype html>", at: "\(output)/n/2026/11/21/a-\(number)/index.html")
        }
        try Scratch.put("", at: "\(output)/n/2026/11/21/a-1/picture.webp")
        if isPublished {
            try ShrinkGuard.check(from: output, to: now)
        } else {
            #expect {
                try ShrinkGuard.check(from: output, to: now)
            } throws: { error in
                guard case .shrunkWithoutState(10, now)? = error as? PublishingError else {
                    return false
                }
                return true
            }
        }
    }

    @Test func aFirstBuildHasNothingToLose() throws {
        try ShrinkGuard.check(from: "\(try Scratch.emptyFolder())/public", to: 0)
    }
}
