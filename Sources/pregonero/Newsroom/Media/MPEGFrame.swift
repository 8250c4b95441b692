/// The head of a frame of MPEG audio, layer III (ISO 11172-3, 13818-3).
struct MPEGFrame {
    /// In bits of a second.
    let bitRate: Int
    /// In bytes, the head with it.
    let length: Int
    /// In seconds.
    let duration: Double
    /// The bytes between the head and what encoders write of the whole file.
    let sideInformation: Int

    private static let rates = [
        true: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
        false: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    ]

    /// Nil where there is none.
    init?(_ bytes: [UInt8], at place: Int) {
        guard place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] & 0xE6 == 0xE2
        else { return nil }
        let version = bytes[place + 1] >> 3 & 3
        let (rate, frequency) = (Int(bytes[place + 2] >> 4), Int(bytes[place + 2] >> 2 & 3))
        let isFirst = version == 3
        guard version != 1, (1...14).contains(rate), frequency < 3,
            let kilobits = Self.rates[isFirst]?[rate - 1]
        else { return nil }
        let hertz = [44_100, 48_000, 32_000][frequency] / (isFirst ? 1 : version == 2 ? 2 : 4)
        let isMono = bytes[place + 3] >> 6 == 3
        let padding = Int(bytes[place + 2] >> 1 & 1)
        bitRate = kilobits * 1_000
        length = (isFirst ? 144 : 72) * bitRate / hertz + padding
        duration = (isFirst ? 1_152 : 576) / Double(hertz)
        sideInformation = isFirst ? (isMono ? 17 : 32) : (isMono ? 9 : 17)
    }
}
