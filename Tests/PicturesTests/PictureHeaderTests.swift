import Pictures
import TestSupport
import Testing

@Suite struct PictureHeaderTests {
    private func fault(_ bytes: [UInt8], least: (Int, Int) = (1, 1)) -> String? {
        do throws(PictureFault) {
            _ = try PictureHeader(bytes, least: (least.0, least.1))
            return nil
        } catch {
            return error.description
        }
    }

    @Test func aPictureAsLargeAsAWallIsRefusedBeforeItIsDecoded() {
        #expect(
            fault(InventedPicture.pngBomb(50_000, 50_000))
                == "50000 × 50000 pixels are more than are decoded"
        )
        #expect(fault(InventedPicture.pngBomb(8_001, 8_000)) != nil)
        #expect(fault(InventedPicture.pngBomb(8_000, 8_000)) == nil)
    }

    @Test func marksAndCountingPixelsAreTooSmall() {
        #expect(
            fault(InventedPicture.png(1, 1), least: (160, 90))
                == "1 × 1 pixels are too few to show"
        )
        #expect(fault(InventedPicture.png(160, 90), least: (160, 90)) == nil)
        #expect(fault(InventedPicture.png(90, 160), least: (160, 90)) != nil)
        // A photograph may lie on its side, and stand upright once it is turned.
        #expect(fault(InventedPicture.jpegHead(90, 160), least: (160, 90)) == nil)
    }

    @Test func aPageIsNoPictureWhateverItsTypeSays() {
        let page = Array("<!doctype html><title>404</title>".utf8)
        #expect(fault(page) == "what came is no JPEG, PNG, WebP or GIF")
        #expect(fault([0xFF, 0xD8, 0xFF]) == "its header cannot be read")
    }

    @Test func knowsWhatMayBeTransparent() throws {
        #expect(try PictureHeader(InventedPicture.png(9, 9, hasAlpha: true)).hasAlpha)
        #expect(try !PictureHeader(InventedPicture.png(9, 9)).hasAlpha)
        #expect(try !PictureHeader(InventedPicture.jpegHead(9, 9)).hasAlpha)
        #expect(try PictureHeader(InventedPicture.gif(9, 9, frames: 1)).hasAlpha)
    }
}
