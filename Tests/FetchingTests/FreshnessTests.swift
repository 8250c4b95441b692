import Fetching
import Foundation
import Testing

@Suite struct FreshnessTests {
    /// Saturday 21 November 2026, 12:00 GMT.
    private let now = Fixtures.now

    private static let lifetimes: [(HTTPHeaders, Int?)] = [
        (HTTPHeaders(), nil),
        (["Cache-Control": "public, max-age=1800"], 1800),
        (["Cache-Control": "MAX-AGE=\"60\""], 60),
        (["Cache-Control": "max-age=999999999999999999999"], 1_000_000_000),
        (["Cache-Control": "max-age=abc"], nil),
        (["Cache-Control": "no-cache, max-age=600"], nil),
        (["Cache-Control": "no-store"], nil),
        (["Expires": "Sat, 21 Nov 2026 13:00:00 GMT"], 3600),
        (["Expires": "0"], nil),
        (["Expires": "Fri, 20 Nov 2026 13:00:00 GMT"], nil),
        (
            [
                "Date": "Sat, 21 Nov 2026 11:00:00 GMT",
                "Expires": "Sat, 21 Nov 2026 11:10:00 GMT",
            ], 600
        ),
        (["Cache-Control": "max-age=60", "Expires": "Sat, 21 Nov 2026 13:00:00 GMT"], 60),
    ]

    private static let wishes: [(Freshness, Duration?, Double)] = [
        (Freshness(), nil, 300),
        (Freshness(lifetime: 10), nil, 300),
        (Freshness(lifetime: 1800), nil, 1800),
        (Freshness(lifetime: 500_000_000), nil, 5 * 3600),
        (Freshness(lifetime: .max, hints: FreshnessHints(interval: 7 * 3600)), nil, 7 * 3600),
        (Freshness(hints: FreshnessHints(interval: 90 * 86400)), nil, 86400),
        (Freshness(lifetime: 600), .seconds(3600), 3600),
        (Freshness(), .seconds(60), 300),
        (Freshness(), .seconds(7 * 86400), 7 * 86400),
    ]

    private static let skips: [(FreshnessHints, Double)] = [
        (FreshnessHints(skipHours: [12]), 3600.0),
        (FreshnessHints(skipHours: [12, 13, 14, 16]), 3 * 3600),
        (FreshnessHints(skipHours: [13]), 300),
        (FreshnessHints(skipHours: [24, -1]), 300),
        (FreshnessHints(skipDays: [6]), 12 * 3600),
        (FreshnessHints(skipHours: [0, 1], skipDays: [6]), 14 * 3600),
        (FreshnessHints(skipDays: [6, 0]), 24 * 3600),
        (FreshnessHints(skipHours: Set(0...23)), 300),
    ]

    @Test(arguments: lifetimes)
    func headersGrantALifetime(headers: HTTPHeaders, lifetime: Int?) {
        #expect(Freshness(headers: headers, now: now).lifetime == lifetime)
    }

    @Test(arguments: wishes)
    func longestWishCountsWithinItsLimits(
        freshness: Freshness,
        interval: Duration?,
        seconds: Double
    ) {
        let next = freshness.nextCheck(after: now, every: interval)
        #expect(next.timeIntervalSince(now) == seconds)
    }

    @Test(arguments: skips)
    func skippedHoursAndDaysArePassedOver(hints: FreshnessHints, seconds: Double) {
        let next = Freshness(hints: hints).nextCheck(after: now)
        #expect(next.timeIntervalSince(now) == seconds)
    }
}
