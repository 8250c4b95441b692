import Foundation

/// A colour by lightness, chroma and hue as eyes tell them apart (Björn Ottosson's Oklab, 2020; CSS Color 4, section 9).
struct OKLCH: Hashable, Sendable {
    /// From 0, black, to 1, white.
    var lightness: Double
    /// Zero is grey; no screen shows more than about 0.37.
    var chroma: Double
    /// In radians.
    var hue: Double

    init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    init(_ colour: SiteColour) {
        let (red, green, blue) = colour.linear
        let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
        let middle = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
        let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
        lightness = 0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short
        let a = 1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short
        let b = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short
        chroma = (a * a + b * b).squareRoot()
        hue = atan2(b, a)
    }

    /// The colour on a screen, with as much of its chroma as fits there.
    var colour: SiteColour {
        if let colour = shown { return colour }
        var (least, most) = (0.0, chroma)
        for _ in 0..<20 {
            let middle = (least + most) / 2
            if with(chroma: middle).shown == nil { most = middle } else { least = middle }
        }
        return with(chroma: least).shown
            ?? (lightness < 0.5
                ? SiteColour(red: 0, green: 0, blue: 0)
                : SiteColour(red: 255, green: 255, blue: 255))
    }

    func with(lightness: Double) -> OKLCH {
        OKLCH(lightness: min(1, max(0, lightness)), chroma: chroma, hue: hue)
    }

    func with(chroma: Double) -> OKLCH {
        OKLCH(lightness: lightness, chroma: chroma, hue: hue)
    }

    /// Nil where a screen cannot show it.
    private var shown: SiteColour? {
        let (a, b) = (chroma * cos(hue), chroma * sin(hue))
        let long = pow(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b, 3)
        let middle = pow(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b, 3)
        let short = pow(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b, 3)
        let channels = [
            4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
            -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
            -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701_0 * short,
        ]
        // Rounding to one of 256 steps forgives half of one.
        guard channels.allSatisfy({ (-0.000_15...1.002).contains($0) }) else { return nil }
        let bytes = channels.map { Self.byte($0) }
        return SiteColour(red: bytes[0], green: bytes[1], blue: bytes[2])
    }

    private static func byte(_ linear: Double) -> UInt8 {
        let value = min(1, max(0, linear))
        let curved = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return UInt8(min(255, max(0, (curved * 255).rounded())))  // number: between 0 and 255
    }
}
