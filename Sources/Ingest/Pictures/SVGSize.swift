import Basics
import Foundation

extension PictureSize {
    /// SVG 2, section 8: `width` and `height` of the root element, else its `viewBox`.
    static func svg(_ bytes: [UInt8]) -> PictureSize? {
        let text = String(decoding: bytes.prefix(4_096), as: UTF8.self)
        guard let start = text.range(of: "<svg"),
            let end = text[start.upperBound...].firstIndex(of: ">")
        else { return nil }
        let tag = text[start.upperBound..<end]
        if let width = number(attribute("width", in: tag)),
            let height = number(attribute("height", in: tag))
        {
            return PictureSize(width: width, height: height)
        }
        let box = attribute("viewBox", in: tag)?.split { " ,".contains($0) }.compactMap {
            Double($0)
        }
        guard let box, box.count == 4, let width = whole(box[2]), let height = whole(box[3]) else {
            return nil
        }
        return PictureSize(width: width, height: height)
    }

    private static func attribute(_ name: String, in tag: Substring) -> String? {
        for found in tag.ranges(of: name) where found.lowerBound > tag.startIndex {
            let value = tag[found.upperBound...].drop(while: \.isWhitespace)
            guard tag[tag.index(before: found.lowerBound)].isWhitespace, value.first == "=" else {
                continue
            }
            let quoted = value.dropFirst().drop(while: \.isWhitespace)
            guard let quote = quoted.first, quote == "\"" || quote == "'" else { continue }
            return String(quoted.dropFirst().prefix { $0 != quote })
        }
        return nil
    }

    /// Whole pixels of a length without unit or in `px`.
    private static func number(_ text: String?) -> Int? {
        guard let text else { return nil }
        let digits = text.hasSuffix("px") ? String(text.dropLast(2)) : text
        return Double(digits).flatMap(whole)
    }

    private static func whole(_ length: Double) -> Int? {
        Int(foreign: length.rounded(), in: 1...1_000_000)
    }
}
