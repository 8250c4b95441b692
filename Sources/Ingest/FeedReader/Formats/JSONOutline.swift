import Basics

/// The brackets of a JSON text, to say what is wrong with one that cannot be read.
struct JSONOutline {
    private(set) var depth = 0
    private(set) var isClosed = true

    init(_ text: [UInt8]) {
        var open = 0
        var marks = JSONMarks(text)
        while let mark = marks.next() {
            switch mark.byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                open += 1
                depth = max(depth, open)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): open -= 1
            default: break
            }
        }
        isClosed = open <= 0 && !marks.isBroken
    }
}
