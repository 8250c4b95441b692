/// An identity as the tables compare it, by its bytes: texts that differ only in how their accents are put together are two.
struct ExactIdentity: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (one: Self, other: Self) -> Bool {
        one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        var text = self.text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
