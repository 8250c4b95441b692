import Basics

/// How large the numbers of what is real can be: what is beyond is no number of it, and calculating with the rest never
/// fails.
public enum Plausible {
    public static let points = 0...999
    public static let minutes = 0...200
    public static let attendance = 0...1_000_000
    public static let matchday = 0...1_000
    /// What stands in a table: points may be taken away.
    public static let tableNumber = -10_000...10_000
    public static let position = 0...10_000
    /// Of release.
    public static let year = 1_870...2_200
    /// Minutes of a film.
    public static let runtime = 1...10_000
    public static let seasons = 0...1_000
    public static let episodes = 0...100_000
    public static let rating = 0...100
    /// Seconds of a recording.
    public static let duration = 0...1_000_000
    /// Pixels of a picture's side.
    public static let side = 1...100_000
    /// A place among siblings.
    public static let order = 0...1_000_000
    /// Bytes of a file that can be taken along.
    public static let fileSize = 0...1_000_000_000_000
    /// Characters of a figure such as `58 %`.
    public static let figureLength = 40
    /// Characters of a name or an address.
    static let line = 500
}

extension String {
    /// On one line, and no longer than what is said on one.
    var shortLine: String { String(plainLine.prefix(Plausible.line)) }
}

extension LocalizedText {
    var plainLines: LocalizedText {
        LocalizedText(texts.mapValues(\.plainLines), plain: plain?.plainLines)
    }

    /// In each language no longer than so many characters.
    func cut(to length: Int) -> LocalizedText {
        LocalizedText(
            texts.mapValues { String($0.prefix(length)) },
            plain: plain.map { String($0.prefix(length)) }
        )
    }
}

extension Int {
    /// The number itself where it is within the range, else nil.
    public func within(_ range: ClosedRange<Int>) -> Int? { range.contains(self) ? self : nil }
}

extension Picture {
    /// Without a size that no picture has, and with plain lines.
    public var plausible: Picture {
        Picture(
            address: address,
            width: width?.within(Plausible.side),
            height: height?.within(Plausible.side),
            alt: alt?.plainLine,
            caption: caption?.plainLine,
            credit: credit?.plainLine,
            license: license?.plainLine,
            isLocal: isLocal,
            copy: copy
        )
    }
}

extension GeoPoint {
    /// Nil for what is no place on Earth.
    public var plausible: GeoPoint? {
        try? GeoPoint(checkedLatitude: latitude, longitude: longitude)
    }
}
