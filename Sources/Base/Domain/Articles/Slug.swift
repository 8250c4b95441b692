import Basics

/// Turns a headline into the readable part of an address.
public enum Slug {
    /// ASCII letters, digits and hyphens, accents folded, at most `limit` characters, cut at a word.
    /// Empty when nothing of the text folds to ASCII.
    public static func make(_ text: String, limit: Int) -> String {
        var slug: [UInt8] = []
        var word: [UInt8] = []
        for byte in Folding.fold(text).utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                word.append(byte)
            case UInt8(ascii: "'"): continue
            default:
                guard add(word, to: &slug, limit) else {
                    return String(decoding: slug, as: UTF8.self)
                }
                word.removeAll(keepingCapacity: true)
            }
        }
        _ = add(word, to: &slug, limit)
        return String(decoding: slug, as: UTF8.self)
    }

    /// - Returns: whether there was room for it.
    private static func add(_ word: [UInt8], to slug: inout [UInt8], _ limit: Int) -> Bool {
        if word.isEmpty { return true }
        if slug.isEmpty {
            slug += word.prefix(limit)
            return true
        }
        guard slug.count + 1 + word.count <= limit else { return false }
        slug.append(UInt8(ascii: "-"))
        slug += word
        return true
    }
}
