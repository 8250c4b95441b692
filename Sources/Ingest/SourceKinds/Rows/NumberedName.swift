import Basics

/// A name with its place among its siblings before it, as `12. Great Ape`.
struct NumberedName {
    let number: Int?
    /// The name without the number.
    let name: String

    init(_ text: String) {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text.dropFirst(digits.count)
        guard !digits.isEmpty, let number = Int(foreign: digits), rest.first == "." else {
            (self.number, name) = (nil, text)
            return
        }
        self.number = number
        let bare = String(rest.dropFirst()).trimmed
        name = bare.isEmpty ? text : bare
    }
}
