import Domain
import Fetching
import Foundation
import ScriptedServer
import TestSupport
import Testing

@testable import Pictures

@Suite struct PictureDownloadsTests {
    private let fixture: PictureFixture
    private let now = Date(timeIntervalSince1970: 1_795_240_800)

    init() throws {
        fixture = try PictureFixture()
    }

    private func fetch(
        _ server: ScriptedServer,
        _ change: (inout CurlSettings) -> Void = { _ in },
        etag: String? = nil
    ) async -> PictureDownloads.Arrival {
        var settings = CurlSettings(userAgent: "test", allowPrivate: .all)
        settings.retryPause = nil
        change(&settings)
        let downloads = PictureDownloads(
            client: CurlClient(settings: settings),
            store: fixture.store,
            now: now
        )
        let recipe = PictureRecipe([.story])
        let picture = DuePicture(
            address: "\(server.origin)/a.jpg",
            place: "\(server.origin)/a.jpg",
            recipe: recipe,
            original: etag.map { _ in "x" },
            copyRecipe: etag.map { _ in recipe.text },
            etag: etag
        )
        return await downloads.fetch([picture]).arrivals[0]
    }

    private func reason(_ arrival: PictureDownloads.Arrival) -> String? {
        switch arrival.outcome?.result {
        case .refused(let why): "refused: \(why)"
        case .failed(let why): "failed: \(why)"
        default: nil
        }
    }

    @Test func theTypeIsThatOfTheContent() async throws {
        let picture = InventedPicture.png(320, 200)
        let server = try ScriptedServer { _ in .ok(picture, type: "text/html") }
        defer { server.stop() }
        let arrival = await fetch(server)
        #expect(arrival.job?.header.type == .png)
        #expect(arrival.outcome?.original == arrival.job?.hash)
    }

    @Test func aPageWithThePictureTypeIsRefused() async throws {
        let page = Array("<!doctype html><script>alert(1)</script>".utf8)
        let server = try ScriptedServer { _ in .ok(page, type: "image/jpeg") }
        defer { server.stop() }
        let arrival = await fetch(server)
        #expect(reason(arrival) == "refused: what came is no JPEG, PNG, WebP or GIF")
        #expect(arrival.outcome?.nextCheck == Int(now.timeIntervalSince1970) + 30 * 86_400)
    }

    @Test(
        arguments: [
            (
                InventedPicture.pngBomb(50_000, 50_000),
                "50000 × 50000 pixels are more than are decoded"
            ),
            (InventedPicture.png(2, 2), "2 × 2 pixels are too few to show"),
            (InventedPicture.jpegHead(640, 480) + [1, 2, 3], "the file is cut off or damaged"),
            (
                Array(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"640\" height=\"480\">".utf8
                ),
                "a drawing (SVG) from elsewhere is not shown"
            ),
            (Array(InventedPicture.png(320, 200).dropLast(20)), "the file is cut off or damaged"),
            (InventedPicture.damagedPNG(320, 200), "the file is cut off or damaged"),
            (
                Array(InventedPicture.gif(320, 200, frames: 2).prefix(40)),
                "the file is cut off or damaged"
            ),
        ] as [([UInt8], String)]
    )
    func whatIsNoGoodIsRefused(bytes: [UInt8], why: String) async throws {
        let server = try ScriptedServer { _ in .ok(bytes, type: "image/png") }
        defer { server.stop() }
        #expect(await reason(fetch(server)) == "refused: \(why)")
    }

    @Test func whatEndsEarlyHasFailed() async throws {
        let picture = InventedPicture.png(320, 200)
        let server = try ScriptedServer { _ in .truncated(picture, announced: 1_000_000) }
        defer { server.stop() }
        #expect(
            await reason(fetch(server)) == "failed: the answer from 127.0.0.1 ended too early"
        )
    }

    @Test func aRedirectInsideIsRefused() async throws {
        let server = try ScriptedServer { request in
            request.path == "/a.jpg" ? .redirect(to: "http://127.0.0.2/secret.png") : .ok("x")
        }
        defer { server.stop() }
        let block = try #require(AddressBlock("127.0.0.1/32"))
        let arrival = await fetch(server) { $0.allowPrivate = .blocks([block]) }
        #expect(reason(arrival)?.contains("127.0.0.2") == true)
        #expect(server.requests.count == 1)
    }

    @Test func whatIsLateIsNoFailure() async throws {
        let server = try ScriptedServer { _ in .ok("x").delayed(seconds: 30) }
        defer { server.stop() }
        let arrival = await fetch(server) { $0.deadline = .milliseconds(200) }
        #expect(arrival.outcome == nil)
        #expect(arrival.job == nil)
    }

    @Test func whatHasNotChangedIsConfirmed() async throws {
        let server = try ScriptedServer { request in
            request["If-None-Match"] == "\"7\"" ? .status(304) : .status(500)
        }
        defer { server.stop() }
        let arrival = await fetch(server, etag: "\"7\"")
        guard case .confirmed = arrival.outcome?.result else {
            Issue.record("\(String(describing: arrival.outcome))")
            return
        }
        #expect(arrival.outcome?.nextCheck == Int(now.timeIntervalSince1970) + 7 * 86_400)
    }

    @Test func whatIsGoneIsNotAskedForSoon() async throws {
        let server = try ScriptedServer { _ in .status(404) }
        defer { server.stop() }
        let arrival = await fetch(server)
        #expect(reason(arrival) == "failed: the server answered 404")
        #expect(arrival.outcome?.nextCheck == Int(now.timeIntervalSince1970) + 2 * 86_400)
    }

    private func found(
        _ addresses: [String],
        _ change: (inout CurlSettings) -> Void = { _ in }
    ) async -> PictureDownloads.Catch {
        var settings = CurlSettings(userAgent: "test", allowPrivate: .all)
        settings.retryPause = nil
        settings.hostPause = .zero
        settings.givesUpOnSilentHosts = true
        // Only what a test is about may end first.
        settings.lowSpeedTime = .seconds(600)
        settings.connectTimeout = .seconds(600)
        change(&settings)
        let downloads = PictureDownloads(
            client: CurlClient(settings: settings),
            store: fixture.store,
            now: now
        )
        let recipe = PictureRecipe([.story])
        return await downloads.fetch(
            addresses.map { DuePicture(address: $0, place: $0, recipe: recipe) }
        )
    }

    /// Asks with more and more patience until our own server's threads had their turn: on a busy machine that may be long.
    private func patiently(
        _ addresses: [String],
        endingSlowOnes: Bool = false
    ) async -> PictureDownloads.Catch {
        var patience = 1
        while true {
            let found = await found(addresses) { settings in
                settings.deadline = .seconds(patience * (endingSlowOnes ? 4 : 1))
                if endingSlowOnes { settings.lowSpeedTime = .seconds(patience) }
                settings.slowAfter = .milliseconds(50)
            }
            guard !found.silent.isEmpty, patience < 100 else { return found }
            patience *= 4
        }
    }

    @Test func aServerThatGivesNoAnswerIsAskedNoMore() async throws {
        let picture = InventedPicture.png(320, 200)
        let good = try ScriptedServer { _ in .ok(picture) }
        // Nobody listens on the first port: the connection fails at once.
        let found = await found(
            (0..<9).map { "http://127.0.0.3:1/\($0).png" } + ["\(good.origin)/a.png"]
        )
        #expect(found.silent == ["127.0.0.3"])
        #expect(found.answered == ["127.0.0.1"])
        let failed = found.arrivals.prefix(9).filter { $0.outcome != nil }
        #expect(!failed.isEmpty && failed.count < 9)
        #expect(found.arrivals[9].job != nil)
    }

    @Test func aServerThatIsSilentToTheEndIsNotMerelyLate() async throws {
        let silent = try ScriptedServer { _ in .ok("x").delayed(seconds: 600) }
        let found = await found((0..<3).map { "\(silent.origin)/\($0).png" }) { settings in
            settings.deadline = .seconds(10)
            settings.slowAfter = .milliseconds(50)
        }
        #expect(found.silent == ["127.0.0.1"])
        #expect(found.arrivals.allSatisfy { $0.outcome == nil })
    }

    @Test func aServerThatAnswersIsNotSilentWhateverItSays() async throws {
        let server = try ScriptedServer { request in
            request.path == "/0.png" ? .status(500) : .ok("x").delayed(seconds: 600)
        }
        let found = await patiently((0..<2).map { "\(server.origin)/\($0).png" })
        #expect(found.answered == ["127.0.0.1"])
        #expect(found.silent == [])
    }

    @Test(arguments: [503, 403])
    func aServerThatFailsWithEachOfSeveralPicturesIsToldApart(code: Int) async throws {
        let broken = try ScriptedServer { _ in .status(code) }
        defer { broken.stop() }
        let several = await found((0..<3).map { "\(broken.origin)/\($0).png" })
        #expect(several.failing == ["127.0.0.1"])
        #expect(several.answered == [])
        #expect(await found(["\(broken.origin)/0.png"]).failing == [])
    }

    @Test func oneOfWhosePicturesSomeAreMissingIsWell() async throws {
        let server = try ScriptedServer { request in
            .status(request.path == "/0.png" ? 404 : 500)
        }
        defer { server.stop() }
        let found = await found((0..<3).map { "\(server.origin)/\($0).png" })
        #expect(found.failing == [])
        #expect(found.answered == ["127.0.0.1"])
    }

    @Test func aServerThatIsOnlySlowIsNotSilent() async throws {
        let server = try ScriptedServer { _ in
            ScriptedAnswer([
                .send(ScriptedAnswer.head(200, [("Content-Length", "999999")])),
                .send(Array(InventedPicture.png(320, 200).prefix(100))), .wait(seconds: 600),
            ])
        }
        let found = await patiently(
            (0..<2).map { "\(server.origin)/\($0).png" },
            endingSlowOnes: true
        )
        #expect(found.silent == [])
    }

    /// Once the others' pictures are there, only those of dead servers are left to ask for.
    @Test func serversAreSilentWhereNoOtherIsAskedToo() async throws {
        let found = await found(["http://127.0.0.3:1/a.png", "http://127.0.0.4:1/a.png"])
        #expect(found.silent == ["127.0.0.3", "127.0.0.4"])
        #expect(found.answered == [])
    }

    @Test func whereAServerLeadsMayBeSilentWithoutIt() async throws {
        let server = try ScriptedServer { _ in .redirect(to: "http://127.0.0.3:1/a.png") }
        let found = await found(["\(server.origin)/a.png"])
        #expect(found.silent == [])
        #expect(found.answered == ["127.0.0.1"])
        #expect(found.arrivals[0].outcome != nil)
    }
}
