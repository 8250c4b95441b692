import Foundation
import Publishing

/// The part of a file that somebody asks for, as players do of sound and film: `bytes=0-99` (RFC 9110, 14.1.2).
enum ByteRange: Equatable {
    case part(Range<Int>)
    /// Nothing of the file lies there.
    case outside

    /// Nil for what is no range, or several: the whole file is an answer to both.
    ///
    /// - Parameters:
    ///   - header: as the request has it.
    ///   - count: how many bytes the file has.
    init?(_ header: String, of count: Int) {
        let unit = "bytes="
        guard header.lowercased().hasPrefix(unit) else { return nil }
        let ends = header.dropFirst(unit.count).split(
            separator: "-",
            omittingEmptySubsequences: false
        )
        guard ends.count == 2 else { return nil }
        let numbers = ends.map(Self.number)
        switch (numbers[0], numbers[1]) {
        case (let first?, let last?):
            guard first <= last else { return nil }
            self = first < count ? .part(first..<min(last, count - 1) + 1) : .outside
        case (let first?, nil) where ends[1].isEmpty:
            self = first < count ? .part(first..<count) : .outside
        case (nil, let last?) where ends[0].isEmpty:
            self = last > 0 && count > 0 ? .part(max(0, count - last)..<count) : .outside
        default:
            return nil
        }
    }

    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            ? Int(text) : nil
    }
}

extension PreviewAnswer {
    /// What is sent of it to whoever asks for a part.
    ///
    /// - Parameter range: what the request says of it.
    /// - Returns: that part with 206, 416 where there is none; itself where it is no file, or no part is meant.
    func part(_ range: String) -> PreviewAnswer {
        guard status == 200 else { return self }
        switch ByteRange(range, of: body.count) {
        case .part(let part):
            return PreviewAnswer(
                status: 206,
                headers: headers + [
                    ServingRule.Header(
                        "Content-Range",
                        "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(body.count)"
                    )
                ],
                body: body.part(part)
            )
        case .outside:
            return PreviewAnswer(
                status: 416,
                headers: [ServingRule.Header("Content-Range", "bytes */\(body.count)")],
                body: .bytes(Data())
            )
        case nil:
            return self
        }
    }
}
