import Domain
import Foundation
import TestSupport
import Testing

@testable import Pictures

@Suite struct PictureCacheTests {
    private let fixture: PictureFixture

    init() throws {
        fixture = try PictureFixture()
    }

    private func copy(_ bytes: [UInt8]) async throws -> PictureCopy {
        try await CopyMaker(store: fixture.store, thumbnailer: nil)
            .make([fixture.job(bytes)])[0].get()
    }

    @Test func whatNoPageShowsIsTakenAway() async throws {
        let shown = InventedPicture.png(170, 100, tint: 1)
        let kept = try await copy(shown)
        let other = try await copy(InventedPicture.png(170, 100, tint: 2))
        let hash = try fixture.store.keep(shown)
        let freed = PictureCache(store: fixture.store)
            .removeUnused(copies: [kept], originals: [hash])
        #expect(freed.files == 3)
        #expect(CopyRecord(store: fixture.store).isWhole(kept))
        #expect(!CopyRecord(store: fixture.store).isWhole(other))
        #expect(
            FileManager.default.fileExists(
                atPath: fixture.store.original(hash).path(percentEncoded: false)
            )
        )
    }

    @Test func whatWasFetchedGoesBeforeWhatIsShown() async throws {
        let bytes = InventedPicture.png(170, 100)
        let kept = try await copy(bytes)
        let hash = try fixture.store.keep(bytes)
        let cache = PictureCache(store: fixture.store)
        #expect(cache.shrink(to: 1 << 30, keeping: [kept], originals: [hash]).files == 0)
        #expect(cache.shrink(to: 1, keeping: [kept], originals: [hash]).files == 1)
        #expect(CopyRecord(store: fixture.store).isWhole(kept))
    }

    @Test func everythingCanBeTakenAway() async throws {
        _ = try await copy(InventedPicture.png(170, 100))
        #expect(PictureCache(store: fixture.store).removeAll().files == 3)
        #expect(PictureCache(store: fixture.store).removeAll().files == 0)
    }
}
