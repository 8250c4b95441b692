/// One way to write a place: the word before its colon, and what is made of the text after it.
struct PlaceScheme<Place>: Sendable {
    typealias Reading = @Sendable (WrittenPlace) throws(ExitReason) -> Place?

    /// The words that may stand before the colon, the one of the example first.
    let names: [String]
    /// As a hint shows it.
    let example: String
    /// Nil for what is no such place. It asks no host and calls no program.
    let read: Reading

    init(_ names: String..., example: String, read: @escaping Reading) {
        self.names = names
        self.example = example
        self.read = read
    }
}
